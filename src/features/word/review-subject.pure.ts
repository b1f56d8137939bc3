/** How the board names things of the market that are reviewed, where it names titles by their keys. */
export const goodsKey = (id: number): string => `goods:${id}`;

/** The number of the thing that a key names; undefined when it names a title. */
export function goodsIn(key: string): number | undefined {
  const id = /^goods:([1-9]\d{0,14})$/.exec(key)?.[1];
  return id === undefined ? undefined : Number(id);
}
