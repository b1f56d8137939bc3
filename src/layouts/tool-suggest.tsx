import { hitParts } from '#/features/catalogue/web/hit-text.ts';
import { toolPalette } from '#/features/tool/web/tool-palette.tsx';
import type { PaletteEntry } from '#/ui/palette/palette-entry.ts';
import { rankGroups } from '#/ui/palette/palette-rank.ts';
import { SearchSuggest } from './search-suggest.tsx';
import type { Suggestion, SuggestionGroup } from './suggestions.ts';

const MOST = 6;

/** Tools under the header's box as one types; before that, those one used and kept. */
export default function ToolSuggest({ input }: { input: HTMLInputElement }) {
  return <SearchSuggest input={input} ask={askTools} />;
}

async function askTools(words: string, prefix: string): Promise<SuggestionGroup[]> {
  const { groups, first = [], handOff } = await toolPalette();
  const fitting = words === '' ? first : rankGroups(groups, words);
  const shown = fitting
    .filter(({ entries }) => entries.length > 0)
    .map(({ title, entries }, group) => ({
      name: title,
      rows: entries.slice(0, MOST).map((entry, index) => toRow(entry, words, `${prefix}-${group}-${index}`)),
    }));
  if (words === '' || !handOff) return shown;
  return [...shown, { name: '别处', rows: [toRow(handOff(words), '', `${prefix}-all`)] }];
}

function toRow({ label, href = '/tool', note, icon }: PaletteEntry, words: string, id: string): Suggestion {
  return { id, to: href, parts: hitParts(label, words), note: typeof note === 'string' ? note : '', disc: icon };
}
