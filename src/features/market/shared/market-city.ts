import { storedValue } from '#/web/local-storage.ts';

/** The place one looks around from. The specification has its name. */
export const MARKET_CITY = storedValue<{ city?: string }>('marketCity');
