/** The position of the pictures: what a server sends for `e2e/rules-pictures.json`. A test compares them. */
import type { BoardView, SheetView } from "../wire";
import json from "./position.json";

export const board = json.board as BoardView;
export const sheet = json.sheet as SheetView;
/** The same without Banquets & Raids. */
export const plainBoard: BoardView = {
  ...board,
  plazas: board.plazas.map((plaza) => ({ ...plaza, tile: null })),
};
