/** The episodes one player of a source has. */
export interface PlayList {
  player: string;
  sets: { name: string; url: string }[];
}

export interface LabelledList {
  label: string;
  sets: { name: string; url: string }[];
}

const LABEL_LENGTH = 50;

/**
 * Episodes stand under the name of their source, with the player's where there are several. `others` are the lists that
 * the title has already: their names are taken, and a list that is the same as one of them is left out.
 */
export function labelLists(
  source: string,
  lists: readonly PlayList[],
  others: readonly LabelledList[],
): LabelledList[] {
  const taken = new Set(others.map(({ label }) => label));
  const known = new Set(others.map(({ sets }) => signOf(sets)));
  const labelled: LabelledList[] = [];
  for (const { player, sets } of lists) {
    const sign = signOf(sets);
    if (sets.length === 0 || known.has(sign)) continue;
    known.add(sign);
    const label = freeLabel(lists.length > 1 && player ? `${source}·${player}` : source, taken);
    taken.add(label);
    labelled.push({ label, sets });
  }
  return labelled;
}

function freeLabel(wanted: string, taken: ReadonlySet<string>): string {
  const start = wanted.slice(0, LABEL_LENGTH - 4);
  for (let number = 1; ; number++) {
    const label = number === 1 ? start : `${start} ${number}`;
    if (!taken.has(label)) return label;
  }
}

function signOf(sets: LabelledList['sets']): string {
  return sets.map(({ url }) => url).join('\n');
}

/** Names of the episodes in the longest list. */
export function longestOf(lists: readonly Pick<LabelledList, 'sets'>[]): string[] {
  const [longest] = lists.toSorted((one, other) => other.sets.length - one.sets.length);
  return longest?.sets.map(({ name }) => name) ?? [];
}
