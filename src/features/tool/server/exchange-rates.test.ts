import { expect, test } from 'vitest';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { bankXml, servePublisher } from './exchange-rates.fixture.ts';
import { ratesJob } from './exchange-rates.job.ts';
import readRates from './exchange-rates.reader.ts';
import { tableOf } from './exchange-rates.rules.ts';

const read = (body: string | Buffer, type = '') => readRates({ body: Buffer.from(body), type });
const DAY = { USD: '1.1584', JPY: '179.62', CNY: '8.2330', HKD: '9.0139', ISK: '146.60' };

test('the daily document of the European Central Bank is read, and of several days the newest', () => {
  const expected = { date: '2026-11-16', base: 'EUR', source: '欧洲中央银行', rates: [{ code: 'USD', amount: '1.2' }] };
  expect(read(bankXml({ '2026-11-16': { USD: '1.2' } }))).toEqual(expected);
  expect(read(bankXml({ '2026-11-13': { USD: '9' }, '2026-11-16': { USD: '1.2' }, '2026-11-12': {} }))).toEqual(
    expected,
  );
  expect(read(Buffer.from(`\ufeff${bankXml({ '2026-11-16': { USD: '1.2' } })}`, 'utf16le'))).toEqual(expected);
});

test.each([
  ['{"base":"USD","date":"2026-11-16","rates":{"CNY":7.1,"EUR":"0.86"}}', 'USD', '2026-11-16', 'CNY 7.1 EUR 0.86'],
  ['\ufeff{"base":"usd","date":"2026-11-16T08:00:00Z","rates":{"cny":7}}', 'USD', '2026-11-16', 'CNY 7'],
  [
    '{"base_code":"CNY","time_last_update_unix":1763251201,"conversion_rates":{"CNY":1,"USD":0.14}}',
    'CNY',
    '2025-11-16',
    'CNY 1 USD 0.14',
  ],
  [
    '{"base":"USD","timestamp":1763251201,"rates":{"CNY":7,"BTC":0,"X":1,"EUR":-1,"JPY":null,"XAU":1e-7}}',
    'USD',
    '2025-11-16',
    'CNY 7',
  ],
])('%s is read', (text, base, date, rates) => {
  const found = read(text);
  expect(found).toMatchObject({ base, date });
  expect(found?.rates.map(({ code, amount }) => `${code} ${amount}`).join(' ')).toBe(rates);
});

test.each([
  ['half a document', bankXml({ '2026-11-16': DAY }).slice(0, 450)],
  ['half an answer', '{"base":"USD","date":"2026-11-16","rates":{"CNY":7'],
  ['a page', '<!doctype html><html><body>请先登录</body></html>'],
  ['another feed', '<rss><channel/></rss>'],
  ['two bytes a letter that nobody tells of', Buffer.from(bankXml({ '2026-11-16': DAY }), 'utf16le')],
  ['a list', '[1,2]'],
  ['an error', '{"success":false,"error":{"code":101}}'],
  ['no date', '{"base":"USD","rates":{"CNY":7}}'],
  ['nothing', ''],
])('%s is not taken for rates', (_, body) => {
  expect(read(body)).toBeNull();
});

test('yuan for 100 of each are worked out exactly', () => {
  const rates = Object.entries(DAY).map(([code, amount]) => ({ code, amount }));
  const table = tableOf({ date: '2026-11-16', base: 'EUR', source: '', rates }, 'rates.test');
  // By Python's decimal: round(Decimal(100) * Decimal('8.2330') / Decimal(amount), 8), half up.
  expect(table).toEqual({
    date: '2026-11-16',
    source: 'rates.test',
    rates: [
      { code: 'USD', name: '美元', cny: '710.72168508' },
      { code: 'EUR', name: '欧元', cny: '823.3' },
      { code: 'JPY', name: '日元', cny: '4.5835653' },
      { code: 'HKD', name: '港元', cny: '91.3367133' },
      { code: 'ISK', name: '冰岛克朗', cny: '5.6159618' },
    ],
  });
});

test.each([
  [{ date: '', base: 'EUR', rates: [] }, '哪一天'],
  [{ date: '2026-02-30', base: 'EUR', rates: [{ code: 'CNY', amount: '8' }] }, '哪一天'],
  [{ date: '2026-11-16', base: 'EUR', rates: [{ code: 'USD', amount: '1.1' }] }, '人民币'],
  [{ date: '2026-11-16', base: 'CNY', rates: [{ code: 'XAU', amount: '1.1' }] }, '认识的货币'],
])('%o is refused: %s', (published, fault) => {
  expect(tableOf({ source: '', ...published }, 'h')).toEqual({ fault: expect.stringContaining(fault) });
});

describeOnEachEngine('rates by the operator’s source', (openApp) => {
  async function aPublisher() {
    const publisher: Parameters<typeof servePublisher>[0] = {
      body: bankXml({ '2026-11-16': DAY }),
      trouble: [],
      asked: [],
    };
    const { origin } = await aServer(servePublisher(publisher));
    return { publisher, origin };
  }
  const setTo = async ({ call, runJobs }: TestApp, url: string | null) => {
    await call('operator', 'PUT /config/running', { Name: 'EXCHANGE_RATES_URL', Value: url });
    await runJobs('tool.exchange-rates');
  };
  const hourPasses = async ({ database, clock, runJobs }: TestApp) => {
    clock.now += 3_600_000;
    const queue = createJobQueue({ database, now: () => clock.now, random: () => 0.5 });
    await queue.enqueue(database.db, ratesJob, {});
    expect(await runJobs(ratesJob.name)).toBe(1);
  };
  const table = async ({ call }: TestApp) => JSON.parse((await call('', 'GET /config?key=exchangeRates')).Data.Value);
  const part = async ({ call }: TestApp) =>
    (await call('operator', 'GET /health')).Data.Parts.find(({ Key }: { Key: string }) => Key === 'rates');

  test('are fetched as soon as it is set, and again only when they have changed', async () => {
    const { publisher, origin } = await aPublisher();
    const site = await openApp({ reachable: [origin] });
    expect(await part(site)).toBeUndefined();
    await setTo(site, `${origin}/eurofxref-daily.xml?key=geheim`);
    expect(await table(site)).toMatchObject({ date: '2026-11-16', source: '欧洲中央银行', rates: { length: 5 } });
    expect(await part(site)).toMatchObject({ State: 'ok', Value: '5', Line: '欧洲中央银行，2026-11-16' });
    expect(publisher.asked).toEqual([undefined]);

    publisher.body = bankXml({ '2026-11-17': { ...DAY, USD: '1.2' } });
    await hourPasses(site);
    expect(await table(site)).toMatchObject({
      date: '2026-11-17',
      rates: [{ code: 'USD', cny: '686.08333333' }, {}, {}, {}, {}],
    });
    await hourPasses(site);
    expect(publisher.asked).toHaveLength(3);
    expect(publisher.asked[2]).toMatch(/^"[0-9a-f]{16}"$/);
    const { Data } = await site.call('operator', 'GET /config/history?key=exchangeRates');
    expect(Data.Result.map(({ Note, ChangedBy }: Record<string, string>) => [Note, ChangedBy])).toEqual([
      ['从汇率来源取得', '系统'],
      ['从汇率来源取得', '系统'],
    ]);
    // The address may hold a key: nobody is shown it, not even in the database.
    expect(JSON.stringify((await site.call('operator', 'GET /config/running')).Data)).not.toContain('geheim');
  });

  test('what was good stays when the source fails, and the operator is told what is wrong and since when', async () => {
    const { publisher, origin } = await aPublisher();
    const site = await openApp({ reachable: [origin] });
    await setTo(site, `${origin}/a.xml`);
    const good = await table(site);
    for (const [trouble, line] of [
      [404, '对方返回 HTTP 404'],
      [503, '对方返回 HTTP 503'],
      [304, ''],
      ['cut', '对方返回的内容无法识别'],
      ['reset', '对方拒绝连接或连接中断'],
    ] as const) {
      publisher.trouble.push(trouble);
      await hourPasses(site);
      expect(await table(site)).toEqual(good);
      if (line)
        expect(await part(site)).toMatchObject({
          State: 'watch',
          Word: '没取到',
          Line: `${line}；现在用的是 2026-11-16 的`,
        });
      else expect(await part(site)).toMatchObject({ State: 'ok' });
    }
    // Whole, but something else; then in letters of two bytes that nobody tells of; then of no known day.
    for (const body of [
      '<html><body>登录</body></html>',
      Buffer.from(bankXml({ '2026-11-17': DAY }), 'utf16le'),
      '{"base":"CNY","rates":{"USD":1}}',
    ]) {
      publisher.body = body;
      await hourPasses(site);
      expect(await part(site)).toMatchObject({
        State: 'watch',
        Line: expect.stringContaining('不是汇率，或者没有传完'),
      });
    }
    for (let hour = 0; hour < 24; hour++) await hourPasses(site);
    expect(await part(site)).toMatchObject({ State: 'bad' });
    expect(await table(site)).toEqual(good);
    // A failure does not forget which answer was the good one.
    publisher.body = bankXml({ '2026-11-16': DAY });
    await hourPasses(site);
    expect(await part(site)).toMatchObject({ State: 'ok' });
    expect(publisher.asked.at(-1)).toMatch(/^"/);
  });

  test('an address inside the house is not asked unless it is allowed, and without one nothing is', async () => {
    const { publisher, origin } = await aPublisher();
    const site = await openApp();
    await setTo(site, `${origin}/a.xml`);
    expect(await part(site)).toMatchObject({ State: 'bad', Line: '不能访问这个地址；还没有可用的汇率' });
    expect(publisher.asked).toEqual([]);
    const allowed = await openApp({ settings: { OUTBOUND_ALLOW: origin } });
    await setTo(allowed, `${origin}/a.xml`);
    expect(await part(allowed)).toMatchObject({ State: 'ok', Value: '5' });
    await setTo(allowed, null);
    await hourPasses(allowed);
    expect(await part(allowed)).toBeUndefined();
    expect(publisher.asked).toHaveLength(1);
  });

  test('rates that nobody renews any more are told of', async () => {
    const { publisher, origin } = await aPublisher();
    const site = await openApp({ reachable: [origin] });
    site.clock.now = Date.parse('2026-11-20T00:00:00Z');
    await setTo(site, `${origin}/a.json`);
    expect(await part(site)).toMatchObject({ State: 'ok' });
    site.clock.now = Date.parse('2026-11-27T00:00:00Z');
    await hourPasses(site);
    expect(publisher.asked).toHaveLength(2);
    expect(await part(site)).toMatchObject({ State: 'watch', Word: '很久没有更新' });
  });
});
