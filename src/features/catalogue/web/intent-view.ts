import type { UnderstoodPart } from '../any-item.contract.ts';
import { searchPath } from '../any-path.pure.ts';

interface Found {
  Understood: readonly UnderstoodPart[];
  Like: { Name: string } | null;
}

export interface IntentView {
  chips: { label: string; text: string; to: string }[];
  /** Where nothing was found: what to give up, the most rewarding first. */
  giveUp: { text: string; count: number; to: string }[];
  like: { name: string; to: string } | null;
  more: { text: string; to: string }[];
  asName: { words: string; to: string };
}

/** What would narrow most lists further; each is offered where nothing of its field was asked for. */
const MORE: readonly { field: UnderstoodPart['Field']; text: string; kinds?: readonly string[] }[] = [
  { field: 'worth', text: '高分' },
  { field: 'period', text: '近三年' },
  { field: 'length', text: '12集以内', kinds: ['tv'] },
  { field: 'length', text: '两小时以内', kinds: ['movie'] },
  { field: 'state', text: '已完结', kinds: ['tv', 'anime', 'variety'] },
];

/** Undefined where the words were a name and nothing else. */
export function toIntentView(words: string, { Understood, Like }: Found): IntentView | undefined {
  if (Understood.length === 0 && !Like) return undefined;
  const fields = new Set(Understood.map(({ Field }) => Field));
  const kinds = Understood.filter(({ Field }) => Field === 'kind').map(({ Value }) => Value);
  const more = MORE.filter(
    (one) =>
      !fields.has(one.field) && (!one.kinds || (kinds.length > 0 && kinds.every((kind) => one.kinds?.includes(kind)))),
  );
  return {
    chips: Understood.map(({ Label, Text, Without }) => ({ label: Label, text: Text, to: wordsPath(Without) })),
    giveUp: Understood.filter(({ WithoutTotal }) => (WithoutTotal ?? 0) > 0)
      .sort((one, other) => (other.WithoutTotal ?? 0) - (one.WithoutTotal ?? 0))
      .map(({ Text, Without, WithoutTotal }) => ({ text: Text, count: WithoutTotal ?? 0, to: wordsPath(Without) })),
    like: Like && { name: Like.Name, to: wordsPath(Understood.map(({ Text }) => Text).join(' ')) },
    more: Like ? [] : more.map(({ text }) => ({ text, to: searchPath(`${words} ${text}`) })),
    asName: { words, to: `${searchPath(words)}&as=name` },
  };
}

/** Without any words it is the search box again. */
function wordsPath(words: string): string {
  return words === '' ? '/anys/search' : searchPath(words);
}
