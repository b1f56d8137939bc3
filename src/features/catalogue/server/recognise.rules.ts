/** A work as it is told apart from others. Names are in the form that is compared. */
export interface WorkSigns {
  kind: string;
  year: number | null;
  name: string;
  aliases: readonly string[];
  people: readonly string[];
}

export interface KnownWork {
  id: number;
  kind: string;
  year: number | null;
  /** The names it shares with the one looked for: its own, or only an alias. */
  names: readonly { key: string; isMain: boolean }[];
  people: readonly string[];
  isRemoved: boolean;
}

/**
 * The title that a gathered item is about: same kind, a name in common, and years at most one apart. A name alone never
 * decides: where a year is missing, somebody who worked on both must be named. Undefined when there is none.
 */
export function recognise(wanted: WorkSigns, known: readonly KnownWork[]): KnownWork | undefined {
  let best: { work: KnownWork; score: number } | undefined;
  for (const work of known) {
    const score = likeness(wanted, work);
    if (score === 0) continue;
    if (!best || score > best.score || (score === best.score && work.id < best.work.id)) best = { work, score };
  }
  return best?.work;
}

/** 0 for another work; higher is surer. */
function likeness(wanted: WorkSigns, work: KnownWork): number {
  if (work.kind !== wanted.kind) return 0;
  const byName = work.names.some(({ key, isMain }) => key === wanted.name && isMain);
  const byAlias = work.names.some(({ key, isMain }) => key === wanted.name || (isMain && wanted.aliases.includes(key)));
  if (!byName && !byAlias) return 0;
  const inTime = timeLikeness(wanted, work);
  if (inTime === 0) return 0;
  // A title that can be seen goes before a tombstone of the same likeness.
  return inTime * 4 + (byName ? 2 : 0) + (work.isRemoved ? 0 : 1);
}

function timeLikeness(wanted: WorkSigns, work: KnownWork): number {
  if (wanted.year !== null && work.year !== null) {
    const apart = Math.abs(wanted.year - work.year);
    return apart > 1 ? 0 : 3 - apart;
  }
  return wanted.people.some((person) => work.people.includes(person)) ? 1 : 0;
}

/**
 * Whether a source has given the number of one work to another, as those do that are set up anew: no name and nobody in common, and
 * another kind, other years or other people. A name alone changes often: it is mended, or gets a season.
 */
export function isOtherWork(before: WorkSigns, after: WorkSigns): boolean {
  const names = [before.name, ...before.aliases];
  const isNamed = [after.name, ...after.aliases].some((name) =>
    names.some((one) => one === name || one.includes(name) || name.includes(one)),
  );
  if (isNamed || after.people.some((person) => before.people.includes(person))) return false;
  const isOfOtherTime = before.year !== null && after.year !== null && Math.abs(before.year - after.year) > 1;
  return before.kind !== after.kind || isOfOtherTime || (before.people.length > 0 && after.people.length > 0);
}
