/** The longest text a cell of a spreadsheet program holds. What is longer is cut: no column here takes as much. */
export const MOST_CELL_LENGTH = 32_767;
/** Columns beyond these are not read. */
export const MOST_COLUMNS = 256;
/** Characters. What arrives is taken in at once by the process that serves pages. */
export const TEXT_AT_ONCE = 128 * 1024;
/** A workbook may name one long text in a million cells. */
export const MOST_TEXT = 32 * 1024 * 1024;
