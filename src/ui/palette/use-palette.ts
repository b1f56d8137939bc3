import { type KeyboardEvent, useEffect, useState } from 'react';
import type { PaletteEntry, PaletteGroup, PaletteSource } from './palette-entry.ts';
import { rankGroups } from './palette-rank.ts';
import { createPaletteSearch } from './palette-search.ts';

interface Row {
  entry: PaletteEntry;
  /** The id of the element that shows it. */
  id: string;
}

export type Asking = 'no' | 'yes' | 'failed';

export interface RowGroup {
  title: string;
  rows: readonly Row[];
}

/** What the palette shows for the words typed, and which row the arrow keys are on. */
export function usePalette(
  { groups, first: before, search, handOff, isFoundLast = false }: PaletteSource,
  idPrefix: string,
  go: (entry: PaletteEntry) => void,
  openBeside: (entry: PaletteEntry) => void,
) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const { found, asking, ask } = useFound(search);
  const words = typed.trim();

  const fixed = words === '' && before ? before : rankGroups(groups, words);
  const shown: readonly PaletteGroup[] = isFoundLast ? [...fixed, ...found] : [...found, ...fixed];
  const last = words && handOff ? [{ title: '别处', entries: [handOff(words)] }] : [];
  const rowGroups = withIds([...shown, ...last], idPrefix);
  const rows = rowGroups.flatMap((group) => group.rows);
  // Rows found for the words before are still shown while the new ones are asked for, but Enter must not mean them.
  const first = asking === 'yes' && !isFoundLast ? found.reduce((count, { entries }) => count + entries.length, 0) : 0;
  const position = Math.min(chosen ?? first, rows.length - 1);
  const active = rows[position];

  /** While an input method is composing, only the fixed rows follow; others are asked for once it has finished. */
  function type(text: string, isComposing: boolean) {
    setTyped(text);
    if (isComposing) return;
    setChosen(null);
    ask(text.trim());
  }

  function onKeyDown(event: KeyboardEvent) {
    // 229 is how Safari marks the Enter that ends a composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229 || rows.length === 0) return;
    const next = { ArrowDown: position + 1, ArrowUp: position - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (next !== undefined) setChosen((next + rows.length) % rows.length);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && active?.entry.also) openBeside(active.entry);
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && active?.entry.href)
      window.open(active.entry.href, '_blank', 'noopener');
    else if (event.key === 'Enter' && active) go(active.entry);
    else return;
    event.preventDefault();
  }

  return { typed, type, words, rowGroups, active, asking, onKeyDown };
}

function useFound(search: PaletteSource['search']) {
  const [found, setFound] = useState<readonly PaletteGroup[]>([]);
  const [asking, setAsking] = useState<Asking>('no');
  const [asker] = useState(() =>
    createPaletteSearch<readonly PaletteGroup[]>((words, signal) => search?.(words, signal) ?? Promise.resolve([]), {
      onAnswer(groups) {
        setFound(groups);
        setAsking('no');
      },
      onFail() {
        setFound([]);
        setAsking('failed');
      },
    }),
  );
  useEffect(() => () => asker.stop(), [asker]);

  function ask(words: string) {
    setAsking(words !== '' && search ? 'yes' : 'no');
    if (words === '') setFound([]);
    asker.search(words);
  }
  return { found, asking, ask };
}

function withIds(groups: readonly PaletteGroup[], prefix: string): RowGroup[] {
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }, group) => ({
      title,
      rows: entries.map((entry, index) => ({ entry, id: `${prefix}-${group}-${index}` })),
    }));
}
