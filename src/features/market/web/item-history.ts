import { readStored, useStored, writeStored } from '#/web/local-storage.ts';
import type { MiniCard } from './mini-cards.tsx';

const MOST = 60;

/** Items opened on this device, the latest first. Stays here: it is nobody else's business. */
export function useItemHistory(): MiniCard[] {
  return cardsIn(useStored<unknown>('marketHistory'));
}

export function rememberItem(card: MiniCard): void {
  if (readStored('visitPrivate') === true) return;
  const others = cardsIn(readStored('marketHistory')).filter(({ id }) => id !== card.id);
  writeStored('marketHistory', [card, ...others].slice(0, MOST));
}

export function clearItemHistory(): void {
  writeStored('marketHistory', []);
}

function cardsIn(stored: unknown): MiniCard[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (one): one is MiniCard =>
      typeof one === 'object' && one !== null && Number.isSafeInteger(one.id) && typeof one.title === 'string',
  );
}
