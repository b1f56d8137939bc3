import { afterAll, expect, test } from 'vitest';
import { copySqlite } from '#/platform/db/sqlite.fixture.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';
import { pictureForm } from './ocr-api.fixture.ts';
import { offers, pictureOf } from './ocr-pictures.fixture.ts';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

test('while a picture is read the server goes on answering, and in the end tells what the picture says', async () => {
  const database = copySqlite(closing).open();
  const { app } = await appOn(database);
  closing.push(
    () => database.db.destroy(),
    () => app.close(),
  );
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const [offer] = offers;
  if (!offer) throw new Error('no offer was drawn');
  const bytes = await pictureOf(offer, 'upside-down');
  const { headers, payload } = await pictureForm({
    headers: await loginHeaders(database.db, 'operator', Date.now()),
    bytes,
  });
  let isReading = true;
  const reading = fetch(`${origin}/api/v1/ocr/market`, { method: 'POST', headers, body: payload }).finally(() => {
    isReading = false;
  });
  let answered = 0;
  while (isReading) {
    const reply = await fetch(`${origin}/api/v1/config?key=nothing`);
    expect(reply.status).toBe(404);
    answered++;
  }
  expect(await (await reading).json()).toMatchObject({
    Code: 200,
    Data: {
      ...{ Width: 1000, Height: 640, Rotation: 180 },
      ...{ Title: '川味老火锅双人套餐', Price: 128, OriginPrice: 256, Discount: 0.5 },
      Address: '成都市锦江区春晖路123号2楼',
      Lines: expect.arrayContaining([
        { Text: '5折', Box: expect.anything(), Confidence: expect.any(Number), Weakest: expect.any(Number) },
      ]),
    },
  });
  // Reading takes more than a second of a core; in our own process nobody would be answered before its end.
  expect(answered).toBeGreaterThan(20);
});
