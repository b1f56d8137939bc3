import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addMember, anotherCode, codeTo, lettersTo, loginAs, PASSWORD, send, whoAmI } from './account.fixture.ts';

const FRESH = 'an entirely new phrase';

/** Two logins of one member. */
async function twoLogins(test: TestApp) {
  const member = await addMember(test, 'xiaoman');
  return { member, here: await loginAs(test, 'xiaoman'), there: await loginAs(test, 'xiaoman') };
}

describeOnEachEngine('my account', (openApp) => {
  test('revocation: a new password ends every other session and keeps this one', async () => {
    const test = await openApp();
    const { here, there } = await twoLogins(test);
    const change = { OldPassword: PASSWORD, Password: FRESH };
    expect((await send(test, 'PUT user/password', change, here.headers)).json()).toMatchObject({
      Code: 200,
      Data: true,
    });
    expect((await whoAmI(test, here.token)).Code).toBe(200);
    expect((await whoAmI(test, there.token)).Code).toBe(401);
    expect((await loginAs(test, 'xiaoman')).reply.statusCode).toBe(400);
    expect((await loginAs(test, 'xiaoman', FRESH)).reply.statusCode).toBe(200);
    await expect.poll(async () => (await lettersTo(test, 'xiaoman@example.com'))[0]?.subject).toBe('搜罗密码已修改');
  });

  test.each([
    [{ OldPassword: 'wrong', Password: FRESH }, 'OldPassword', '密码不对'],
    [{ OldPassword: PASSWORD, Password: PASSWORD }, 'Password', '新密码不能和原密码一样'],
    [{ OldPassword: PASSWORD, Password: 'woaini1314' }, 'Password', '这个密码太常见了，换一个别人猜不到的。'],
    [{ OldPassword: PASSWORD, Password: 'xiaoman is me' }, 'Password', '密码里不要有用户名或邮箱名'],
  ])('%j changes nothing and is refused at its field', async (change, Field, Message) => {
    const test = await openApp();
    const { here, there } = await twoLogins(test);
    const reply = await send(test, 'PUT user/password', change, here.headers);
    expect(reply.json()).toMatchObject({ Code: 400, Errors: [{ Field, Message }] });
    expect((await whoAmI(test, there.token)).Code).toBe(200);
  });

  test('a borrowed session cannot guess the password: ten tries', async () => {
    const test = await openApp();
    const { here } = await twoLogins(test);
    const codes: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      codes.push((await send(test, 'DELETE user', { Password: `wrong ${attempt}` }, here.headers)).statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(400), 429]);
  });

  test('an address is changed with a code sent to the new one and the password; the old one is told', async () => {
    const test = await openApp();
    const { here } = await twoLogins(test);
    expect((await send(test, 'POST code/email', { Email: 'new@example.com' }, here.headers)).statusCode).toBe(200);
    const Code = await codeTo(test, 'new@example.com');
    const change = (fields: Record<string, string>) =>
      send(test, 'PUT user/email', { Email: 'new@example.com', Code, Password: PASSWORD, ...fields }, here.headers);
    expect((await change({ Password: 'wrong' })).json()).toMatchObject({ Code: 400, Errors: [{ Field: 'Password' }] });
    expect((await change({ Code: anotherCode(Code) })).json()).toMatchObject({ Errors: [{ Field: 'Code' }] });
    expect((await change({})).json()).toMatchObject({ Code: 200, Data: { Email: 'new@example.com' } });
    expect((await loginAs(test, 'new@example.com')).reply.statusCode).toBe(200);
    expect((await loginAs(test, 'xiaoman@example.com')).reply.statusCode).toBe(400);
    const subjects = async () => (await lettersTo(test, 'xiaoman@example.com')).map(({ subject }) => subject);
    await expect.poll(subjects).toEqual(['搜罗账号邮箱已更换']);
  });

  test('a code another member asked for does not move an address, and a taken address is told only by letter', async () => {
    const test = await openApp();
    const { here } = await twoLogins(test);
    await addMember(test, 'dahan');
    const other = await loginAs(test, 'dahan');
    await send(test, 'POST code/email', { Email: 'new@example.com' }, other.headers);
    const Code = await codeTo(test, 'new@example.com');
    const wanted = { Email: 'new@example.com', Code, Password: PASSWORD };
    expect((await send(test, 'PUT user/email', wanted, here.headers)).json()).toMatchObject({ Code: 400 });
    const free = await send(test, 'POST code/email', { Email: 'free@example.com' }, here.headers);
    const taken = await send(test, 'POST code/email', { Email: 'dahan@example.com' }, here.headers);
    expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()]);
    expect((await lettersTo(test, 'dahan@example.com'))[0]?.subject).toBe('你在搜罗已有账号');
  });

  test('one member writes to ten strangers an hour, from wherever, and another still may', async () => {
    const test = await openApp();
    const { here } = await twoLogins(test);
    await addMember(test, 'dahan');
    const other = await loginAs(test, 'dahan');
    const ask = async (Email: string, headers: Record<string, string>) =>
      (await send(test, 'POST code/email', { Email }, headers)).statusCode;
    for (let count = 0; count < 10; count++) expect(await ask(`stranger${count}@example.com`, here.headers)).toBe(200);
    expect(await ask('one.more@example.com', here.headers)).toBe(429);
    expect(await ask('one.more@example.com', other.headers)).toBe(200);
    test.clock.now += 3_600_000;
    expect(await ask('another@example.com', here.headers)).toBe(200);
  });

  test('keepers of passwords find the way to a new one', async () => {
    const { app } = await openApp();
    const reply = await app.inject({ url: '/.well-known/change-password' });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/account#password']);
  });

  test('logins are listed, and one or all of them ended', async () => {
    const test = await openApp();
    const { here, there } = await twoLogins(test);
    const list = async () => (await send(test, 'GET user/sessions', {}, here.headers)).json();
    const { Data } = await list();
    expect(Data.map(({ IsCurrent }: { IsCurrent: boolean }) => IsCurrent)).toEqual([false, true]);
    expect((await send(test, `DELETE user/sessions/${Data[0].Id}`, {}, here.headers)).statusCode).toBe(200);
    expect((await whoAmI(test, there.token)).Code).toBe(401);
    expect((await send(test, `DELETE user/sessions/${Data[0].Id}`, {}, here.headers)).statusCode).toBe(404);
    const all = await send(test, 'DELETE user/sessions', {}, here.headers);
    expect(String(all.headers['set-cookie'])).toMatch(/^Token=; /);
    expect((await list()).Code).toBe(401);
  });

  test('two members cannot read or end what is the other’s', async () => {
    const test = await openApp();
    const { here, there } = await twoLogins(test);
    await addMember(test, 'dahan');
    const other = await loginAs(test, 'dahan');
    const { Data } = await send(test, 'GET user/sessions', {}, here.headers).then((reply) => reply.json());
    expect((await send(test, `DELETE user/sessions/${Data[0].Id}`, {}, other.headers)).statusCode).toBe(404);
    expect((await whoAmI(test, there.token)).Code).toBe(200);
    for (const endpoint of ['GET user', 'GET user/sessions', 'GET user/export']) {
      // In turn, so that an answer kept for one would be seen by the next.
      const [mine, theirs, nobodys, again] = [
        await send(test, endpoint, {}, here.headers),
        await send(test, endpoint, {}, other.headers),
        await send(test, endpoint),
        await send(test, endpoint, {}, here.headers),
      ];
      expect(theirs.body).not.toContain('xiaoman');
      expect(nobodys.statusCode).toBe(401);
      expect(again.json()).toEqual(mine.json());
      expect(mine.headers['cache-control']).toBe('private, no-store');
    }
  });

  test.each(['PUT user/password', 'POST code/email', 'PUT user/email', 'DELETE user/sessions', 'DELETE user'])(
    'CSRF: %s signed by the cookie alone must come from our own pages',
    async (endpoint) => {
      const test = await openApp();
      const { here } = await twoLogins(test);
      const cookie = `Token=${here.token}`;
      const fields = { OldPassword: PASSWORD, Password: PASSWORD, Email: 'new@example.com', Code: '000000' };
      const reply = (headers: Record<string, string>) =>
        send(test, endpoint, fields, { host: 'site.example', cookie, ...headers });
      for (const headers of [{}, { origin: 'https://evil.example' }, { 'sec-fetch-site': 'same-site' }]) {
        expect((await reply(headers as Record<string, string>)).json()).toMatchObject({ Error: 'auth.cross_site' });
      }
      expect((await whoAmI(test, here.token)).Code).toBe(200);
      expect((await reply({ origin: 'http://site.example' })).json().Error).not.toBe('auth.cross_site');
    },
  );
});
