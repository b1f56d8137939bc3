/** The longest text a cell of a spreadsheet program holds. What is longer is cut: no column here takes as much. */
export const MOST_CELL_LENGTH = 32_767;
/** Columns beyond these are not read. */
export const MOST_COLUMNS = 256;
