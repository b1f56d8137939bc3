/** Closes with six columns, four and three. */
export const LIST_SIZE = 24;
export const SEARCH_SIZE = 20;
