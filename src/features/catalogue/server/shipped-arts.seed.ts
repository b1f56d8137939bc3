import { chooseArtsInLists } from '../../cover/server/cover.service.ts';
import { KINDS } from '../kinds.pure.ts';
import { curatedOrigin, type ShippedCuratedList } from './shipped-curated.seed.ts';
import type { NewTitle } from './title.rules.ts';
import { artSubject, neighbourLists } from './title-neighbours.rules.ts';

/** The face of every shipped title by its origin: the same on every site, whenever it was set up. */
export function shippedArts(all: readonly NewTitle[], curated: readonly ShippedCuratedList[]): Map<string, string> {
  const titles = all.toSorted((one, other) => other.heat - one.heat);
  const numberOf = new Map(titles.map(({ origin }, number) => [origin, number]));
  const lists = curated.map(({ items }) =>
    items.flatMap((item) => {
      const kinds = [item.kind, ...KINDS.map(({ name }) => name)];
      return kinds.flatMap((kind) => numberOf.get(curatedOrigin({ ...item, kind })) ?? []).slice(0, 1);
    }),
  );
  const arts = chooseArtsInLists(titles.map(artSubject), [...lists, ...neighbourLists(titles)]);
  return new Map(titles.map(({ origin }, number) => [origin ?? '', arts[number] ?? '']));
}
