/**
 * The first of each shop. The same offer of another branch, whose title differs in the street alone (… · 北山街), is none of
 * its own.
 */
export function onePerShop<Item extends { shop: string; title: string }>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ shop, title }) => {
    const names = [shop && `shop ${shop}`, `offer ${title.split(' · ')[0]}`].filter(Boolean);
    if (names.some((name) => seen.has(name))) return false;
    for (const name of names) seen.add(name);
    return true;
  });
}
