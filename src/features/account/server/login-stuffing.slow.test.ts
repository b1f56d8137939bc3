import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { send } from './account.fixture.ts';

const wrongLogin = (test: TestApp, Username: string, from: string) =>
  send(test, 'POST user/login', { Username, Password: 'wrong' }, { from });

describeOnEachEngine('login', (openApp) => {
  test('stuffing: within 60 wrong logins from one address the throttle shows, whatever LIMITS_FACTOR says', async () => {
    const test = await openApp({ settings: { LIMITS_FACTOR: '1000' } });
    const codes: number[] = [];
    for (let attempt = 0; attempt < 60; attempt++) {
      codes.push((await wrongLogin(test, `name${attempt}`, '203.0.113.9')).statusCode);
    }
    expect(codes).toEqual([...Array(30).fill(400), ...Array(30).fill(429)]);
    expect((await wrongLogin(test, 'name1', '203.0.113.10')).statusCode).toBe(400);
  });
});
