import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/host/app.fixture.ts';
import { createMemberStore } from './member.store.ts';
import { hashPassword } from './password.gateway.ts';

const PASSWORD = 'a long enough password';

async function addMember({ database }: TestApp, username: string) {
  await createMemberStore(database.db).add({
    username,
    email: `${username}@example.com`,
    passwordHash: await hashPassword(PASSWORD),
    isOperator: false,
    mustChangePassword: false,
    createdAt: 0,
  });
}

const login = ({ app }: TestApp, Username: string, Password: string) =>
  app.inject({ method: 'POST', url: '/api/v1/user/login', payload: { Username, Password } });

const whoAmI = async ({ app }: TestApp, token: string) =>
  (await app.inject({ url: '/api/v1/user', headers: { authorization: token } })).json();

describeOnEachEngine('account API', (openApp) => {
  test('a login by name or e-mail gives a token that works as header, as Bearer and as cookie', async () => {
    const test = await openApp();
    await addMember(test, '小满');
    const reply = await login(test, '小满', PASSWORD);
    const { Token } = reply.json().Data;
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(String(reply.headers['set-cookie'])).toMatch(/^Token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/);
    expect(await whoAmI(test, Token)).toMatchObject({ Code: 200, Data: { Username: '小满' } });
    expect(await whoAmI(test, `Bearer ${Token}`)).toMatchObject({ Code: 200 });
    const byCookie = await test.app.inject({ url: '/api/v1/user', headers: { cookie: `Token=${Token}` } });
    expect(byCookie.json().Code).toBe(200);
    expect((await login(test, '小满@EXAMPLE.com', PASSWORD)).json().Data.Token).not.toBe(Token);
  });

  test('a session slides for thirty days, and ends with logout', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const { Token } = (await login(test, 'XiaoMan', PASSWORD)).json().Data;
    test.clock.now += 29 * 86_400_000;
    expect((await whoAmI(test, Token)).Code).toBe(200);
    test.clock.now += 29 * 86_400_000;
    expect((await whoAmI(test, Token)).Code).toBe(200);
    test.clock.now += 31 * 86_400_000;
    expect(await whoAmI(test, Token)).toMatchObject({ Code: 401, Message: '登录过期，请重新登录' });
    const second = (await login(test, 'xiaoman', PASSWORD)).json().Data.Token;
    await test.app.inject({ url: '/api/v1/user/logout', headers: { authorization: second } });
    expect((await whoAmI(test, second)).Code).toBe(401);
  });

  test('wrong passwords are throttled per account, also for names that do not exist', async () => {
    const test = await openApp({ settings: { LIMITS_FACTOR: '1000' } });
    const codes: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) codes.push((await login(test, 'nobody', 'wrong')).statusCode);
    expect(codes).toEqual([...Array(10).fill(400), 429, 429]);
  });
});
