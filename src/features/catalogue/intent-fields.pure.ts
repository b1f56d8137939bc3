/** What a word of a search may narrow the list by. */
export const INTENT_FIELDS = ['kind', 'genre', 'region', 'period', 'state', 'length', 'worth', 'person'] as const;

export type IntentField = (typeof INTENT_FIELDS)[number];
