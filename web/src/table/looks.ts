/** The looks of the table, in this order: what is for odd windows wins. */
import "./table.css";
import "./windows.css";
