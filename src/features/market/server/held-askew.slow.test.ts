import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { describeOnOneEngine, type TestApp } from '#/testing/app.fixture.ts';
import { ask, sendPhoto, titlesOf } from './market.fixture.ts';
import { lookAtPictures } from './market.job.ts';
import { seedMarket } from './market.seed.ts';

type Sharp = ReturnType<typeof sharp>;

/** What may happen to a picture before it is sent. */
const TAKEN: Record<string, (drawn: Uint8Array) => Promise<Sharp> | Sharp> = {
  askew: (drawn) => sharp(drawn).rotate(6, { background: '#888' }),
  cut: async (drawn) => {
    const { width, height } = await sharp(drawn).metadata();
    const [w, h] = [Math.round(width * 0.82), Math.round(height * 0.88)];
    return sharp(drawn).extract({ left: width - w, top: 0, width: w, height: h });
  },
  'in the dark': (drawn) => sharp(drawn).modulate({ brightness: 0.65 }),
  'from afar': (drawn) => sharp(drawn).resize(110),
};

async function photosOf({ app }: TestApp, image: string): Promise<[how: string, photo: Uint8Array<ArrayBuffer>][]> {
  const svg = (await app.inject({ url: `${image}&tone=light` })).rawPayload;
  const drawn = await sharp(svg).flatten().png().toBuffer();
  return Promise.all(
    Object.entries(TAKEN).map(async ([how, take]) => [
      how,
      new Uint8Array(await (await take(drawn)).jpeg({ quality: 75 }).toBuffer()),
    ]),
  );
}

describeOnOneEngine('photos that were not taken well', (openApp) => {
  test('nine of ten find the very thing among the first five', async () => {
    const site = await openApp();
    await seedMarket({ database: site.database, now: site.clock.now, tell: () => {} });
    const jobs = createJobQueue({ database: site.database, now: () => site.clock.now, random: Math.random });
    await jobs.enqueue(site.database.db, lookAtPictures, {});
    await site.runJobs(lookAtPictures.name);
    const { Result: things } = await ask(site, { pageSize: '5' });
    const missed: string[] = [];
    for (const { title, images } of things)
      for (const [how, photo] of await photosOf(site, images[0])) {
        const answer = await sendPhoto(site, '小明', photo);
        if (!titlesOf(answer.json().Data).slice(0, 5).includes(title)) missed.push(`${title} ${how}`);
      }
    expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(2);
  });
});
