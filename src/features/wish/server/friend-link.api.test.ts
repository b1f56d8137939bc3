import { expect, test } from 'vitest';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { runWishJobs } from './wish.fixture.ts';

const HTML = { 'content-type': 'text/html; charset=utf-8' };
/** Where the tests reach the site. */
const OURS = 'http://localhost';

const apply = async ({ app }: TestApp, payload: object) =>
  (await app.inject({ method: 'POST', url: '/api/v1/friend_link', payload })).json();
const status = async ({ app }: TestApp, ticket: string) =>
  (await app.inject(`/api/v1/friend_link/application/${ticket}`)).json();
const shown = async ({ app }: TestApp) => (await app.inject('/api/v1/friend_link/all')).json().Data;
const review = async ({ app, as }: TestApp, query = '') =>
  (await app.inject({ url: `/api/v1/friend_link/review${query}`, headers: await as('operator') })).json().Data;
const decide = async ({ app, as }: TestApp, id: number, payload: object) =>
  (
    await app.inject({
      method: 'PUT',
      url: `/api/v1/friend_link/review/${id}`,
      payload,
      headers: await as('operator'),
    })
  ).json();

describeOnEachEngine('an application for a friend link', (openApp) => {
  test('the operator adds one without asking, and one that was refused becomes shown', async () => {
    const site = await openApp();
    const add = async (payload: object) =>
      (
        await site.app.inject({
          method: 'POST',
          url: '/api/v1/friend_link/review',
          payload,
          headers: await site.as('operator'),
        })
      ).json();
    const before = (await shown(site)).length;
    expect(await add({ Title: '旧书摊', Url: 'books.example' })).toMatchObject({
      Data: { State: 'approved', Url: 'https://books.example/', DecidedBy: 'operator' },
    });
    expect(await shown(site)).toHaveLength(before + 1);
    expect(await add({ Title: '旧书摊', Url: 'https://books.example/' })).toMatchObject({
      Error: 'friend_link.already_there',
    });
    expect(await add({ Title: '本站', Url: OURS })).toMatchObject({ Code: 400 });
    expect(await add({ Title: '', Url: '' })).toMatchObject({ Code: 400 });
    const { Data } = await add({ Title: '茶馆', Url: 'https://tea.example/' });
    await decide(site, Data.Id, { State: 'refused' });
    expect(await add({ Title: '新茶馆', Url: 'https://tea.example/' })).toMatchObject({
      Data: { Id: Data.Id, State: 'approved', Title: '新茶馆', Reason: '' },
    });
  });

  test('is refused where the address is no site of the one who asks, and asked for once', async () => {
    const site = await openApp();
    const wish = { Title: '旧书摊', Url: 'https://books.example', Contact: 'me@example.com' };
    for (const [change, code] of [
      [{ Url: 'https://me:secret@books.example' }, 'friend_link.bad_address'],
      [{ Url: 'http://127.0.0.1/' }, 'friend_link.bad_address'],
      [{ Url: 'javascript:alert(1)' }, 'friend_link.bad_address'],
      [{ BackUrl: 'https://other.example/links' }, 'friend_link.other_site'],
      [{ Url: OURS, BackUrl: '' }, expect.stringMatching(/^friend_link\.(own_site|bad_address)$/)],
    ] as const)
      expect(await apply(site, { ...wish, ...change }), JSON.stringify(change)).toMatchObject({
        Code: 400,
        Error: code,
      });
    expect(await apply(site, { ...wish, BackUrl: 'https://books.example/links' })).toMatchObject({ Code: 200 });
    expect(await apply(site, wish)).toMatchObject({ Code: 400, Error: 'friend_link.already_asked' });
    expect(await status(site, 'made-up')).toMatchObject({ Code: 404 });
  });

  test('waits, is checked, approved, shown, and can be taken down again', async () => {
    const page = await aServer((_, answer) => answer.writeHead(200, HTML).end(`<a href="${OURS}/">搜罗</a>`));
    const test = await openApp({ reachable: [page.origin] });
    const asked = await apply(test, { Title: '旧书摊', Url: page.origin, Contact: 'me@example.com', Note: '你好' });
    expect(asked).toMatchObject({
      Code: 200,
      Data: {
        Title: '旧书摊',
        Url: `${page.origin}/`,
        BackUrl: `${page.origin}/`,
        State: 'pending',
        Check: { State: 'waiting' },
      },
    });
    const { Ticket } = asked.Data;
    expect(Ticket).toMatch(/^[\w-]{24}$/);
    expect(await shown(test)).toEqual([]);

    expect(await runWishJobs(test, [page.origin])).toBe(1);
    expect((await status(test, Ticket)).Data.Check).toMatchObject({ State: 'found', Note: '已找到指向本站的链接' });
    // The applicant's own words are for the operator alone.
    expect(JSON.stringify(await status(test, Ticket))).not.toContain('me@example.com');

    const [waiting] = (await review(test, '?state=pending')).Result;
    expect(waiting).toMatchObject({ Contact: 'me@example.com', Note: '你好', Check: { State: 'found' } });
    expect((await decide(test, waiting.Id, { State: 'approved' })).Data).toMatchObject({
      State: 'approved',
      DecidedBy: 'operator',
    });
    expect(await shown(test)).toEqual([{ title: '旧书摊', url: `${page.origin}/` }]);

    await decide(test, waiting.Id, { State: 'refused', Reason: '打不开了' });
    expect(await shown(test)).toEqual([]);
    expect((await status(test, Ticket)).Data).toMatchObject({ State: 'refused', Reason: '打不开了' });
  });

  test.each([
    [
      'a page without a link to us',
      '<p>http://localhost/ 在文字里</p><!-- <a href="http://localhost/">x</a> -->',
      'missing',
    ],
    ['a link to a name that only begins like ours', '<a href="http://localhost.evil.example/">x</a>', 'missing'],
    ['a link that engines should ignore', '<a rel="external NoFollow" href="http://localhost/any">x</a>', 'nofollow'],
    ['a link in a script only', '<script>"<a href=http://localhost/>"</script>', 'missing'],
    [
      'one of two that counts',
      '<a rel=nofollow href="http://localhost/"></a><a href="//localhost/wish">x</a>',
      'found',
    ],
    ['a link in a template only', '<template><a href="http://localhost/">x</a></template>', 'missing'],
    [
      'a page nested without end before the link',
      `${'<div>'.repeat(300_000)}<a href="http://localhost/">x</a>`,
      'missing',
    ],
    [
      'a page nested without end after the link',
      `<a href="http://localhost/">x</a>${'<div>'.repeat(300_000)}`,
      'found',
    ],
    ['a link by way of a base', '<base href="http://localhost/a/"><a href="b">x</a>', 'found'],
  ])('%s', async (_name, body, expected) => {
    const page = await aServer((_, answer) => answer.writeHead(200, HTML).end(body));
    const test = await openApp({ reachable: [page.origin] });
    const { Ticket } = (await apply(test, { Title: '旧书摊', Url: page.origin })).Data;
    await runWishJobs(test, [page.origin]);
    expect((await status(test, Ticket)).Data.Check.State).toBe(expected);
  });

  test('a page that is gone, is no page, or refuses, is a clear result, and can be looked at again', async () => {
    let answerWith: [number, Record<string, string>, string] = [404, HTML, ''];
    const page = await aServer((_, answer) => answer.writeHead(answerWith[0], answerWith[1]).end(answerWith[2]));
    const test = await openApp({ reachable: [page.origin] });
    const { Ticket } = (await apply(test, { Title: '旧书摊', Url: page.origin })).Data;
    const check = async () => {
      await runWishJobs(test, [page.origin]);
      return (await status(test, Ticket)).Data.Check;
    };
    const again = async () =>
      (await test.app.inject({ method: 'POST', url: `/api/v1/friend_link/application/${Ticket}/check` })).json().Data;
    expect(await check()).toMatchObject({ State: 'unreachable', Note: '对方页面返回 404' });
    answerWith = [200, { 'content-type': 'application/json' }, '{}'];
    expect((await again()).Check.State).toBe('waiting');
    // Asked twice, looked at once.
    await again();
    expect(await check()).toMatchObject({ State: 'missing', Note: '对方返回的不是网页' });
    answerWith = [302, { location: 'http://169.254.169.254/' }, ''];
    await again();
    expect(await check()).toMatchObject({ State: 'unreachable', Note: '打不开对方页面：不能访问这个地址' });
    answerWith = [200, HTML, `<a href="${OURS}">x</a>`];
    await again();
    expect((await check()).State).toBe('found');
  });

  test('refuses what is no public address, our own site, another site as proof, and hidden characters', async () => {
    const test = await openApp({ settings: { LIMITS_FACTOR: '100', PUBLIC_URL: 'https://souluo.example' } });
    const refusal = async (payload: object) => {
      const { Code, Errors } = await apply(test, { Title: '旧书摊', Url: 'https://books.example/', ...payload });
      return `${Code} ${Errors?.[0]?.Field}`;
    };
    for (const Url of [
      'javascript:alert(1)',
      'http://127.0.0.1/',
      'http://[::1]/',
      'ftp://books.example/',
      'https://me:pw@books.example/',
      'http://2130706433/',
      '',
    ]) {
      expect(await refusal({ Url }), Url).toBe('400 Url');
    }
    expect(await refusal({ Url: 'https://www.souluo.example/wish' })).toBe('400 Url');
    expect(await refusal({ BackUrl: 'https://other.example/' })).toBe('400 BackUrl');
    expect(await refusal({ BackUrl: 'file:///etc/passwd' })).toBe('400 BackUrl');
    expect(await refusal({ Title: '' })).toBe('400 Title');
    expect(await refusal({ Title: '旧\u202e书' })).toBe('400 Title');
    expect(await refusal({ Title: 'a'.repeat(21) })).toBe('400 Title');
    expect((await review(test)).Total).toBe(0);
  });

  test('an address is asked for once; a refused one may be asked for again', async () => {
    const test = await openApp();
    const wish = { Title: '旧书摊', Url: 'books.example' };
    const first = await apply(test, wish);
    expect(first.Data).toMatchObject({ Url: 'https://books.example/' });
    expect(await apply(test, wish)).toMatchObject({ Code: 400, Error: 'friend_link.already_asked' });
    const [{ Id }] = (await review(test)).Result;
    await decide(test, Id, { State: 'approved' });
    expect(await apply(test, wish)).toMatchObject({ Code: 400, Error: 'friend_link.already_there' });
    await decide(test, Id, { State: 'refused' });
    const second = await apply(test, { ...wish, Title: '新书摊' });
    expect(second).toMatchObject({ Code: 200, Data: { State: 'pending', Reason: '' } });
    expect(second.Data.Ticket).not.toBe(first.Data.Ticket);
    // The old ticket led to what is gone.
    expect((await status(test, first.Data.Ticket)).Code).toBe(404);
    expect((await review(test)).Total).toBe(1);
  });

  test('is found by its whole ticket only, and applications are limited', async () => {
    const test = await openApp();
    for (const ticket of ['x', '%20', '1', "' or 1=1"]) {
      expect((await status(test, encodeURIComponent(ticket))).Code).toBe(404);
    }
    const codes: number[] = [];
    for (let index = 0; index < 11; index++)
      codes.push((await apply(test, { Title: '站', Url: `https://s${index}.example/` })).Code);
    expect(codes).toEqual([...Array(10).fill(200), 429]);
    const unknown = await test.app.inject({
      method: 'POST',
      url: '/api/v1/friend_link/review/999/check',
      headers: await test.as('operator'),
    });
    expect(unknown.json().Code).toBe(404);
  });
});
