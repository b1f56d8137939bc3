import type { ReactNode } from 'react';

export interface PaletteEntry {
  /** Unique within its group. */
  id: string;
  label: string;
  /** Where it leads, or else what it does. */
  href?: string;
  run?: () => void;
  /** An icon or a rank, left of the label. */
  icon?: ReactNode;
  /** The right column: kind and year, the address, or why it matched. */
  note?: ReactNode;
  /** What else can be done with it, by Ctrl or ⌘ and Enter, without going there. */
  also?: { label: string; view: ReactNode };
  /** Other words it is found by, e.g. pinyin and its initials. */
  keywords?: readonly string[];
}

export interface PaletteGroup {
  title: string;
  entries: readonly PaletteEntry[];
}

export interface PaletteSource {
  /** Always there, filtered and ordered by the words typed. */
  groups: readonly PaletteGroup[];
  /** Shown instead of them while nothing is typed. */
  first?: readonly PaletteGroup[];
  /** Answers from elsewhere, shown above the fixed groups. */
  search?: (words: string, signal: AbortSignal) => Promise<readonly PaletteGroup[]>;
  /** The last row: where to go on with these words when nothing here fits. */
  handOff?: (words: string) => PaletteEntry;
  placeholder?: string;
  /** Answers from elsewhere stand below the fixed groups. */
  isFoundLast?: boolean;
  /** A line at the foot: which keys do what. */
  foot?: string;
}
