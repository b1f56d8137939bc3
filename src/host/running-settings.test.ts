import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { mailServerUrl, RUNNING_SETTINGS } from '#/features/config/running-settings.pure.ts';
import { handleRunningForm } from '#/features/config/web/running-action.ts';
import { anSmtpServer } from '#/platform/mail/smtp-server.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { formOf, pageCall } from './page-call.fixture.ts';
import { allSettings, configOf } from './settings.ts';

const SECRETS = [
  'SMTP_URL',
  'BAIDU_PUSH_URL',
  'EXCHANGE_RATES_URL',
  'SECRET_KEY',
  'ADMIN_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'DATABASE_URL',
];

test('every setting that is told of exists, and what holds a password is never shown', () => {
  for (const { name, isSecret } of RUNNING_SETTINGS) {
    expect(Object.keys(allSettings)).toContain(name);
    if (SECRETS.includes(name)) expect(isSecret).toBe(true);
  }
});

test('a name or password of a mail server may hold any character', () => {
  const server = {
    host: ' smtp.example.com ',
    port: '',
    security: 'smtps',
    user: 'me@example.com',
    password: 'a/b:c@d 邮',
  };
  const { hostname, port, username, password } = new URL(mailServerUrl(server));
  expect([hostname, port]).toEqual(['smtp.example.com', '465']);
  expect([username, password].map(decodeURIComponent)).toEqual(['me@example.com', 'a/b:c@d 邮']);
});

/** One setting as the operator sees it, and the change of it. */
async function deskOf(site: TestApp) {
  const operator = await site.as('operator');
  const send = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: object, headers = {}) => {
    const url = `/api/v1/config/${path}`;
    const reply = await site.app.inject({
      method,
      url,
      headers: { ...operator, ...headers },
      ...(payload && { payload }),
    });
    return reply.json();
  };
  return {
    send,
    put: (Name: string, Value: string | null, headers = {}) => send('PUT', 'running', { Name, Value }, headers),
    read: async (name: string) => {
      const { Data } = await send('GET', 'running');
      return Data.find(({ Name }: { Name: string }) => Name === name);
    },
  };
}

const AT = { host: 'site.test', origin: 'https://site.test' };

describeOnEachEngine('the settings of a running site', (openApp) => {
  test('are told with where they come from; what the environment fixes nobody changes on the desk', async () => {
    const BAIDU_PUSH_URL = 'http://data.zz.baidu.com/urls?site=a&token=geheim';
    const settings = { FILE_QUOTA_MB: '7', PUBLIC_URL: 'https://site.test', BAIDU_PUSH_URL };
    const { read, put, send } = await deskOf(await openApp({ settings }));
    expect(await read('FILE_QUOTA_MB')).toMatchObject({ Value: '7', Source: 'environment', CanChange: false });
    expect(await read('BACKUP_KEEP')).toMatchObject({ Value: '7', Source: 'default', CanChange: true });
    expect(await read('BAIDU_PUSH_URL')).toMatchObject({ Value: '', IsSet: true, IsGiven: true });
    expect(JSON.stringify(await send('GET', 'running'))).not.toContain('geheim');
    expect(await put('FILE_QUOTA_MB', '9')).toMatchObject({ Code: 409, Error: 'config.fixed_setting' });
    expect(await put('PORT', '80')).toMatchObject({ Code: 404 });
    expect(await put('UPLOAD_DRIVER', 's3')).toMatchObject({ Code: 409, Error: 'config.fixed_setting' });
  });

  test('what is no value is told beside the field, and nothing changes', async () => {
    const { read, put } = await deskOf(await openApp());
    for (const [name, text] of [
      ['LIMITS_FACTOR', '0'],
      ['LIMITS_FACTOR', '0.001'],
      ['LIMITS_FACTOR', '很多'],
      ['PROOF_STRENGTH', 'none'],
      ['FILE_QUOTA_MB', '1.5'],
      ['SHORT_HOST', 's.test/path'],
      ['BLOG_BASE_URL', 'javascript:alert(1)'],
      ['MAIL_FROM', '没有邮箱'],
      ['SMTP_URL', 'http://a.test'],
      ['SMTP_URL', 'smtp://a.test:25?proxy=http://127.0.0.1:9000'],
      ['SMTP_URL', 'smtps://a.test/?tls.rejectUnauthorized=false'],
      ['PUBLIC_URL', 'https://site.test/path'],
    ] as const) {
      const reply = await put(name, text);
      expect(reply).toMatchObject({ Code: 400, Error: 'config.bad_setting', Errors: [{ Field: 'Value' }] });
      expect(reply.Message).toMatch(/^请/);
      expect((await read(name)).Source).toBe('default');
    }
    expect(await put('INDEXNOW', 'on')).toMatchObject({ Code: 400, Message: '请先设置公开地址' });
  });

  test('a public address counts only when it is saved by somebody who came by it, and there is a way back', async () => {
    const site = await openApp();
    const { put, read, send } = await deskOf(site);
    const feed = async () => (await site.app.inject({ url: '/robots.txt', headers: { host: 'other.test' } })).body;
    expect(await put('PUBLIC_URL', 'https://site.test')).toMatchObject({ Code: 409, Error: 'config.address_unproven' });
    expect(await put('PUBLIC_URL', 'https://typo.test', AT)).toMatchObject({ Code: 409 });
    expect(await feed()).toContain('http://other.test/');
    expect(await put('PUBLIC_URL', 'https://site.test', AT)).toMatchObject({ Code: 200 });
    expect(await read('PUBLIC_URL')).toMatchObject({ Value: 'https://site.test', Source: 'desk' });
    expect(await feed()).toContain('https://site.test/');
    const { headers } = await site.app.inject({ url: '/api/v1/config' });
    expect(headers['strict-transport-security']).toBeDefined();
    // On the short host no page of the site is found.
    expect(await put('SHORT_HOST', 'site.test', AT)).toMatchObject({ Code: 400 });
    expect(await put('SHORT_HOST', 's.test', AT)).toMatchObject({ Code: 200 });
    const there = { host: 's.test', origin: 'https://s.test' };
    expect(await put('PUBLIC_URL', 'https://s.test', there)).toMatchObject({ Code: 400 });
    expect(await send('POST', 'running/undo', { Name: 'PUBLIC_URL' })).toMatchObject({ Code: 200 });
    expect(await read('PUBLIC_URL')).toMatchObject({
      IsSet: false,
      Change: { By: 'operator', Previous: 'https://site.test' },
    });
    expect(await send('POST', 'running/undo', { Name: 'BACKUP_KEEP' })).toMatchObject({ Code: 409 });
  });

  test('a change is in force at once, in the other process too, and outlives both', async () => {
    const site = await openApp();
    const { put } = await deskOf(site);
    const other = await appOn(site.database);
    await other.foundation.changes.look();
    await put('FILE_QUOTA_MB', '3');
    await put('PROOF_STRENGTH', 'strong');
    await put('SHORT_HOST', 'S.TEST.');
    await other.foundation.changes.look();
    const there = () => configOf(other.foundation.platform);
    await vi.waitFor(() => expect(there()).toMatchObject({ FILE_QUOTA_MB: 3, SHORT_HOST: 's.test' }));
    const member = await site.as('member');
    const made = {
      method: 'POST',
      url: '/api/v1/short_url',
      payload: { Url: 'https://example.com/' },
      headers: member,
    } as const;
    expect((await other.app.inject(made)).json().Data.Link).toMatch(/\/\/s\.test\//);
    await put('FILE_QUOTA_MB', null);
    await other.foundation.changes.look();
    await vi.waitFor(() => expect(there()).toMatchObject({ FILE_QUOTA_MB: 200, PROOF_STRENGTH: 'strong' }));
    await other.app.close();
    const later = await appOn(site.database, { settings: { SHORT_HOST: 'env.test' } });
    expect(configOf(later.foundation.platform)).toMatchObject({ PROOF_STRENGTH: 'strong', SHORT_HOST: 'env.test' });
    await later.app.close();
  });

  test('a mail server is tried before it is saved, then sends; its password is sealed and told nowhere', async () => {
    const site = await openApp();
    const { read, put, send } = await deskOf(site);
    const { received, host } = await anSmtpServer();
    const Server = `smtp://chef:geheim@${host}`;
    const test = { To: 'a@example.com', Server, From: '搜罗 <no-reply@souluo.test>' };
    expect(await send('POST', 'test_mail', { To: 'a@example.com' })).toMatchObject({ Data: { IsSent: false } });
    expect(await send('POST', 'test_mail', { ...test, From: '' })).toMatchObject({ Errors: [{ Field: 'From' }] });
    expect(await send('POST', 'test_mail', { ...test, Server: 'smtp://127.0.0.1:1' })).toMatchObject({ Code: 502 });
    expect(await send('POST', 'test_mail', { ...test, Server: `smtp://${host}` })).toMatchObject({
      Data: { IsSent: true },
    });
    expect(received.map(({ to }) => to)).toEqual([['a@example.com']]);
    expect(await send('POST', 'test_mail', { To: 'nobody' })).toMatchObject({ Code: 400 });

    await put('MAIL_FROM', test.From);
    await put('SMTP_URL', 'smtp://chef:geheim');
    await put('SMTP_URL', `smtp://${host}`);
    expect(await send('POST', 'test_mail', { To: 'b@example.com' })).toMatchObject({ Data: { IsSent: true } });
    expect(received.at(-1)).toMatchObject({ to: ['b@example.com'], headers: { from: '搜罗 <no-reply@souluo.test>' } });
    await put('SMTP_URL', Server);
    expect(await read('SMTP_URL')).toMatchObject({ Value: '', Where: host, IsSet: true, Source: 'desk' });
    const { rows } = await sql`select * from desk_setting, audit_entry`.execute(site.database.db);
    expect(JSON.stringify([rows, await send('GET', 'running')])).not.toContain('geheim');
    const log = await site.app.inject({ url: '/api/v1/audit', headers: await site.as('operator') });
    const details = log.json().Data.Result.map(({ Detail }: { Detail: string }) => Detail);
    expect(details[0]).toBe('SMTP_URL: （不记录） → （不记录）');
    expect(details).toContain('MAIL_FROM: 没有设置 → 搜罗 <no-reply@souluo.test>');
    // Back to the one before, without anybody having seen it.
    await send('POST', 'running/undo', { Name: 'SMTP_URL' });
    expect(await send('POST', 'test_mail', { To: 'c@example.com' })).toMatchObject({ Data: { IsSent: true } });
  });

  test('the form of the page saves, refuses beside the field, and leads to the address that has to be opened', async () => {
    const site = await openApp();
    const call = await pageCall(site);
    const save = (fields: Record<string, string>) => handleRunningForm(call, formOf(fields));
    const saved = { goTo: '/market/admin/config/running?done=已保存#BACKUP_KEEP' };
    expect(await save({ intent: 'save', Name: 'BACKUP_KEEP', Value: ' 9 ' })).toEqual(saved);
    expect(await save({ intent: 'save', Name: 'BACKUP_KEEP', Value: '0' })).toMatchObject({
      ...{ name: 'BACKUP_KEEP', typed: '0', status: 400 },
      errors: [{ Field: 'Value', Message: '请填写 1 到 365 之间的整数' }],
    });
    expect(await save({ intent: 'undo BACKUP_KEEP' })).toMatchObject({ goTo: expect.stringContaining('已退回') });
    const address = { intent: 'save', Name: 'PUBLIC_URL', Value: 'https://new.test/' };
    expect(await save(address)).toMatchObject({ origin: 'https://new.test', status: 409 });
    const mail = { intent: 'mail', Host: 'smtp.test', Port: '465', Security: 'smtps', User: 'a', Password: 'b c' };
    expect(await save({ ...mail, From: 'niemand' })).toMatchObject({ errors: [{ Field: 'From' }] });
    expect(await save({ ...mail, From: 'no-reply@site.test' })).toMatchObject({ goTo: expect.any(String) });
    const read = await call('GET /api/v1/config/running', {});
    const server = read.ok && read.data.find(({ Name }) => Name === 'SMTP_URL');
    expect(server).toMatchObject({ Where: 'smtp.test:465', IsSet: true });
  });
});
