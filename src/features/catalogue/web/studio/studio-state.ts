import type { AnyDetail } from '../../any-item.contract.ts';
import { NEW_TITLE, type TypedTitle } from '../title-edit.ts';
import type { Episode } from './read-episodes.ts';

export interface PlayGroup {
  name: string;
  sets: Episode[];
}

export type PlatformRow = AnyDetail['Platforms'][number];
export type RelationKindName = AnyDetail['Relations'][number]['Kind'];

export interface RelatedTitle {
  Key: string;
  Name: string;
  TypeName: string;
  Year: number | null;
  Kind: RelationKindName;
}

/** A title as it is being edited. */
export interface StudioState {
  typed: TypedTitle;
  /** Which drawing stands for it; empty for one that is not there yet. */
  art: string;
  groups: PlayGroup[];
  platforms: PlatformRow[];
  relations: RelatedTitle[];
  /** Locks that were set or taken off by hand: a field, or `sets:` and the name of a list. */
  locks: Record<string, boolean>;
}

/** What a source says of a field, and whether it may change it. */
export interface FieldOrigin {
  Field: string;
  Source: string;
  IsLocked: boolean;
  Said: { Source: string; Value: string }[];
}

export const NEW_STATE: StudioState = {
  typed: NEW_TITLE,
  art: '',
  groups: [],
  platforms: [],
  relations: [],
  locks: {},
};

export const RELATION_NAMES: Record<RelationKindName, string> = {
  season: '同系列',
  remake: '翻拍',
  source: '同原著',
};

export const FIELD_NAMES: Record<keyof TypedTitle, string> = {
  Name: '片名',
  TypeName: '类型',
  Year: '年份',
  ReleaseDate: '上映日期',
  Aliases: '又名',
  Genres: '题材',
  Regions: '地区',
  Languages: '语言',
  Directors: '导演',
  Actors: '主演',
  Duration: '时长',
  Remark: '更新备注',
  Cover: '封面',
  CoverChoice: '封面',
  Summary: '简介',
  IsFinished: '完结',
};

/** What others may have changed meanwhile, by the names of the API. Lists of episodes go by themselves. */
export const READ_NAMES: Readonly<Record<string, string>> = {
  ...FIELD_NAMES,
  Platforms: '正版平台',
  Relations: '关联',
  Sets: '选集',
};

/** A title as it was answered, to be held against what it is when it is saved. */
export const readOf = (title: AnyDetail) =>
  Object.fromEntries(Object.entries(title).filter(([name]) => name in READ_NAMES && name !== 'Sets'));

export const isFieldChanged = (now: TypedTitle, before: TypedTitle, field: keyof TypedTitle) =>
  now[field].trim() !== before[field].trim();

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What is not saved yet, in words. */
export function unsavedOf(now: StudioState, before: StudioState): string[] {
  const fields = (Object.keys(FIELD_NAMES) as (keyof TypedTitle)[])
    .filter((field) => isFieldChanged(now.typed, before.typed, field))
    .map((field) => FIELD_NAMES[field]);
  return [
    ...new Set([
      ...fields,
      ...(now.art === before.art ? [] : ['封面']),
      ...(isSame(now.groups, before.groups) ? [] : ['选集']),
      ...(isSame(now.platforms, before.platforms) ? [] : ['正版平台']),
      ...(isSame(now.relations, before.relations) ? [] : ['关联']),
      ...(Object.keys(now.locks).length === 0 ? [] : ['锁定']),
    ]),
  ];
}

/** What the form sends beside its fields: only what was changed. Lists of episodes that others changed meanwhile stay theirs. */
export interface StudioExtras {
  groups?: { put: PlayGroup[]; dropped: string[]; order: string[]; was: PlayGroup[] };
  platforms?: PlatformRow[];
  relations?: { Key: string; Kind: RelationKindName }[];
  art?: string;
  lock: string[];
  unlock: string[];
}

export function extrasOf(now: StudioState, before: StudioState): StudioExtras {
  const old = new Map(before.groups.map((group) => [group.name, group]));
  const put = now.groups.filter((group) => !isSame(old.get(group.name), group));
  const dropped = before.groups.map(({ name }) => name).filter((name) => !now.groups.some((one) => one.name === name));
  const touched = new Set([...put.map(({ name }) => name), ...dropped]);
  const was = [...touched].map((name) => old.get(name) ?? { name, sets: [] });
  const asked = Object.entries(now.locks);
  return {
    ...(isSame(now.groups, before.groups)
      ? {}
      : { groups: { put, dropped, order: now.groups.map(({ name }) => name), was } }),
    ...(isSame(now.platforms, before.platforms) ? {} : { platforms: now.platforms }),
    ...(isSame(now.relations, before.relations)
      ? {}
      : { relations: now.relations.map(({ Key, Kind }) => ({ Key, Kind })) }),
    ...(now.art === before.art ? {} : { art: now.art }),
    lock: asked.filter(([, isLocked]) => isLocked).map(([name]) => name),
    unlock: asked.filter(([, isLocked]) => !isLocked).map(([name]) => name),
  };
}

type NamedSet = AnyDetail['Sets'][number];

/** Lists of episodes by their name, in the order in which they stand. */
export function groupsOf(sets: readonly NamedSet[]): PlayGroup[] {
  const byName = Map.groupBy(sets, ({ Source }) => Source);
  return [...byName].map(([name, own]) => ({ name, sets: own.map(({ Name, Url }) => ({ name: Name, url: Url })) }));
}

/** The lists that are there now with these changes: what others did to other lists stays. */
export function setsAfter(
  present: readonly NamedSet[],
  { put, dropped, order }: Omit<NonNullable<StudioExtras['groups']>, 'was'>,
) {
  const groups = new Map(groupsOf(present).map((group) => [group.name, group]));
  for (const name of dropped) groups.delete(name);
  for (const group of put) groups.set(group.name, group);
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...groups.values()]
    .toSorted((one, other) => place(one.name) - place(other.name))
    .flatMap(({ name, sets }) => sets.map((set) => ({ Name: set.name, Url: set.url, Source: name })));
}
