// Chooses the faces of all shipped titles anew and writes them to the shipped content. A face is for ever, so this belongs to a
// new edition of the covers only; titles that are shipped later get theirs when they come in.
import { writeFileSync } from 'node:fs';
import { KINDS } from '#/features/catalogue/kinds.pure.ts';
import { ARTS_FILE } from '#/features/catalogue/server/shipped-arts.seed.ts';
import { readShippedTitles } from '#/features/catalogue/server/shipped-content.seed.ts';
import { CONTENT_FOLDER, curatedOrigin, readCuratedLists } from '#/features/catalogue/server/shipped-curated.seed.ts';
import { artSubject, neighbourLists, WEEK_OF } from '#/features/catalogue/server/title-neighbours.rules.ts';
import { chooseArtsInLists } from '#/features/cover/server/cover.service.ts';

const all = await readShippedTitles(CONTENT_FOLDER, WEEK_OF);
const titles = all.toSorted((one, other) => other.heat - one.heat);
const numberOf = new Map(titles.map(({ origin }, number) => [origin, number]));
const lists = (await readCuratedLists(CONTENT_FOLDER)).map(({ items }) =>
  items.flatMap((item) => {
    const kinds = [item.kind, ...KINDS.map(({ name }) => name)];
    return kinds.flatMap((kind) => numberOf.get(curatedOrigin({ ...item, kind })) ?? []).slice(0, 1);
  }),
);
const arts = chooseArtsInLists(titles.map(artSubject), [...lists, ...neighbourLists(titles)]);
const rows = titles.map(({ origin }, number) => JSON.stringify([origin, arts[number]]));
writeFileSync(new URL(ARTS_FILE, CONTENT_FOLDER), `${rows.join('\n')}\n`);
