import type { LabelledList } from './play-labels.rules.ts';
import type { Title, TitleFacts } from './title.rules.ts';

/** What a source may say about a title. Where to watch it lawfully is not among it. */
export type SourcedFacts = Omit<TitleFacts, 'platforms'>;
export type SourcedField = keyof SourcedFacts;

/** What one item of one source says. */
export interface Layer {
  sourceId: number;
  itemId: string;
  facts: SourcedFacts;
  scores: { source: string; score: number }[];
  /** The names under which its episodes stand. */
  labels: string[];
  digest: string;
  itemTime: number;
  addedAt: number;
  /** Its source no longer has it: its episodes are put away. */
  isGone?: boolean;
}

const SOURCED_FIELDS = [
  'name',
  'kind',
  'year',
  'aliases',
  'regions',
  'languages',
  'genres',
  'directors',
  'actors',
  'releaseDate',
  'duration',
  'cover',
  'summary',
  'remark',
  'isFinished',
] as const satisfies SourcedField[];

export interface Merged {
  facts: SourcedFacts;
  /** Which source each field comes from; those of our own are left out. */
  from: Partial<Record<SourcedField, number>>;
}

const MOST_ALIASES = 20;

/**
 * One set of facts from what was known (`base`, null for a title that sources brought) and what sources say: what is
 * known stands, a gap is filled by the source that came first. Remarks follow the news: the source that changed last.
 */
export function mergeLayers(
  base: SourcedFacts | null,
  layers: readonly Layer[],
  keyOf: (name: string) => string,
): Merged {
  const ordered = [...layers].sort((one, other) => one.addedAt - other.addedAt || one.sourceId - other.sourceId);
  const first = base ?? ordered[0]?.facts;
  if (!first) throw new Error('nothing is said about this title');
  const facts: SourcedFacts = { ...first };
  const from: Merged['from'] = {};
  const owner = base ? undefined : ordered[0]?.sourceId;
  for (const field of SOURCED_FIELDS) {
    if (owner !== undefined && !isEmpty(facts[field])) from[field] = owner;
    if (!isEmpty(facts[field])) continue;
    const filler = ordered.find((layer) => !isEmpty(layer.facts[field]));
    if (filler) {
      take(facts, filler.facts, field);
      from[field] = filler.sourceId;
    }
  }
  facts.aliases = joinAliases(facts, ordered, keyOf);
  const finisher = ordered.find((layer) => layer.facts.isFinished);
  if (!base?.isFinished) {
    const newest = ordered
      .filter(({ facts: said }) => said.remark !== '')
      .sort((one, other) => other.itemTime - one.itemTime)[0];
    if (newest) {
      facts.remark = newest.facts.remark;
      from.remark = newest.sourceId;
    }
    if (finisher) {
      facts.isFinished = true;
      from.isFinished = finisher.sourceId;
    }
  }
  return { facts, from };
}

/**
 * `before` is what the sources made of it the last time: whatever differs from that was changed by a person and stays, and so
 * does what is locked.
 */
export function keepEdits(
  current: SourcedFacts,
  before: SourcedFacts,
  after: Merged,
  locks: readonly string[] = [],
): Merged {
  const facts: SourcedFacts = { ...current };
  const from: Merged['from'] = {};
  for (const field of SOURCED_FIELDS) {
    if (locks.includes(field) || !isSame(current[field], before[field])) continue;
    take(facts, after.facts, field);
    const source = after.from[field];
    if (source !== undefined) from[field] = source;
  }
  return { facts, from };
}

export interface FieldChange {
  field: SourcedField;
  before: string;
  after: string;
}

export function changesBetween(before: SourcedFacts, after: SourcedFacts): FieldChange[] {
  return fieldsChanged(before, after).map((field) => ({
    field,
    before: shown(before[field]),
    after: shown(after[field]),
  }));
}

export interface FieldOrigin {
  field: SourcedField;
  value: string;
  /** Null for our own. */
  sourceId: number | null;
  /** Sources leave it alone: locked, or changed by hand. */
  isLocked: boolean;
  /** What each source says of it, where it says something. */
  said: { sourceId: number; value: string }[];
}

/** Where every field of a title comes from. */
export function originsOf(
  current: SourcedFacts,
  base: SourcedFacts | null,
  layers: readonly Layer[],
  keyOf: (name: string) => string,
  locks: readonly string[] = [],
): FieldOrigin[] {
  const merged = layers.length > 0 ? mergeLayers(base, layers, keyOf) : undefined;
  const from = merged ? keepEdits(current, merged.facts, merged, locks).from : {};
  return SOURCED_FIELDS.map((field) => ({
    field,
    value: shown(current[field]),
    sourceId: from[field] ?? null,
    isLocked: locks.includes(field) || (merged !== undefined && !isSame(current[field], merged.facts[field])),
    said: layers
      .filter(({ facts }) => !isEmpty(facts[field]))
      .map(({ sourceId, facts }) => ({ sourceId, value: shown(facts[field]) })),
  }));
}

/** These fields as the sources have them, where there are sources. */
export function followSources(
  current: SourcedFacts,
  base: SourcedFacts | null,
  layers: readonly Layer[],
  keyOf: (name: string) => string,
  fields: readonly string[],
): SourcedFacts {
  const facts = { ...current };
  if (layers.length === 0) return facts;
  const merged = mergeLayers(base, layers, keyOf).facts;
  for (const field of SOURCED_FIELDS) if (fields.includes(field)) take(facts, merged, field);
  return facts;
}

/** The fields in which two differ. */
export const fieldsChanged = (before: SourcedFacts, after: SourcedFacts): SourcedField[] =>
  SOURCED_FIELDS.filter((field) => !isSame(before[field], after[field]));

/** Whether a title would be found by other words or stand in other lists. */
export function isFoundDifferently(before: SourcedFacts, after: SourcedFacts): boolean {
  const fields: SourcedField[] = [
    'name',
    'kind',
    'year',
    'aliases',
    'regions',
    'genres',
    'directors',
    'actors',
    'isFinished',
  ];
  return fields.some((field) => !isSame(before[field], after[field]));
}

/** The scores of all sources, each source once; the one that changed last wins. */
export function mergeScores(kept: Layer['scores'], layers: readonly Layer[]): Layer['scores'] {
  const scores = new Map(kept.map(({ source, score }) => [source, score]));
  for (const layer of [...layers].sort((one, other) => one.itemTime - other.itemTime)) {
    for (const { source, score } of layer.scores) scores.set(source, score);
  }
  return [...scores].map(([source, score]) => ({ source, score }));
}

function joinAliases(facts: SourcedFacts, layers: readonly Layer[], keyOf: (name: string) => string): string[] {
  const known = new Set([facts.name, ...facts.aliases].map(keyOf));
  const all = [...facts.aliases];
  for (const name of layers.flatMap((layer) => [layer.facts.name, ...layer.facts.aliases])) {
    const key = keyOf(name);
    if (key === '' || known.has(key)) continue;
    known.add(key);
    all.push(name);
  }
  return all.slice(0, Math.max(MOST_ALIASES, facts.aliases.length));
}

function take<Field extends SourcedField>(into: SourcedFacts, out: SourcedFacts, field: Field): void {
  into[field] = out[field];
}

function isEmpty(value: SourcedFacts[SourcedField]): boolean {
  return value === '' || value === null || value === false || (Array.isArray(value) && value.length === 0);
}

function isSame(one: SourcedFacts[SourcedField], other: SourcedFacts[SourcedField]): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

function shown(value: SourcedFacts[SourcedField]): string {
  if (Array.isArray(value)) return value.join('、');
  if (typeof value === 'boolean') return value ? '已完结' : '未完结';
  return String(value ?? '');
}

/** What a source changes about a title. */
export interface TitleChange {
  before: Title;
  facts: SourcedFacts;
  scores: Layer['scores'];
  updatedAt: number;
  /** Absent: as it was, or yes where `updatedAt` moves. */
  isDated?: boolean;
  /** Lists of these names give way to the new ones. */
  oldLabels: readonly string[];
  lists: readonly LabelledList[];
  /** Kept aside when the first source speaks about a title of our own. */
  newBase: SourcedFacts | null;
}
