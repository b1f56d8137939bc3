/** What the test of it needs to know. */
export function unpack(place: { root: string; cache: string; withTools: boolean }): Promise<boolean>;
