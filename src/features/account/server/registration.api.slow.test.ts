import { expect, test } from 'vitest';
import { anSmtpServer } from '#/platform/mail/smtp-server.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addMember, anotherCode, codeTo, lettersTo, PASSWORD, send, timeRatio, whoAmI } from './account.fixture.ts';

const EMAIL = 'new@example.com';
const askCode = (test: TestApp, Email = EMAIL, from?: string) =>
  send(test, 'POST code/register', { Email }, from ? { from } : {});

async function register(test: TestApp, fields: Record<string, string> = {}) {
  const wanted = { Username: '山间小满', Password: PASSWORD, Email: EMAIL, ...fields };
  return send(test, 'POST user/register', { Code: fields['Code'] ?? (await codeTo(test, wanted.Email)), ...wanted });
}

describeOnEachEngine('registration', (openApp) => {
  test('with the code from the letter it makes a member who is logged in', async () => {
    const test = await openApp();
    expect((await askCode(test)).json()).toMatchObject({ Code: 200, Data: { ResendAfter: 60, ValidFor: 600 } });
    const [letter] = await lettersTo(test, EMAIL);
    expect(letter?.subject).toBe('搜罗注册验证码');
    const reply = await register(test);
    expect(reply.json()).toMatchObject({ Code: 200, Data: { Username: '山间小满', MustChangePassword: false } });
    expect(String(reply.headers['set-cookie'])).toMatch(/^Token=[\w-]{43}; Path=\/; HttpOnly/);
    const { Data } = await whoAmI(test, reply.json().Data.Token);
    expect(Data).toMatchObject({ Username: '山间小满', Email: EMAIL, IsOperator: false });
  });

  test('through a mail server the letter is Chinese and its text holds one six-digit number, the code', async () => {
    const { received, host } = await anSmtpServer();
    const settings = { SMTP_URL: `smtp://${host}`, MAIL_FROM: '搜罗 <no-reply@souluo.test>' };
    const test = await openApp({ settings });
    // The address itself looks like a code: it must not be in the text.
    await askCode(test, '123456@example.com');
    const text = received[0]?.parts['text/plain'] ?? '';
    expect(received[0]?.to).toEqual(['123456@example.com']);
    expect(text).toMatch(/验证码/);
    expect(text.match(/\d{6}/g)).toHaveLength(1);
    const Code = text.match(/\d{6}/)?.[0] ?? '';
    expect((await register(test, { Email: '123456@example.com', Code })).statusCode).toBe(200);
  });

  test('when the mail server refuses or is away the form says so, and another code may be asked for at once', async () => {
    const { host } = await anSmtpServer({ onRcptTo: (_address, _session, done) => done(new Error('no such mailbox')) });
    const MAIL_FROM = 'no-reply@souluo.test';
    const refusing = await openApp({ settings: { SMTP_URL: `smtp://${host}`, MAIL_FROM } });
    expect((await askCode(refusing)).json()).toMatchObject({ Code: 400, Errors: [{ Field: 'Email' }] });
    const away = await openApp({ settings: { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM } });
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await askCode(away)).json()).toMatchObject({ Code: 503, Message: '邮件没有发出去，请稍后再试' });
    }
  });

  test('enumeration: for an address with an account the answer is the same, and only the letter says so', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    const taken = await askCode(test, 'XiaoMan@Example.com');
    const free = await askCode(test);
    expect([taken.statusCode, taken.json()]).toEqual([free.statusCode, free.json()]);
    const [letter] = await lettersTo(test, 'xiaoman@example.com');
    expect(letter?.subject).toBe('你在搜罗已有账号');
    expect(letter?.text).not.toMatch(/\d{6}/);
    const Code = await codeTo(test, EMAIL);
    const stolen = await register(test, { Email: 'xiaoman@example.com', Code });
    expect(stolen.json()).toMatchObject({ Code: 400, Error: 'account.wrong_code' });
    const askAgain = (email: string) => () => {
      test.clock.now += 61_000;
      return askCode(test, email);
    };
    const ratio = await timeRatio(askAgain('xiaoman@example.com'), askAgain(EMAIL));
    expect(ratio).toBeGreaterThan(0.1);
    expect(ratio).toBeLessThan(10);
  });

  test('mail bombing: one letter a minute and ten a day to an address, ten an hour from one', async () => {
    const test = await openApp({ settings: { LIMITS_FACTOR: '1000' } });
    expect((await askCode(test)).statusCode).toBe(200);
    const early = await askCode(test);
    expect(early.json()).toMatchObject({ Code: 429, Message: '操作太频繁，请 60 秒后再试' });
    expect(await lettersTo(test, EMAIL)).toHaveLength(1);
    const daily: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      test.clock.now += 61_000;
      daily.push((await askCode(test)).statusCode);
    }
    expect(daily).toEqual([...Array(9).fill(200), 429, 429]);
    const hourly: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++) {
      hourly.push((await askCode(test, `reader${attempt}@example.com`, '203.0.113.9')).statusCode);
    }
    expect(hourly).toEqual([...Array(10).fill(200), 429, 429]);
  });

  test('code guessing: five wrong tries spend a code, also in parallel', async () => {
    const test = await openApp();
    await askCode(test);
    const right = await codeTo(test, EMAIL);
    const Code = anotherCode(right);
    const guesses = await Promise.all(Array.from({ length: 5 }, () => register(test, { Code })));
    for (const guess of guesses) {
      expect(guess.json()).toMatchObject({ Code: 400, Errors: [{ Field: 'Code' }], Error: 'account.wrong_code' });
    }
    expect((await register(test, { Code: right })).json()).toMatchObject({ Code: 400, Error: 'account.wrong_code' });
  });

  test('four wrong tries and a taken name leave the code good', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await askCode(test);
    const right = await codeTo(test, EMAIL);
    for (let attempt = 0; attempt < 4; attempt++) await register(test, { Code: anotherCode(right) });
    expect((await register(test, { Username: 'XIAOMAN' })).json().Errors).toMatchObject([{ Field: 'Username' }]);
    expect((await register(test)).statusCode).toBe(200);
  });

  test('code reuse: a code serves once, also when it is sent twice at the same moment', async () => {
    const test = await openApp();
    await askCode(test);
    const Code = await codeTo(test, EMAIL);
    const both = await Promise.all(['甲乙丙', '丁戊己'].map((Username) => register(test, { Username, Code })));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('expiry by the clock: a code is good for ten minutes', async () => {
    const test = await openApp();
    await askCode(test);
    test.clock.now += 600_000;
    expect((await register(test)).json()).toMatchObject({ Code: 400, Error: 'account.wrong_code' });
    await askCode(test);
    test.clock.now += 599_000;
    expect((await register(test)).statusCode).toBe(200);
  });

  test('a newer code takes the place of the older, and what is over is swept', async () => {
    const test = await openApp();
    await askCode(test, 'gone@example.com');
    await askCode(test);
    const old = await codeTo(test, EMAIL);
    test.clock.now += 61_000;
    await askCode(test);
    expect((await register(test, { Code: old })).statusCode).toBe(400);
    test.clock.now += 600_000;
    await askCode(test, 'other@example.com');
    const tables = test.database.db.withTables<{ verification_code: { subject: string; code_hash: string } }>();
    const rows = await tables.selectFrom('verification_code').select(['subject', 'code_hash']).execute();
    expect(rows).toMatchObject([{ subject: 'other@example.com' }]);
    // A million codes are quickly tried: what is kept must be slow to try.
    expect(rows[0]?.code_hash).toMatch(/^\$argon2id\$/);
  });

  test('a code for one purpose is none for another', async () => {
    const test = await openApp();
    await addMember(test, 'xiaoman');
    await askCode(test);
    const Code = await codeTo(test, EMAIL);
    expect((await send(test, 'GET user/forget', { Email: EMAIL, Code })).json().Data).toBe(false);
  });

  test.each([
    'new@example.com\r\nBcc: victim@example.com',
    'a@example.com,b@example.com',
    'Reader <a@example.com>',
    'a@b',
  ])('header injection: %j is no address, and no letter goes out', async (Email) => {
    const test = await openApp();
    expect((await askCode(test, Email)).json()).toMatchObject({
      Code: 400,
      Errors: [{ Field: 'Email', Message: '邮箱格式不正确' }],
    });
    expect(await lettersTo(test, 'victim@example.com')).toEqual([]);
  });

  test('an address is taken without regard to case, width and spaces around it', async () => {
    const test = await openApp();
    await askCode(test, ' Ｎｅｗ@Example.com ');
    expect((await register(test, { Email: 'NEW@example.COM', Code: await codeTo(test, EMAIL) })).statusCode).toBe(200);
  });

  test.each(['ＸＩＡＯＭＡＮ', 'XiaoMan', 'ｘｉａｏＭＡＮ'])(
    'name look-alikes: %s is the same as xiaoman',
    async (Username) => {
      const test = await openApp();
      await addMember(test, 'xiaoman');
      await askCode(test);
      const reply = await register(test, { Username });
      expect(reply.json().Errors).toEqual([{ Field: 'Username', Message: '这个用户名已有人用，换一个试试' }]);
    },
  );

  test.each([
    [{ Username: 'ab' }, 'Username', '3–20 个字，可用中文、字母、数字和下划线'],
    [{ Username: '一'.repeat(21) }, 'Username', '3–20 个字，可用中文、字母、数字和下划线'],
    [{ Username: 'xіaoman' }, 'Username', '3–20 个字，可用中文、字母、数字和下划线'],
    [{ Username: 'a b c' }, 'Username', '3–20 个字，可用中文、字母、数字和下划线'],
    [{ Username: 'Admin' }, 'Username', '这个用户名不能用，换一个试试'],
    [{ Username: '站长小李' }, 'Username', '这个用户名不能用，换一个试试'],
    [{ Password: '1234567' }, 'Password', '密码至少 8 位'],
    [{ Password: '长'.repeat(65) }, 'Password', '密码最多 64 位'],
    [{ Password: 'woaini1314' }, 'Password', '这个密码太常见了，换一个别人猜不到的。'],
    [{ Password: '我叫山间小满呀' }, 'Password', '密码至少 8 位'],
    [{ Password: '我的名字叫山间小满' }, 'Password', '密码里不要有用户名或邮箱名'],
    [{ Code: '12345' }, 'Code', '验证码是 6 位数字'],
    [{ Email: '' }, 'Email', '请填写邮箱'],
  ])('%j is refused at its field', async (fields, Field, Message) => {
    const test = await openApp();
    const reply = await register(test, { Code: '000000', ...fields });
    expect(reply.json()).toMatchObject({ Code: 400, Message, Errors: [{ Field, Message }] });
  });

  test('all wrong fields are named at once', async () => {
    const reply = (await send(await openApp(), 'POST user/register')).json();
    expect(reply.Errors.map(({ Field }: { Field: string }) => Field)).toEqual([
      'Username',
      'Password',
      'Email',
      'Code',
    ]);
  });

  test('mass assignment: nobody registers as operator or under a number of their own', async () => {
    const test = await openApp();
    await askCode(test);
    const reply = await register(test, { IsOperator: '1', is_operator: '1', Id: '777', MustChangePassword: '1' });
    const { Data } = await whoAmI(test, reply.json().Data.Token);
    expect(Data).toMatchObject({ IsOperator: false, MustChangePassword: false });
    expect(Data.Id).not.toBe(777);
  });
});
