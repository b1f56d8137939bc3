import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addMember, loginAs, PASSWORD, send, whoAmI } from './account.fixture.ts';
import { anAuthenticator } from './authenticator.fixture.ts';
import { memberWithTotp } from './factor.fixture.ts';
import type { FactorTables } from './factor.table.ts';

const ORIGIN = 'https://souluo.example';
const SETTINGS = { PUBLIC_URL: ORIGIN };

type Device = ReturnType<typeof anAuthenticator>;
type Headers = Record<string, string>;

async function post({ app }: TestApp, path: string, payload: object, headers: Headers = {}) {
  return app.inject({ method: 'POST', url: `/api/v1/user/${path}`, headers, payload });
}

async function creationFor(test: TestApp, headers: Headers) {
  const reply = await post(test, 'passkeys/options', { Password: PASSWORD }, headers);
  expect(reply.json()).toMatchObject({ Code: 200 });
  return reply.json().Data;
}

async function addPasskey(test: TestApp, headers: Headers, device: Device = anAuthenticator(ORIGIN)) {
  const Credential = device.create(await creationFor(test, headers));
  const reply = await post(test, 'passkeys', { Name: '我的手机', Credential }, headers);
  expect(reply.json()).toMatchObject({ Code: 200, Data: { Name: '我的手机', UsedTime: null } });
  return { device, id: Number(reply.json().Data.Id) };
}

const requestFor = async (test: TestApp) => (await post(test, 'login/passkey/options', {})).json().Data;
const logIn = (test: TestApp, Credential: object, headers: Headers = {}) =>
  post(test, 'login/passkey', { Credential }, headers);

async function aMember(test: TestApp) {
  const member = await addMember(test, 'xiaoman');
  const { headers } = await loginAs(test, 'xiaoman');
  return { member, headers };
}

describeOnEachEngine('passkeys', (openApp) => {
  test('one is added with the password and lets in without it, also where a second factor is on', async () => {
    const test = await openApp({ settings: SETTINGS });
    const { headers } = await memberWithTotp(test, 'xiaoman');
    const options = await creationFor(test, headers);
    expect(options).toMatchObject({
      rp: { id: 'souluo.example', name: '搜罗' },
      user: { name: 'xiaoman' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const { device } = await addPasskey(test, headers);
    expect((await creationFor(test, headers)).excludeCredentials).toMatchObject([{ id: device.id }]);
    const request = await requestFor(test);
    expect(request).toMatchObject({ rpId: 'souluo.example', userVerification: 'required' });
    // Found by the browser itself: who asks need not say who they are.
    expect(request.allowCredentials ?? []).toEqual([]);
    device.state.counter = 1;
    const reply = await logIn(test, device.get(request));
    expect(reply.json()).toMatchObject({ Code: 200, Data: { Username: 'xiaoman' } });
    expect(String(reply.headers['set-cookie'])).toMatch(/^Token=[\w-]{43}; .*; Secure/);
    expect((await whoAmI(test, reply.json().Data.Token)).Data).toMatchObject({ Username: 'xiaoman' });
    const { Passkeys } = (await send(test, 'GET user/factor', {}, headers)).json().Data;
    expect(Passkeys).toMatchObject([{ Name: '我的手机', UsedTime: expect.any(String) }]);
  });

  test('adding one asks for the password', async () => {
    const test = await openApp({ settings: SETTINGS });
    const { headers } = await aMember(test);
    const reply = await post(test, 'passkeys/options', { Password: 'wrong' }, headers);
    expect(reply.json()).toMatchObject({ Code: 400, Error: 'account.wrong_password' });
  });

  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another host', { host: 'evil.example' }],
    ['without asking its owner', { unverified: true }],
  ])('one that was made %s is refused, to add and to log in', async (_name, lies) => {
    const test = await openApp({ settings: SETTINGS });
    const { headers } = await aMember(test);
    const bad = anAuthenticator(ORIGIN).create(await creationFor(test, headers), lies);
    const added = await post(test, 'passkeys', { Name: '假的', Credential: bad }, headers);
    expect(added.json()).toMatchObject({ Code: 400, Error: 'account.passkey_refused' });
    const { device } = await addPasskey(test, headers);
    const reply = await logIn(test, device.get(await requestFor(test), lies));
    expect(reply.json()).toMatchObject({ Code: 400, Error: 'account.wrong_passkey' });
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  test('one that is known already is refused and proves nothing; twenty are the end, however many were begun', async () => {
    const test = await openApp({ settings: SETTINGS });
    const { member, headers } = await aMember(test);
    const { device } = await addPasskey(test, headers);
    const again = (await loginAs(test, 'xiaoman')).headers;
    const known = device.create(await creationFor(test, again));
    const reply = await post(test, 'passkeys', { Name: '又一次', Credential: known }, again);
    expect(reply.json()).toMatchObject({ Code: 400, Error: 'account.passkey_refused' });
    const tables = test.database.db.withTables<FactorTables & { session: { factors: number } }>();
    const factors = await tables.selectFrom('session').select('factors').execute();
    expect(factors.map((row) => row.factors).sort()).toEqual([1, 2]);
    const begun = [];
    for (const _ of [1, 2]) begun.push(anAuthenticator(ORIGIN).create(await creationFor(test, headers)));
    const { id: _, ...row } = await tables.selectFrom('passkey').selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 18 }, (__, at) => ({ ...row, credential_id: `more ${at} of ${member.id}` }));
    await tables.insertInto('passkey').values(more).execute();
    const codes = [];
    for (const Credential of begun)
      codes.push((await post(test, 'passkeys', { Name: '多的', Credential }, headers)).json().Error);
    expect(codes).toEqual([undefined, 'account.too_many_passkeys']);
  });

  test('a challenge serves once, for five minutes, for its own purpose and its own member', async () => {
    const test = await openApp({ settings: SETTINGS });
    const { headers } = await aMember(test);
    const { device } = await addPasskey(test, headers);
    const request = await requestFor(test);
    const sent = device.get(request);
    const replies = await Promise.all([1, 2, 3].map(() => logIn(test, sent)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
    const late = device.get(await requestFor(test));
    test.clock.now += 300_000;
    expect((await logIn(test, late)).statusCode).toBe(400);
    const creation = await creationFor(test, headers);
    expect((await logIn(test, device.get(creation))).statusCode).toBe(400);
    const other = await test.as('xiaohua');
    const stolen = anAuthenticator(ORIGIN).create(await creationFor(test, headers));
    const reply = await post(test, 'passkeys', { Name: '偷的', Credential: stolen }, other);
    expect(reply.json()).toMatchObject({ Error: 'account.passkey_refused' });
    expect((await logIn(test, device.get({ challenge: 'bWFkZSB1cA' }))).statusCode).toBe(400);
  });

  test('a counter that does not go on is refused: somebody has a copy', async () => {
    const test = await openApp({ settings: SETTINGS });
    const { headers } = await aMember(test);
    const { device } = await addPasskey(test, headers);
    const at = async (counter: number) => {
      device.state.counter = counter;
      return (await logIn(test, device.get(await requestFor(test)))).statusCode;
    };
    expect([await at(0), await at(0), await at(5), await at(5), await at(4), await at(0), await at(6)]).toEqual([
      200, 200, 200, 400, 400, 400, 200,
    ]);
    device.state.counter = 9;
    const twice = [device.get(await requestFor(test)), device.get(await requestFor(test))];
    const replies = await Promise.all(twice.map((sent) => logIn(test, sent)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('a signature of another key, another member’s handle and broken answers are refused', async () => {
    const test = await openApp({ settings: SETTINGS });
    const { headers } = await aMember(test);
    const { device } = await addPasskey(test, headers);
    const forged = { ...anAuthenticator(ORIGIN).get(await requestFor(test)), id: device.id, rawId: device.id };
    const foreign = device.get(await requestFor(test), { userHandle: 'c29tZWJvZHkgZWxzZQ' });
    const { response } = device.get(await requestFor(test));
    const broken = [
      { ...device.get(await requestFor(test)), response: { ...response, signature: '' } },
      { id: device.id, response: { clientDataJSON: 'bm90IGpzb24' } },
      { id: device.id, response: { clientDataJSON: 'bnVsbA' } },
    ];
    for (const sent of [forged, foreign, ...broken])
      expect((await logIn(test, sent)).json()).toMatchObject({ Code: 400, Error: 'account.wrong_passkey' });
    expect((await logIn(test, {})).json()).toMatchObject({ Code: 400, Error: 'input.invalid' });
  });

  test('it is renamed by its owner, and removed with the password; then it lets nobody in', async () => {
    const test = await openApp({ settings: SETTINGS });
    const { headers } = await aMember(test);
    const { device, id } = await addPasskey(test, headers);
    const other = await test.as('xiaohua');
    expect((await send(test, `PUT user/passkeys/${id}`, { Name: '她的' }, other)).statusCode).toBe(404);
    expect((await send(test, `PUT user/passkeys/${id}`, { Name: '旧手机' }, headers)).statusCode).toBe(200);
    const wrong = await send(test, `DELETE user/passkeys/${id}`, { Password: 'wrong' }, headers);
    expect(wrong.json().Error).toBe('account.wrong_password');
    const names = async () =>
      (await send(test, 'GET user/factor', {}, headers)).json().Data.Passkeys.map(({ Name }: { Name: string }) => Name);
    expect(await names()).toEqual(['旧手机']);
    expect((await send(test, `DELETE user/passkeys/${id}`, { Password: PASSWORD }, headers)).statusCode).toBe(200);
    expect(await names()).toEqual([]);
    expect((await logIn(test, device.get(await requestFor(test)))).statusCode).toBe(400);
  });

  test('a disabled member is refused, and a foreign page cannot log in', async () => {
    const test = await openApp({ settings: SETTINGS });
    const { member, headers } = await aMember(test);
    const { device } = await addPasskey(test, headers);
    const evil = await logIn(test, device.get(await requestFor(test)), { origin: 'https://evil.example' });
    expect(evil.json()).toMatchObject({ Code: 403, Error: 'auth.cross_site' });
    await send(test, `PUT user/members/${member.id}`, { IsDisabled: '1' }, await test.as('operator'));
    const reply = await logIn(test, device.get(await requestFor(test)));
    expect(reply.json()).toMatchObject({ Code: 403, Error: 'account.disabled' });
  });

  test('it counts as both factors where operators must have two', async () => {
    const test = await openApp({ settings: SETTINGS });
    await addMember(test, 'boss', { isOperator: true });
    const { headers } = await loginAs(test, 'boss');
    const { device, id } = await addPasskey(test, headers);
    const policy = await send(test, 'PUT security/policy', { OperatorFactor: '1' }, headers);
    expect(policy.statusCode).toBe(200);
    const byPassword = await loginAs(test, 'boss');
    expect((await send(test, 'GET user/members', {}, byPassword.headers)).statusCode).toBe(403);
    const byKey = (await logIn(test, device.get(await requestFor(test)))).json().Data.Token;
    const desk = () => send(test, 'GET user/members', {}, { authorization: byKey });
    expect((await desk()).statusCode).toBe(200);
    await send(test, `DELETE user/passkeys/${id}`, { Password: PASSWORD }, { authorization: byKey });
    expect((await desk()).json().Error).toBe('account.factor_required');
  });
});
