import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { makeLink, openDoor } from './short-link.fixture.ts';

const ask = (test: TestApp, code: string, remoteAddress = '203.0.113.7') =>
  test.app.inject({ url: `/api/v1/short_url/${code}`, remoteAddress });

async function guess(test: TestApp, times: number, remoteAddress?: string): Promise<number[]> {
  const codes: number[] = [];
  for (let attempt = 0; attempt < times; attempt++) codes.push((await ask(test, 'k7Qm2xP', remoteAddress)).statusCode);
  return codes;
}

describeOnEachEngine('guessing codes', (openApp) => {
  test('twenty unknown codes a minute are answered, whatever LIMITS_FACTOR says; then it is 429 with the time to wait', async () => {
    const test = await openApp({ settings: { LIMITS_FACTOR: '1000' } });
    expect(await guess(test, 22)).toEqual([...Array(20).fill(404), 429, 429]);
    const refused = await ask(test, 'whatever');
    expect(refused.json()).toMatchObject({ Code: 429, Message: '尝试的短链接太多了，请一分钟后再试' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    test.clock.now += 60_000;
    expect(await guess(test, 1)).toEqual([404]);
  });

  test('others are not held back, nor are links that exist', async () => {
    const test = await openApp();
    const code = await makeLink(test, { Url: 'https://example.com/' });
    await guess(test, 25);
    expect(await guess(test, 1, '203.0.113.8')).toEqual([404]);
    expect((await ask(test, code)).statusCode).toBe(200);
  });

  test('who goes on guessing sees no hits either', async () => {
    const test = await openApp();
    const get = await openDoor(test);
    const code = await makeLink(test, { Url: 'https://example.com/' });
    expect((await get(`/short/${code}`)).status).toBe(302);
    await guess(test, 60);
    expect((await ask(test, code)).statusCode).toBe(429);
    expect((await ask(test, code, '203.0.113.8')).statusCode).toBe(200);
    // The door does not know who asks, so it leaves everyone to the page, which does.
    expect((await get(`/short/${code}`)).status).toBe(404);
    test.clock.now += 60_000;
    expect((await ask(test, code)).statusCode).toBe(200);
    expect((await get(`/short/${code}`)).status).toBe(302);
  });

  test('an IPv6 neighbourhood counts as one address', async () => {
    const test = await openApp();
    await guess(test, 20, '2001:db8::1');
    expect(await guess(test, 1, '2001:db8::2')).toEqual([429]);
  });

  test('a whole IPv6 network has three times as much, then it is shut out like one address', async () => {
    const test = await openApp();
    const code = await makeLink(test, { Url: 'https://example.com/' });
    for (const house of [1, 2, 3]) expect(await guess(test, 20, `2001:db8:1:${house}::1`)).not.toContain(429);
    expect(await guess(test, 1, '2001:db8:1:4::1')).toEqual([429]);
    expect(await guess(test, 1, '2001:db8:2:1::1')).toEqual([404]);
    expect((await ask(test, code, '2001:db8:1:5::1')).statusCode).toBe(200);
    for (let house = 10; house < 17; house++) await guess(test, 20, `2001:db8:1:${house}::1`);
    expect((await ask(test, code, '2001:db8:1:5::1')).statusCode).toBe(429);
    expect((await ask(test, code, '2001:db8:2:1::1')).statusCode).toBe(200);
  });

  test('a second process holds the same limit', async () => {
    const test = await openApp();
    await test.database.db
      .withTables<{ guess_count: { key: string; until: number; count: number } }>()
      .insertInto('guess_count')
      .values({ key: 'short code address 203.0.113.7', until: test.clock.now + 30_000, count: 20 })
      .execute();
    expect(await guess(test, 1)).toEqual([429]);
  });
});
