import { z } from 'zod';
import { INTENT_FIELDS } from './intent-fields.pure.ts';
import { MATCH_KINDS } from './match-reason.pure.ts';

const TypeName = z.enum(['电影', '电视剧', '综艺', '动漫']);
const names = z.array(z.string());

/** A title as lists show it. */
export const Any = z.object({
  Key: z.string(),
  Name: z.string(),
  Aliases: names,
  TypeName,
  Year: z.int().nullable(),
  Regions: names,
  Languages: names,
  Genres: names,
  Directors: names,
  Actors: names,
  /** 2019-02-05, 2019 or empty. */
  ReleaseDate: z.string(),
  Duration: z.string(),
  /** Bayesian mean of what members gave; null until there is one. */
  Rating: z.number().nullable(),
  RatingCount: z.int(),
  Cover: z.string(),
  Summary: z.string(),
  Hot: z.int(),
  /** 2019-02-05T20:00:00+08:00, or 2019 where only the year is known. */
  UpdatedTime: z.string(),
  Remark: z.string(),
  IsFinished: z.boolean(),
});

/** Direct: the address is the title's own page there, not that site's search. */
const Platform = z.object({ Name: z.string(), Url: z.string(), Direct: z.boolean() });
const EpisodeSet = z.object({ Name: z.string(), Url: z.string(), Source: z.string() });
const SourceScore = z.object({ Source: z.string(), Score: z.number() });
const CuratedListName = z.object({ Key: z.string(), Name: z.string() });
/** Ten counts: how many members gave 1, 2, … 10. */
export const RatingHistogram = z.array(z.int()).length(10);

/** Which picture is shown: as the site says, the one given by a source, a provider or the operator, or the drawn one. */
export const CoverChoice = z.enum(['site', 'given', 'drawn'], '只能是 site、given 或 drawn');

/** Parts of one series, one made anew from the other, both from one book. */
export const RelationKind = z.enum(['season', 'remake', 'source'], '只能是 season、remake 或 source');

export const AnyDetail = Any.extend({
  CoverChoice,
  /** Whose picture the cover is; empty when it is drawn here or the site's own. */
  CoverFrom: z.string(),
  Platforms: z.array(Platform),
  /** In the order of the story; pages show them newest first. */
  Sets: z.array(EpisodeSet),
  SourceScores: z.array(SourceScore),
  Collections: z.array(CuratedListName),
  RatingHistogram,
  /** What belongs to it by the operator's word. */
  Relations: z.array(z.object({ Key: z.string(), Kind: RelationKind })),
  /** The key that replaced the one asked for, after a rename or merge: redirect there with 301. Else null. */
  MovedTo: z.string().nullable(),
});

/** Compared with the days before: what the arrow of the hot list shows. */
export const RankedAny = Any.extend({ Trend: z.enum(['up', 'down', 'same']) });

export const Match = z.object({ By: z.enum(MATCH_KINDS), Text: z.string() });
export const FoundAny = Any.extend({ Match });
export const NamedAny = z.object({ Key: z.string(), Name: z.string(), TypeName, Year: z.int().nullable() });

/** A word of the search that became a filter. */
export const Understood = z.object({
  Field: z.enum(INTENT_FIELDS),
  /** As a chip shows it: 国产, 近三年, 王家卫. */
  Text: z.string(),
  /** What it stands for: a kind, names of genres or regions, years as in `year`, finished, minutes:1-180, score:9, a person. With a `-` before it: what titles must not be. */
  Value: z.string(),
  /** What kind of word it is, for readers: 类型, 导演. */
  Label: z.string(),
  /** The words without it. */
  Without: z.string(),
  /** Where nothing was found: how much would be found without it. Else null. */
  WithoutTotal: z.int().nullable(),
});

/** Value goes into the query; Name is shown. Counts leave out the row's own filter, so that one can switch. */
const FacetValue = z.object({ Value: z.string(), Name: z.string(), Count: z.int() });
export const Facets = z.object({
  TypeNames: z.array(FacetValue),
  Genres: z.array(FacetValue),
  Regions: z.array(FacetValue),
  Years: z.array(FacetValue),
});

export const CuratedList = z.object({
  Key: z.string(),
  Name: z.string(),
  Summary: z.string(),
  /** Empty: its first titles are shown instead. */
  Cover: z.string(),
  Count: z.int(),
  Items: z.array(Any),
});

/** None begins or ends with a space, which comes along when a name is copied. */
export const key = z.string('请指明内容').trim().min(1, '请指明内容').max(200, '内容标识太长');
export const keyQuery = z.object({ key });

export type UnderstoodPart = z.output<typeof Understood>;
export type AnyItem = z.output<typeof Any>;
export type RankedAnyItem = z.output<typeof RankedAny>;
export type FoundAnyItem = z.output<typeof FoundAny>;
export type AnyDetail = z.output<typeof AnyDetail>;
export type AnyFacets = z.output<typeof Facets>;
export type AnyCuratedList = z.output<typeof CuratedList>;
