import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Art, artText, LAYOUTS, readArt, SURFACES } from '../cover-art.pure.ts';
import { PALETTES } from '../palettes.pure.ts';
import { FAMILIES, isFamily } from './art/families.ts';
import { FEAST_NAMES } from './art/feasts.ts';
import { castArt, castLists, isSameDrawing } from './art-cast.ts';
import { type ArtSubject, familiesFor, formAt } from './art-choice.ts';
import { createCoverDrawer, drawCoverRequest } from './cover.api.ts';
import { xmlFault } from './well-formed.fixture.ts';

const film = (title: string, more: Partial<ArtSubject> = {}): ArtSubject => ({
  title,
  kind: '电影',
  genres: ['剧情'],
  regions: ['中国大陆'],
  summary: '',
  ...more,
});
/** As they stand in one list. */
const castAll = (subjects: readonly ArtSubject[]) => castLists(subjects, [[...subjects.keys()]]);
const draw = (title: string, art: Art, query: Record<string, string> = {}) =>
  drawCoverRequest({ kind: '电影', title, query: { s: artText(art), ...query } })?.svg ?? '';

test('there are many motifs, each in several forms', () => {
  const families = Object.values(FAMILIES);
  expect(families.length).toBeGreaterThanOrEqual(40);
  expect(families.flat().length).toBeGreaterThanOrEqual(200);
  expect(Math.min(...families.map(({ length }) => length))).toBeGreaterThanOrEqual(3);
});

test.each([
  ['泰坦尼克号', 'sea'],
  ['十二怒汉', 'court'],
  ['流浪地球', 'space'],
  ['舌尖上的中国', 'food'],
  ['甄嬛传', 'palace'],
  ['忠犬八公的故事', 'beast'],
  ['盗梦空间', 'mind'],
])('the name %s asks for %s', (title, family) => {
  expect(
    familiesFor(film(title))
      .slice(0, 2)
      .map((one) => one.family),
  ).toContain(family);
});

test.each([
  ['罗马假日', 'beast'],
  ['精灵宝可梦', 'mind'],
  ['海瑞罢官', 'sea'],
  ['上海堡垒', 'sea'],
  ['龙门飞甲', 'fantasy'],
  ['花样年华', 'flower'],
])('a character of %s does not make it %s', (title, family) => {
  expect(familiesFor(film(title, { genres: [] }))[0]?.family).not.toBe(family);
});

test('a character of the name says less than the genre, and tales of old China show nothing modern', () => {
  const tale = { genres: ['武侠', '古装'], regions: ['中国香港'] };
  expect(['wuxia', 'temple', 'palace', 'army']).toContain(familiesFor(film('倚天屠龙记', tale))[0]?.family);
  expect(familiesFor(film('龙之家族', { genres: ['奇幻'], regions: ['美国'] }))[0]?.family).toBe('fantasy');
  for (const { family } of familiesFor(film('雪中悍刀行', tale)))
    expect(['city', 'office', 'space', 'robot', 'talk']).not.toContain(family);
  const faces = castAll(Array.from({ length: 40 }, (_, index) => film(`江湖夜雨${index}`, tale)));
  expect(faces.filter(({ family, form }) => isFamily(family) && formAt(family, form).today)).toEqual([]);
});

test('titles that stand in many lists have no neighbour with the same drawing in any of them', () => {
  const tales = Array.from({ length: 120 }, (_, index) => film(`剑侠${index % 7}龙${index}`, { genres: ['武侠'] }));
  const all = [...tales.keys()];
  const lists = [
    all,
    all.toReversed(),
    all.toSorted((a, b) => ((a * 37) % 120) - ((b * 37) % 120)),
    all.filter((n) => n % 7 === 3),
  ];
  const faces = castLists(tales, lists);
  const twins = lists.flatMap((list) =>
    list.flatMap((number, at) =>
      [1, 2, 3, 6].filter((back) => {
        const [one, other] = [faces[number], faces[list[at - back] ?? -1]];
        return one && other && isSameDrawing(one, other);
      }),
    ),
  );
  expect(twins).toEqual([]);
  expect(castLists(tales, lists)).toEqual(faces);
});

test('an address of the edition before shows the face of its title, and its own where there is no title', async () => {
  const old = { kind: '电影', title: '雾港', query: { s: '3.sea1.4.arch.flat' } };
  const own = await createCoverDrawer(async () => undefined)(old);
  expect(own?.svg).toBe(drawCoverRequest(old)?.svg);
  const face = await createCoverDrawer(async () => '4.snow0.3.foot.flat')(old);
  expect(face?.svg).toBe(drawCoverRequest({ ...old, query: { s: '4.snow0.3.foot.flat' } })?.svg);
  expect(face?.svg).not.toBe(own?.svg);
});

test('neighbours have neither the same drawing nor the same colours, also above each other', () => {
  const names = ['山', '海', '春', '雨', '夜', '城', '风', '月', '河', '星', '火', '雪', '梦', '路', '花'];
  const subjects = Array.from({ length: 300 }, (_, index) =>
    film(`${names[index % 15]}${names[(index * 7) % 15]}${names[(index * 11) % 15]}记${index}`, {
      genres: [['爱情', '喜剧', '犯罪', '剧情'][index % 4] ?? '剧情'],
    }),
  );
  const cast = castAll(subjects);
  for (const [index, art] of cast.entries()) {
    for (const back of [1, 3, 4, 5, 6]) {
      const other = cast[index - back];
      if (!other) continue;
      expect(`${art.family}${art.form}`, `${index} and ${back} before`).not.toBe(`${other.family}${other.form}`);
      expect(art.palette).not.toBe(other.palette);
    }
    expect(art.layout).not.toBe(cast[index - 1]?.layout);
  }
  expect(new Set(cast.slice(0, 12).map(({ family }) => family)).size).toBeGreaterThanOrEqual(8);
  expect(castAll(subjects)).toEqual(cast);
});

test('a drawing is written and read again; what is none is drawn as before', () => {
  const art = castArt(film('霸王别姬'), []);
  expect(readArt(artText(art))).toEqual(art);
  for (const text of [
    '',
    '2.sea0.1.foot.flat',
    '4.sea0.1.nowhere.flat',
    '4.sea0.1.foot.silk',
    '4.SEA0.1.foot.flat',
    '4.sea0.1.foot.flat"',
  ])
    expect(readArt(text)).toBeUndefined();
  const plain = drawCoverRequest({ kind: '电影', title: '雾港', query: {} });
  expect(drawCoverRequest({ kind: '电影', title: '雾港', query: { s: '4.nothing0.1.foot.flat' } })?.svg).toBe(
    plain?.svg,
  );
  expect(drawCoverRequest({ kind: '电影', title: '雾港', query: { s: ['a', 'b'] } })?.svg).toBe(plain?.svg);
});

test('every drawing is well-formed and small, whatever the title, layout and form', () => {
  const families = [...Object.keys(FAMILIES), ...FEAST_NAMES];
  const hostile = fc
    .constantFrom('grapheme' as const, 'binary' as const)
    .chain((unit) => fc.string({ unit, maxLength: 120 }));
  const title = fc.oneof(
    hostile,
    fc.constantFrom('囧', '沙丘', '1917', '蝙蝠侠：黑暗骑士', 'The Lord of the Rings', '<b>&"', '👨‍👩‍👧'),
  );
  fc.assert(
    fc.property(
      title,
      fc.nat(families.length - 1),
      fc.nat(12),
      fc.nat(PALETTES.length - 1),
      fc.nat(LAYOUTS.length - 1),
      fc.nat(SURFACES.length - 1),
      fc.constantFrom(
        {},
        { mini: '1' },
        { plain: '1', form: 'wide' },
        { low: '1', w: '400', h: '300' },
        { foot: 'none' },
      ),
      (name, family, form, palette, layout, surface, query) => {
        const s = `4.${families[family]}${form}.${palette}.${LAYOUTS[layout]}.${SURFACES[surface]}`;
        const svg = drawCoverRequest({ kind: '动漫', title: name, query: { s, y: '2020', ...query } })?.svg ?? '';
        expect(xmlFault(svg)).toBeUndefined();
        expect(svg).not.toMatch(/NaN|Infinity|undefined|<script/);
        expect(svg.length).toBeLessThan(45_000);
      },
    ),
    { numRuns: 400 },
  );
});

test('the same title has the same bytes, and a small one has no words at its foot', () => {
  const art = castArt(film('肖申克的救赎'), []);
  expect(draw('肖申克的救赎', art, { y: '1994' })).toBe(draw('肖申克的救赎', art, { y: '1994' }));
  expect(draw('肖申克的救赎', art, { y: '1994', mini: '1' })).not.toContain('1994');
});
