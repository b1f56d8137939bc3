/** How the board names things that are no titles and yet are spoken of: titles are named by their keys. */
export const goodsKey = (id: number): string => `goods:${id}`;
export const articleKey = (name: string): string => `article:${name}`;

/** The number of the thing that a key names; undefined when it names no thing of the market. */
export function goodsIn(key: string): number | undefined {
  const id = /^goods:([1-9]\d{0,14})$/.exec(key)?.[1];
  return id === undefined ? undefined : Number(id);
}

/** The name of the article that a key names; undefined when it names none. */
export const articleIn = (key: string): string | undefined => /^article:(.+)$/.exec(key)?.[1];

/** What a key names. A title or a thing is reviewed once by each member; under an article anything may be said. */
export function subjectKind(key: string): 'title' | 'goods' | 'article' {
  if (goodsIn(key) !== undefined) return 'goods';
  return articleIn(key) === undefined ? 'title' : 'article';
}
