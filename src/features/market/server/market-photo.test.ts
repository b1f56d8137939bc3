import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { ChangeBus } from '#/platform/change/changes.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { changedFacts } from './item.rules.ts';
import { createItemStore } from './item.store.ts';
import { createLookService } from './look.service.ts';
import { createLookStore } from './look.store.ts';
import { createPictureGateway, type DrawPicture, type ReadUpload } from './picture.gateway.ts';

const SHAPES: Record<string, string> = {
  咖啡: '<path d="M60 120h180v160H60z"/><circle cx="270" cy="190" r="50"/>',
  自行车: '<circle cx="90" cy="250" r="80"/><circle cx="270" cy="250" r="80"/><path d="M80 90h200v30H80z"/>',
  狗: '<circle cx="178" cy="150" r="110"/><path d="M20 20h70v160H20zM270 20h70v160h-70z"/>',
};
const GROUNDS = ['#f1e4d3', '#1f4f6b', '#f5ddd5', '#3c5f33'];

/** Stands in for the site's own drawings: a shape by the title on a ground by the palette. */
const draw: DrawPicture = ({ title, query }) => {
  const { p = '0', w = '760', h = '470' } = query;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 355 355">
    <path fill="${GROUNDS[Number(p)]}" d="M0 0h355v355H0z"/><g fill="#7a4a22">${SHAPES[title] ?? ''}</g></svg>`;
};

const UPLOAD = 'a'.repeat(32);
/** Stands in for the site's own files: one picture of a dog. */
const readUpload: ReadUpload = async (name) => (name === UPLOAD ? photoOf('狗', 3) : undefined);

/** A photo of a drawn picture: smaller, recoded, a little brighter. */
async function photoOf(title: string, palette: number): Promise<Uint8Array> {
  const query = { p: String(palette), w: '355', h: '355', tone: 'light' };
  const svg = draw({ kind: '市集', title, query }) ?? '';
  return sharp(Buffer.from(svg)).resize(240).modulate({ brightness: 1.04 }).jpeg({ quality: 70 }).toBuffer();
}

describeOnEachDatabase('find similar by a photo', (open) => {
  async function aShelf() {
    const database = await open();
    const items = createItemStore(database);
    const looks = createLookService({
      items,
      looks: createLookStore(database.db),
      pictures: createPictureGateway({ outbound: createOutbound({ allow: [] }), readers, draw, readUpload }),
      changes: new ChangeBus({ database, report: () => {} }),
      now: () => 1_800_000_000_000,
    });
    const add = (title: string, images: string[], category = '美食') => {
      const facts = changedFacts(undefined, { title, price: 1, images, category, datum: 'wgs84' }, (point) => point);
      return items.add({ ...facts, heat: 0, isSample: false, createdAt: 1_700_000_000_000 });
    };
    return { items, looks, add, lookAll: () => looks.lookAtSome(AbortSignal.timeout(20_000), () => {}) };
  }
  const picture = (title: string, palette: number) =>
    coverUrl({ title, kind: '市集', palette, size: { width: 355, height: 355 } });

  test('the thing in the photo comes first, and its name is among the words', async () => {
    const shelf = await aShelf();
    await shelf.add('手冲咖啡双人份', [picture('咖啡', 0)]);
    await shelf.add('手冲咖啡一杯', [picture('咖啡', 0)]);
    await shelf.add('公路自行车', [picture('自行车', 1)], '二手');
    await shelf.add('小狗洗护', [picture('狗', 3)], '生活');
    expect(await shelf.lookAll()).toBe(true);
    expect(await shelf.lookAll()).toBe(false);
    const found = await shelf.looks.findByPhoto(await photoOf('咖啡', 0));
    expect(found.words).toBe('手冲咖啡');
    expect(new Set(found.items.slice(0, 2).map(({ title }) => title))).toEqual(
      new Set(['手冲咖啡双人份', '手冲咖啡一杯']),
    );
  });

  test('an uploaded picture is found like any other, and gets its size', async () => {
    const shelf = await aShelf();
    const dog = await shelf.add('小狗洗护', [`/file/${UPLOAD}.webp`]);
    await shelf.add('没有了', [`/file/${'b'.repeat(32)}.webp`]);
    await shelf.lookAll();
    const { items } = await shelf.looks.findByPhoto(await photoOf('狗', 3));
    expect(items.map(({ title }) => title)).toEqual(['小狗洗护']);
    expect(await shelf.items.find(dog.id)).toMatchObject({ imageWidth: 240, imageHeight: 240 });
  });

  test('a picture that cannot be had is asked for once; one that was never sized gets its size', async () => {
    const shelf = await aShelf();
    const broken = await shelf.add('甲', ['http://127.0.0.1:9/x.png']);
    const unsized = await shelf.add('乙', [coverUrl({ title: '杯', kind: '市集', form: 'wide' })]);
    await shelf.lookAll();
    expect(await shelf.lookAll()).toBe(false);
    expect(await shelf.items.find(broken.id)).toMatchObject({ imageWidth: 1, imageHeight: 1 });
    expect(await shelf.items.find(unsized.id)).toMatchObject({ imageWidth: 760, imageHeight: 470 });
  });

  test('what is no photo is refused', async () => {
    const shelf = await aShelf();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expect(shelf.looks.findByPhoto(svg)).rejects.toThrow('认不出这张图片');
    await expect(shelf.looks.findByPhoto(Buffer.from('hello'))).rejects.toThrow('认不出这张图片');
  });
});
