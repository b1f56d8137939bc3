/** `orderType` of the lists. */
export const ORDER = { newest: 0, rating: 1, heat: 2 } as const;

/** Lists with a fixed size, as the specification has them. */
export const HOT_LIST = { pageSize: 10, orderType: ORDER.heat } as const;
export const NEW_LIST = { pageSize: 17, orderType: ORDER.newest } as const;
export const RELATED_SIZE = 10;
export const HOT_WORDS_SIZE = 10;

/** A list with filters ends here; a list of a whole kind, or of everything, goes on to its last row. */
export const FILTERED_LIST_END = 10_000;
