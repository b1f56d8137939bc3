import { expect, test } from 'vitest';
import { anSmtpServer } from '#/platform/mail/smtp-server.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addMember, lettersTo, loginAs, PASSWORD, send, whoAmI } from './account.fixture.ts';

const EMAIL = 'xiaoman@example.com';
const FRESH = 'an entirely new phrase';
const reset = async (test: TestApp, id: number | string, who = 'operator') =>
  (await send(test, `POST user/members/${id}/reset`, {}, await test.as(who))).json();
const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';
const isGood = async (test: TestApp, Token: string) => (await send(test, 'GET user/reset', { Token })).json().Data;
const choose = async (test: TestApp, Token: string, Password = FRESH) =>
  (await send(test, 'PUT user/reset', { Token, Password })).json();
const canLogIn = async (test: TestApp, password: string) =>
  (await loginAs(test, 'xiaoman', password)).reply.statusCode === 200;

describeOnEachEngine('a reset by the operator', (openApp) => {
  test('without a mail server is a link that works once; old password and sessions are void at once', async () => {
    const test = await openApp();
    const { id } = await addMember(test, 'xiaoman');
    const { token: session } = await loginAs(test, 'xiaoman');
    const { Data } = await reset(test, id);
    expect(Data).toMatchObject({ Username: 'xiaoman', SentTo: null, ValidFor: 1800 });
    expect(Data.Link).toMatch(/^http:\/\/localhost(:80)?\/reset\?token=\d+\.[\w-]{32}$/);
    // Nothing that the operator can read in the outbox lets anyone in.
    expect(await lettersTo(test, EMAIL)).toEqual([]);
    expect((await whoAmI(test, session)).Code).toBe(401);
    expect(await canLogIn(test, PASSWORD)).toBe(false);

    const token = tokenIn(Data.Link);
    expect(await isGood(test, token)).toBe(true);
    expect(await choose(test, token, '12345678')).toMatchObject({ Code: 400, Errors: [{ Field: 'Password' }] });
    expect(await choose(test, token)).toMatchObject({ Code: 200, Data: true });
    expect(await canLogIn(test, FRESH)).toBe(true);
    expect(await isGood(test, token)).toBe(false);
    expect(await choose(test, token, 'one more new phrase')).toMatchObject({ Code: 410, Error: 'account.dead_link' });
    await expect.poll(async () => (await lettersTo(test, EMAIL))[0]?.subject).toBe('搜罗密码已修改');
  });

  test('the link is over after half an hour, when another was made, and for a disabled member', async () => {
    const test = await openApp();
    const { id } = await addMember(test, 'xiaoman');
    const other = await addMember(test, 'dahan');
    const first = tokenIn((await reset(test, id)).Data.Link);
    const second = tokenIn((await reset(test, id)).Data.Link);
    expect([await isGood(test, first), await isGood(test, second)]).toEqual([false, true]);
    // The secret belongs to its member: with another's number it opens nothing.
    expect(await isGood(test, second.replace(/^\d+/, String(other.id)))).toBe(false);
    for (const wrong of ['x', '1', '1.', `${id}.x`, `${id}'--.x`, '.'])
      expect(await isGood(test, wrong), wrong).toBe(false);
    test.clock.now += 1_799_000;
    expect(await isGood(test, second)).toBe(true);
    test.clock.now += 2000;
    expect(await isGood(test, second)).toBe(false);
    expect(await choose(test, second)).toMatchObject({ Code: 410 });

    const third = tokenIn((await reset(test, id)).Data.Link);
    const operator = await test.as('operator');
    await send(test, `PUT user/members/${id}`, { IsDisabled: '1' }, operator);
    expect(await choose(test, third)).toMatchObject({ Code: 410 });
    expect(await reset(test, id)).toMatchObject({ Code: 409, Error: 'account.reset_disabled' });
  });

  test('two who use one link at once: one password is set', async () => {
    const test = await openApp();
    const { id } = await addMember(test, 'xiaoman');
    const token = tokenIn((await reset(test, id)).Data.Link);
    const codes = await Promise.all(['first new phrase', 'second new phrase'].map((text) => choose(test, token, text)));
    expect(codes.map(({ Code }) => Code).sort()).toEqual([200, 410]);
  });

  test('with a mail server is a code that goes to the member alone', async () => {
    const { received, host } = await anSmtpServer();
    const settings = { SMTP_URL: `smtp://${host}`, MAIL_FROM: '搜罗 <no-reply@souluo.test>' };
    const test = await openApp({ settings });
    const { id } = await addMember(test, 'xiaoman');
    const { token: session } = await loginAs(test, 'xiaoman');
    const answer = await reset(test, id);
    expect(answer.Data).toEqual({ Username: 'xiaoman', SentTo: EMAIL, Link: null, ValidFor: 600 });
    const text = received[0]?.parts['text/plain'] ?? '';
    const [Code = '', ...others] = text.match(/\d{6}/g) ?? [];
    expect(others).toEqual([]);
    expect(JSON.stringify(answer)).not.toContain(Code);
    expect((await whoAmI(test, session)).Code).toBe(401);
    expect(await canLogIn(test, PASSWORD)).toBe(false);
    const done = await send(test, 'PUT user/forget', { Email: EMAIL, Code, Password: FRESH });
    expect(done.statusCode).toBe(200);
    expect(await canLogIn(test, FRESH)).toBe(true);
  });

  test('a letter that does not go out changes nothing', async () => {
    const test = await openApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'no-reply@souluo.test' } });
    const { id } = await addMember(test, 'xiaoman');
    const { token: session } = await loginAs(test, 'xiaoman');
    expect(await reset(test, id)).toMatchObject({ Code: 503, Error: 'account.mail_failed' });
    expect((await whoAmI(test, session)).Code).toBe(200);
    expect(await canLogIn(test, PASSWORD)).toBe(true);
  });

  test('is the operator’s alone, and not for operators', async () => {
    const test = await openApp();
    const { id } = await addMember(test, 'xiaoman');
    expect((await reset(test, id, 'dahan')).Code).toBe(403);
    expect((await send(test, `POST user/members/${id}/reset`)).statusCode).toBe(401);
    expect(await canLogIn(test, PASSWORD)).toBe(true);
    const mine = (await send(test, 'GET user', {}, await test.as('operator'))).json().Data.Id;
    expect(await reset(test, mine)).toMatchObject({ Code: 409, Error: 'account.is_operator' });
    expect(await reset(test, 999)).toMatchObject({ Code: 404 });
  });
});
