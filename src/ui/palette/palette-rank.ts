import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

/** How well an entry fits, the smaller the better; null when it does not. */
function rankOf({ label, keywords = [] }: PaletteEntry, words: string): number | null {
  const wanted = plain(words);
  const name = plain(label);
  const others = keywords.map(plain);
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (others.includes(wanted)) return 2;
  if (name.includes(wanted)) return 3;
  if (others.some((other) => other.startsWith(wanted))) return 4;
  if (others.some((other) => other.includes(wanted))) return 5;
  return isScattered(wanted, name) ? 6 : null;
}

/** What is left of the groups for these words, best first; entries that fit equally well keep their order. */
export function rankGroups(groups: readonly PaletteGroup[], words: string): PaletteGroup[] {
  if (plain(words) === '') return [...groups];
  return groups.flatMap(({ title, entries }) => {
    const fitting = entries.flatMap((entry) => {
      const rank = rankOf(entry, words);
      return rank === null ? [] : [{ entry, rank }];
    });
    fitting.sort((one, other) => one.rank - other.rank);
    return fitting.length === 0 ? [] : [{ title, entries: fitting.map(({ entry }) => entry) }];
  });
}

/** Full-width and half-width, capitals and small letters, with and without spaces are the same. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** All characters occur in this order, with others in between: 短工 finds 短链接工具. */
function isScattered(wanted: string, name: string): boolean {
  let from = 0;
  for (const character of wanted) {
    const found = name.indexOf(character, from);
    if (found === -1) return false;
    from = found + character.length;
  }
  return true;
}
