/** How often each of them is there. */
export function countEach<Thing>(things: readonly Thing[]): [thing: Thing, count: number][] {
  const counts = new Map<Thing, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts];
}
