import { useState } from 'react';
import type { Kept } from './kept-card.ts';

export interface Selection {
  size: number;
  isAll: boolean;
  has(id: string): boolean;
  toggle(id: string): void;
  toggleAll(): void;
}

/** Which of the shown favourites are chosen. */
export function useSelection(shown: readonly Kept[]): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = shown.map(({ id }) => id);
  const current = ids.filter((id) => chosen.includes(id));
  const isAll = current.length > 0 && current.length === ids.length;
  return {
    size: current.length,
    isAll,
    has: (id) => current.includes(id),
    toggle: (id) => setChosen(current.includes(id) ? current.filter((other) => other !== id) : [...current, id]),
    toggleAll: () => setChosen(isAll ? [] : ids),
  };
}
