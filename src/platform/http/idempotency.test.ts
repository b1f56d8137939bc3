import { afterEach, describe, expect, test } from 'vitest';
import type { Reply } from '#/contract/endpoint.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { copySqlite } from '#/platform/db/sqlite.fixture.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { createIdempotencyStore } from './idempotency.store.ts';
import { createIdempotency } from './idempotency.ts';

const START = Date.UTC(2026, 10, 15);
const asked = { header: 'key', owner: '7', action: 'POST /api/v1/bill', input: { body: { a: 1 } } };

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function opened() {
  const { db } = copySqlite(closing).open();
  closing.push(() => db.destroy());
  const clock = { now: START };
  const store = createIdempotencyStore({ db, secrets: testSecrets });
  const once = createIdempotency({ store, mark: (text) => text, now: () => clock.now });
  let runs = 0;
  const call = (status = 200, header = 'key') =>
    once({ ...asked, header }, async () => {
      runs += 1;
      const envelope = { Code: status, Message: '', Data: runs };
      return { status, envelope, headers: {}, cookies: [] } satisfies Reply;
    }).then(({ reply, isRepeated }) => [reply.envelope.Data, isRepeated]);
  return { clock, db, once, call };
}

describe('a call with a key', () => {
  test.each([401, 403, 408, 429, 500, 503])('that ended with %i may be tried again', async (status) => {
    const { call } = opened();
    expect(await call(status)).toEqual([1, false]);
    expect(await call()).toEqual([2, false]);
    expect(await call()).toEqual([2, true]);
  });

  test.each([200, 201, 400, 404, 409])('that ended with %i is answered the same again', async (status) => {
    const { call } = opened();
    expect(await call(status)).toEqual([1, false]);
    expect(await call()).toEqual([1, true]);
  });

  test('that broke may be tried again', async () => {
    const { once, call } = opened();
    await expect(once(asked, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await call()).toEqual([1, false]);
  });

  test.each([
    ['a day later the same answer', DAY_MS, [1, true]],
    ['after that it is a new call', DAY_MS + 1, [2, false]],
    ['also when the clock was set back', -DAY_MS - 1, [2, false]],
  ])('%s', async (_, later, expected) => {
    const { clock, call } = opened();
    await call();
    clock.now += later;
    expect(await call()).toEqual(expected);
  });

  test('whose process was killed is run anew after a minute', async () => {
    const { clock, once, call } = opened();
    const begun = Promise.withResolvers<void>();
    void once(asked, () => {
      begun.resolve();
      return new Promise(() => {});
    });
    await begun.promise;
    clock.now += 60_001;
    expect(await call()).toEqual([1, false]);
  });

  test('of long ago is swept away while others go on', async () => {
    const { clock, db, call } = opened();
    await call(200, 'old');
    clock.now += DAY_MS + 1;
    for (let number = 2; number <= 64; number++) await call(200, `new-${number}`);
    const tables = db.withTables<{ idempotent_call: { begun_at: number } }>();
    expect(
      await tables.selectFrom('idempotent_call').select('begun_at').where('begun_at', '=', START).execute(),
    ).toEqual([]);
  });

  test.each(['', '有字', 'a b', 'a'.repeat(256)])('is refused with the key %j', async (header) => {
    const { call } = opened();
    await expect(call(200, header)).rejects.toMatchObject({ code: 'idempotency.bad_key', status: 400 });
  });
});
