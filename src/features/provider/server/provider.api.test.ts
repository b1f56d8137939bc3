import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { partsOn } from '#/testing/parts-on.fixture.ts';
import { aShippedAnime, type Fakes, serveFakes, TMDB_KEY } from './fake-providers.fixture.ts';

type OpenApp = (options: { settings: Record<string, string> }) => Promise<TestApp>;

async function open(openApp: OpenApp, works: Partial<Fakes> = {}) {
  const fakes: Fakes = { tmdb: {}, bangumi: {}, trouble: [], asked: [], ...works };
  const { origin } = await aServer(serveFakes(fakes));
  const opened = await openApp({ settings: { OUTBOUND_ALLOW: origin } });
  const { app, as, database, clock } = opened;
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: Record<string, unknown>) =>
    (
      await app.inject({ method, url: `/api/v1/${path}`, headers: await as('operator'), ...(payload && { payload }) })
    ).json();
  await call('PUT', 'provider', { Name: 'tmdb', IsOn: true, Base: `${origin}/tmdb/3/`, Key: TMDB_KEY, PauseMs: 0 });
  await call('PUT', 'provider', { Name: 'bangumi', IsOn: true, Base: `${origin}/bgm`, PauseMs: 0 });
  const { platform, features } = partsOn(database, { settings: { OUTBOUND_ALLOW: origin }, now: () => clock.now });
  const handlers = features.all.flatMap(({ jobs = [] }) => jobs);
  const handler = handlers.find(({ kind }) => kind.name === 'provider.run');
  const work = async () => {
    const [job] = await platform.jobs.claim({ lane: 'long', names: ['provider.run'], limit: 1 });
    if (!job) return;
    const context = { id: 1, attempt: 1, dueAt: 0, signal: new AbortController().signal, heartbeat: () => {} };
    await handler?.run(JSON.parse(job.payloadJson), context);
    await platform.jobs.complete(job);
  };
  const run = async (Name: string, Mode: string) => {
    const begun = await call('POST', 'provider/run', { Name, Mode });
    if (begun.Code !== 200) return begun;
    await work();
    const { Data } = await call('GET', 'provider');
    return Data.find((one: { Name: string }) => one.Name === Name).Run;
  };
  const add = (payload: Record<string, unknown>) => call('POST', 'any', { TypeName: '电影', ...payload });
  /** As it is stored: answers are kept for a moment, and the job ran elsewhere. */
  const title = async (): Promise<Record<string, unknown>> => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select summary, aliases_json, genres_json, directors_json, actors_json,
      release_date, duration, cover, source_scores_json, updated_at from title`.execute(database.db);
    return rows[0] ?? {};
  };
  return { fakes, opened, call, run, add, title };
}

/** A site with one anime of bangumi-data, and a Bangumi that knows more of it. */
async function openWithAnime(openApp: OpenApp) {
  const shipped = aShippedAnime();
  const anime = { title: '某动画', year: 1990, overview: '讲海的故事。', directors: ['监督'], cast: ['声优'] };
  const site = await open(openApp, { bangumi: { [shipped.bangumi]: anime } });
  await site.add({ Name: '某某', TypeName: '动漫', Summary: '' });
  const origin = `bangumi-data ${shipped.title} ${shipped.begin}`;
  await sql`update title set origin = ${origin}`.execute(site.opened.database.db);
  return { ...site, shipped };
}

const FILM = { title: '山海旧梦', year: 2021, overview: '海边的旧梦。', directors: ['丙'], cast: ['甲', '乙'] };

describeOnEachEngine('providers', (openApp) => {
  test('a dry run tells what would change, a run fills gaps and leaves what is written, undo takes it all back', async () => {
    const { run, add, title, call, fakes } = await open(openApp, { tmdb: { 'movie/9001': FILM } });
    await add({ Name: '山海旧梦', Year: 2021, Summary: '我写的简介。' });
    const before = await title();
    expect(await run('tmdb', 'dry')).toMatchObject({ State: 'done', Done: 1, Changed: 1 });
    expect(await title()).toEqual(before);
    const { Data: changes } = await call('GET', 'provider/changes?Name=tmdb');
    expect(changes.Result[0].Changes).toContainEqual({ Field: 'directors', Before: '', After: '丙' });
    expect(changes.Result[0].Changes.map(({ Field }: { Field: string }) => Field)).not.toContain('summary');
    expect(await run('tmdb', 'run')).toMatchObject({ State: 'done', Changed: 1 });
    expect(await title()).toEqual({
      ...before,
      ...{ directors_json: '["丙"]', actors_json: '["甲","乙"]', genres_json: '["科幻"]', release_date: '2021-05-01' },
      ...{ duration: '118分钟', source_scores_json: '[{"source":"TMDB","score":7.1}]' },
      cover: 'https://image.tmdb.org/t/p/w780/tXKUoHQDAHI1.jpg',
    });
    const asked = fakes.asked.length;
    expect(await run('tmdb', 'run')).toMatchObject({ State: 'done', Changed: 0 });
    expect(fakes.asked.length).toBe(asked);
    expect(await run('tmdb', 'undo')).toMatchObject({ State: 'done', Changed: 1 });
    expect(await title()).toEqual(before);
  });

  test('anime is known by the number that bangumi-data carries; after a month an unchanged entry is not sent again', async () => {
    const { run, title, opened, fakes, shipped } = await openWithAnime(openApp);
    expect(await run('bangumi', 'run')).toMatchObject({ State: 'done', Changed: 1, Failed: 0 });
    expect(await title()).toMatchObject({
      ...{ summary: '讲海的故事。', genres_json: '["科幻"]', directors_json: '["监督"]', actors_json: '["声优"]' },
    });
    expect(fakes.asked.some((path) => path.includes('search'))).toBe(false);
    opened.clock.now += 40 * 86_400_000;
    fakes.asked.length = 0;
    expect(await run('bangumi', 'run')).toMatchObject({ State: 'done', Changed: 0 });
    expect(fakes.asked).toEqual([`/bgm/v0/subjects/${shipped.bangumi}`]);
  });

  test('doubtful ones wait for the operator, whose word is followed and stays', async () => {
    const remakes = {
      'movie/1': { title: '射雕', year: 1983 },
      'movie/2': { title: '射雕', year: 1983, cast: ['某人'] },
    };
    const { run, add, title, call } = await open(openApp, { tmdb: remakes });
    await add({ Name: '射雕', Year: 1983 });
    expect(await run('tmdb', 'run')).toMatchObject({ Doubtful: 1, Changed: 0 });
    const { Data: review } = await call('GET', 'provider/review?Name=tmdb');
    const [doubtful] = review.Result;
    expect(doubtful.Candidates.map(({ Id }: { Id: string }) => Id).sort()).toEqual(['movie/1', 'movie/2']);
    const choose = (Item: string) => call('PUT', 'provider/review', { Name: 'tmdb', TitleId: doubtful.TitleId, Item });
    expect(await choose('movie/77')).toMatchObject({ Code: 404 });
    expect((await choose('movie/2')).Data).toBe(true);
    expect(await run('tmdb', 'run')).toMatchObject({ Doubtful: 0, Changed: 1 });
    expect((await title())['actors_json']).toBe('["某人"]');
  });

  test('what goes wrong on the way is told and passed over; a refused key ends the run, and the next one goes on', async () => {
    const works = Object.fromEntries([1, 2, 3, 4].map((id) => [`movie/${id}`, { ...FILM, title: `片${id}` }]));
    const { run, add, fakes, call } = await open(openApp, { tmdb: works });
    for (const id of [1, 2, 3, 4]) await add({ Name: `片${id}`, Year: 2021 });
    // Asked again until it is let through.
    fakes.trouble = [429, 503];
    expect(await run('tmdb', 'run')).toMatchObject({ State: 'done', Done: 4, Changed: 4, Failed: 0 });
    await run('tmdb', 'undo');
    fakes.trouble = ['cut', 'gbk', 'html'];
    expect(await run('tmdb', 'run')).toMatchObject({
      State: 'failed',
      Failed: 3,
      Message: expect.stringContaining('网页'),
    });
    expect(await run('tmdb', 'run')).toMatchObject({ State: 'done' });
    await run('tmdb', 'undo');
    fakes.trouble = [404];
    expect(await run('tmdb', 'run')).toMatchObject({ State: 'done', Unmatched: 1, Changed: 3 });
    await call('PUT', 'provider', { Name: 'tmdb', IsOn: true, Base: '', Key: '' });
    expect(await run('tmdb', 'run')).toMatchObject({ Code: 409, Message: '先填上这个资料库的密钥' });
  });

  test('half of an anime is none of it: what breaks between its parts changes nothing, and the next run has all', async () => {
    const { run, title, fakes } = await openWithAnime(openApp);
    const before = await title();
    for (const broken of ['cut', 'gbk', 'html'] as const) {
      fakes.trouble = ['fine', broken];
      expect(await run('bangumi', 'run'), broken).toMatchObject({ Failed: 1, Changed: 0 });
      expect(await title(), broken).toEqual(before);
    }
    fakes.trouble = ['fine', 'reset', 429, 'fine', 503];
    expect(await run('bangumi', 'run')).toMatchObject({ State: 'done', Failed: 0, Changed: 1 });
    expect(await title()).toMatchObject({ directors_json: '["监督"]', actors_json: '["声优"]' });
  });

  test('one at a time, only when switched on; keys lie sealed and are never told', async () => {
    const { call, opened, fakes } = await open(openApp);
    expect((await call('POST', 'provider/run', { Name: 'tmdb', Mode: 'run' })).Code).toBe(200);
    expect(await call('POST', 'provider/run', { Name: 'tmdb', Mode: 'dry' })).toMatchObject({ Code: 409 });
    expect((await call('POST', 'provider/stop', { Name: 'tmdb' })).Data).toBe(true);
    await call('PUT', 'provider', { Name: 'bangumi', IsOn: false, Base: '' });
    expect(await call('POST', 'provider/run', { Name: 'bangumi', Mode: 'run' })).toMatchObject({ Code: 409 });
    expect(await call('PUT', 'provider', { Name: 'tmdb', IsOn: true, Base: 'ftp://x' })).toMatchObject({ Code: 400 });
    const told = JSON.stringify(await call('GET', 'provider'));
    const { rows } = await sql`select * from provider`.execute(opened.database.db);
    expect(told + JSON.stringify(rows)).not.toContain(TMDB_KEY);
    expect(fakes.asked).toEqual([]);
    expect((await opened.app.inject({ url: '/api/v1/provider' })).json()).toMatchObject({ Code: 401 });
  });
});
