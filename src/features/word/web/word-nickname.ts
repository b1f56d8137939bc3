import { storedValue } from '#/web/local-storage.ts';

/** What a visitor called themselves on the board. */
export const WORD_NICKNAME = storedValue<string>('wordNickname');
