/** The four kinds of titles: how addresses name them, and how people do. */
export const KINDS = [
  { slug: 'movie', name: '电影' },
  { slug: 'tv', name: '电视剧' },
  { slug: 'variety', name: '综艺' },
  { slug: 'anime', name: '动漫' },
] as const;

export type KindSlug = (typeof KINDS)[number]['slug'];
export type KindName = (typeof KINDS)[number]['name'];
export type Kind = (typeof KINDS)[number];

/** By either name. An empty text means every kind and is `null`; anything else that is unknown is `undefined`. */
export function kindOf(text: string): Kind | null | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  return KINDS.find(({ slug, name }) => slug === wanted || name === wanted);
}
