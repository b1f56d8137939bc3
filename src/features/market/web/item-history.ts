import { VISIT_PRIVATE } from '#/features/history/shared/kept-history.ts';
import { readStored, storedValue, useStored, writeStored } from '#/web/local-storage.ts';
import type { MiniCard } from './mini-cards.tsx';

const SEEN = storedValue<unknown>('marketHistory');
const MOST = 60;

/** Items opened on this device, the latest first. Stays here: it is nobody else's business. */
export function useItemHistory(): MiniCard[] {
  return cardsIn(useStored(SEEN));
}

export function rememberItem(card: MiniCard): void {
  if (readStored(VISIT_PRIVATE) === true) return;
  const others = cardsIn(readStored(SEEN)).filter(({ id }) => id !== card.id);
  writeStored(SEEN, [card, ...others].slice(0, MOST));
}

export function clearItemHistory(): void {
  writeStored(SEEN, []);
}

function cardsIn(stored: unknown): MiniCard[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one): one is MiniCard =>
      typeof one === 'object' && one !== null && Number.isSafeInteger(one.id) && typeof one.title === 'string',
  );
}
