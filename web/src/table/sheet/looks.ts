/** The looks of a sheet and of its parts. */
import "./sheet.css";
import "./district.css";
import "./building.css";
import "./track.css";
import "./citizens.css";
