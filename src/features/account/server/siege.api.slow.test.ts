import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addMember, codeTo, failBefore, lettersTo, loginAs, PASSWORD, proofFor, send } from './account.fixture.ts';

const HERE = '203.0.113.77';
const FRESH = 'an entirely new phrase';
const NEEDED = { Code: 429, Error: 'limit.proof_needed' };

const logIn = (test: TestApp, fields: Record<string, string>, headers: Record<string, string> = { from: HERE }) =>
  send(test, 'POST user/login', { Username: 'xiaoman', Password: PASSWORD, ...fields }, headers);

/** What a browser keeps of an answer. */
function cookiesOf({ headers }: { headers: Record<string, unknown> }): string {
  return [headers['set-cookie'] ?? []]
    .flat()
    .map((cookie) => String(cookie).split(';')[0])
    .join('; ');
}

const knownOf = (cookies: string) => /Known=[^;]+/.exec(cookies)?.[0] ?? '';

/** Ten wrong logins from each of three /64 of one /48. */
async function besiege(test: TestApp): Promise<number[]> {
  const codes: number[] = [];
  for (let attempt = 0; attempt < 30; attempt++) {
    const from = `2001:db8:7:${attempt % 3}::${attempt + 1}`;
    codes.push((await logIn(test, { Password: 'wrong' }, { from })).statusCode);
  }
  return codes;
}

describeOnEachEngine('a siege', (openApp) => {
  test('after 300 codes for 31 addresses one visitor registers, and another recovers a password', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    for (let address = 0; address < 31; address++) {
      const asked = Array.from({ length: address < 30 ? 10 : 1 }, (_, letter) =>
        send(
          test,
          'POST code/register',
          { Email: `r${address}-${letter}@example.com` },
          { from: `198.51.100.${address}` },
        ),
      );
      for (const reply of await Promise.all(asked)) expect(reply.statusCode).toBe(address < 30 ? 200 : 429);
    }
    const Email = 'honest@example.com';
    const refused = await send(test, 'POST code/register', { Email }, { from: HERE });
    expect(refused.json()).toMatchObject(NEEDED);
    expect(await lettersTo(test, Email)).toEqual([]);
    const { proof: Proof } = await proofFor(test, { For: 'register' }, HERE);
    expect((await send(test, 'POST code/register', { Email, Proof }, { from: HERE })).statusCode).toBe(200);
    const wanted = { Username: '山间小满', Password: PASSWORD, Email, Code: await codeTo(test, Email) };
    expect((await send(test, 'POST user/register', wanted, { from: HERE })).statusCode).toBe(200);

    const forgot = { Email: 'xiaoman@example.com' };
    expect((await send(test, 'POST code/forget', forgot)).statusCode).toBe(200);
    const reset = { ...forgot, Code: await codeTo(test, forgot.Email), Password: FRESH };
    expect((await send(test, 'PUT user/forget', reset)).statusCode).toBe(200);
  });

  test('a flood of letters for forgotten passwords asks for a proof, and lets registrations alone', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await failBefore(test, 'code total', 'forget', 300);
    const Email = 'xiaoman@example.com';
    expect((await send(test, 'POST code/forget', { Email }, { from: HERE })).json()).toMatchObject(NEEDED);
    expect((await send(test, 'POST code/register', { Email: 'new@example.com' })).statusCode).toBe(200);
    const { proof: Proof } = await proofFor(test, { For: 'forget' }, HERE);
    expect((await send(test, 'POST code/forget', { Email, Proof }, { from: HERE })).statusCode).toBe(200);
    expect(await codeTo(test, Email)).toMatch(/^\d{6}$/);
  });

  test('after 2,000 wrong logins an honest one passes with a proof', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await failBefore(test, 'login total', '', 2000);
    const refused = await logIn(test, {});
    expect(refused.json()).toMatchObject({ ...NEEDED, Message: expect.stringContaining('JavaScript') });
    const { proof: Proof } = await proofFor(test, { For: 'login', Username: 'xiaoman' }, HERE);
    expect((await logIn(test, { Proof })).statusCode).toBe(200);
    // By GET as the specification has it, too.
    const again = await proofFor(test, { For: 'login', Username: 'xiaoman' }, HERE);
    const query = { Username: 'xiaoman', Password: PASSWORD, Proof: again.proof };
    expect((await send(test, 'GET user/login', query, { from: HERE })).statusCode).toBe(200);
  });

  test('30 wrong logins from one /48: the owner gets in from a known browser, and elsewhere with a proof', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await addMember(test, 'dahan');
    const known = knownOf(cookiesOf((await loginAs(test, 'xiaoman')).reply));
    const others = knownOf(cookiesOf((await loginAs(test, 'dahan')).reply));
    expect(await besiege(test)).toEqual(Array(30).fill(400));

    // The besiegers have used up what their network may, also from a fresh /64 of it.
    expect((await logIn(test, {}, { from: '2001:db8:7:99::1' })).json()).toMatchObject({ Error: 'limit.too_many' });
    // In the besieged network itself the known browser is let through as well.
    expect((await logIn(test, {}, { from: '2001:db8:7:1::1', cookie: known })).statusCode).toBe(200);
    expect((await logIn(test, { Username: 'xiaoman@example.com' }, { from: HERE, cookie: known })).statusCode).toBe(
      200,
    );
    for (const cookie of ['', others, `${known}x`, 'Known=sealed:1:AAAA']) {
      expect((await logIn(test, {}, { from: HERE, cookie })).json()).toMatchObject(NEEDED);
    }
    const { proof: Proof } = await proofFor(test, { For: 'login', Username: 'xiaoman' }, HERE);
    expect((await logIn(test, { Proof, Password: 'wrong' })).json()).toMatchObject({ Error: 'account.wrong_login' });
    expect((await logIn(test, { Proof })).json()).toMatchObject({ Code: 400, Error: 'limit.proof_spent' });
    const second = await proofFor(test, { For: 'login', Username: 'xiaoman' }, HERE);
    expect((await logIn(test, { Proof: second.proof })).statusCode).toBe(200);
    expect((await logIn(test, { Username: 'dahan' })).statusCode).toBe(200);
  });

  test('a known browser has tries of its own, and is a stranger again after a new password or the end of all logins', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await failBefore(test, 'login account', 'xiaoman', 30);
    const { proof: Proof } = await proofFor(test, { For: 'login', Username: 'xiaoman' }, HERE);
    const first = await logIn(test, { Proof });
    const known = { from: HERE, cookie: knownOf(cookiesOf(first)) };
    for (let left = 9; left >= 0; left--) {
      const wrong = (await logIn(test, { Password: 'wrong' }, known)).json();
      expect(wrong.Message).toContain(left > 0 ? `${left} 次` : '稍后再试');
    }
    expect((await logIn(test, {}, known)).json()).toMatchObject(NEEDED);
    test.clock.now += 901_000;
    await failBefore(test, 'login account', 'xiaoman', 30);
    expect((await logIn(test, {}, known)).statusCode).toBe(200);

    const headers = { authorization: first.json().Data.Token };
    await send(test, 'DELETE user/sessions', {}, headers);
    expect((await logIn(test, {}, known)).json()).toMatchObject(NEEDED);

    const { proof } = await proofFor(test, { For: 'login', Username: 'xiaoman' }, HERE);
    const second = await logIn(test, { Proof: proof });
    const before = { from: HERE, cookie: knownOf(cookiesOf(second)) };
    const changed = await send(
      test,
      'PUT user/password',
      { OldPassword: PASSWORD, Password: FRESH },
      { authorization: second.json().Data.Token },
    );
    expect((await logIn(test, { Password: FRESH }, before)).json()).toMatchObject(NEEDED);
    const after = { from: HERE, cookie: knownOf(cookiesOf(changed)) };
    expect((await logIn(test, { Password: FRESH }, after)).statusCode).toBe(200);
  });

  test('one proof sent ten times at once serves once', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await failBefore(test, 'login account', 'xiaoman', 30);
    const { proof: Proof } = await proofFor(test, { For: 'login', Username: 'xiaoman' }, HERE);
    const replies = await Promise.all(Array.from({ length: 10 }, () => logIn(test, { Proof })));
    const errors = replies.map((reply) => reply.json().Error ?? 'in').sort();
    expect(errors).toEqual(['in', ...Array(9).fill('limit.proof_spent')]);
  });

  test('a proof is for one place, and no cheaper than the account is dear by now', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const asked = { For: 'login', Username: 'XiaoMan' };
    await failBefore(test, 'login day', 'xiaoman', 100);
    const cheap = await proofFor(test, asked, HERE);
    const spare = await proofFor(test, asked, HERE);
    expect(cheap.factor).toBe(1);
    expect((await logIn(test, { Proof: cheap.proof }, { from: '203.0.113.78' })).json().Error).toBe(
      'limit.proof_wrong',
    );
    expect((await logIn(test, { Proof: 'nonsense' })).json().Error).toBe('limit.proof_wrong');
    await failBefore(test, 'login day', 'xiaoman', 200);
    const dear = await proofFor(test, asked, HERE);
    expect(dear.factor).toBe(16);
    expect((await logIn(test, { Proof: cheap.proof })).json()).toMatchObject(NEEDED);
    // Not enough, and not spent: it is good where less is asked for.
    expect((await logIn(test, { Username: 'nobody', Proof: cheap.proof })).json().Error).toBe('account.wrong_login');
    expect((await logIn(test, { Proof: dear.proof })).statusCode).toBe(200);
    await failBefore(test, 'login day', 'xiaoman', 700);
    const closed = await logIn(test, { Proof: spare.proof });
    expect(closed.json()).toMatchObject({ Code: 429, Error: 'limit.too_many' });
    expect(closed.json().Message).toContain('登录过的浏览器');
  });

  test('names: whoever cannot read the letter is told nothing, and others so many and no more', async () => {
    const test = await openApp();
    const [Email, from] = ['list@example.com', '2001:db8:9:1::1'];
    await addMember(test, 'xiaoman');
    const ask = (fields: Record<string, string>, where = from) =>
      send(test, 'POST user/register', { Username: 'xiaoman', Password: PASSWORD, Email, ...fields }, { from: where });
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await ask({ Code: '000000' })).json()).toMatchObject({ Error: 'account.wrong_code' });
    }
    await send(test, 'POST code/register', { Email });
    const Code = await codeTo(test, Email);
    for (let attempt = 0; attempt < 20; attempt++) {
      expect((await ask({ Code })).json().Errors).toMatchObject([{ Field: 'Username' }]);
    }
    expect((await ask({ Code })).json()).toMatchObject({ Error: 'limit.too_many' });
    await failBefore(test, 'name network', '2001:db8:9', 40, 3600);
    expect((await ask({ Code }, '2001:db8:9:2::1')).json()).toMatchObject({ Error: 'limit.too_many' });

    await failBefore(test, 'name total', '', 280, 3600);
    expect((await ask({ Code, Username: 'honest' }, HERE)).json()).toMatchObject(NEEDED);
    const { proof: Proof } = await proofFor(test, { For: 'register' }, HERE);
    expect((await ask({ Code, Username: 'honest', Proof }, HERE)).statusCode).toBe(200);
  });

  test('codes: a whole /48 sends thirty letters an hour and tries ninety codes in a quarter', async () => {
    const test = await openApp();
    await failBefore(test, 'code network', '2001:db8:9', 30);
    await failBefore(test, 'code guess network', '2001:db8:9', 90);
    const from = '2001:db8:9:4::1';
    const Email = 'new@example.com';
    expect((await send(test, 'POST code/forget', { Email }, { from })).json().Error).toBe('limit.too_many');
    expect((await send(test, 'GET user/forget', { Email, Code: '000000' }, { from })).statusCode).toBe(429);
    expect((await send(test, 'POST code/forget', { Email }, { from: '2001:db8:a::1' })).statusCode).toBe(200);
  });
});
