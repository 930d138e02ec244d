/** The looks of a sheet and of its parts, for whoever draws one. */
import "./sheet.css";
import "./district.css";
import "./building.css";
import "./track.css";
import "./citizens.css";
