import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

async function call({ app, as }: TestApp, who: string, key: string, payload?: object) {
  const [method = '', path = ''] = key.split(' ');
  const url = `/api/v1${path}`;
  const reply = await app.inject({ method: method as 'GET', url, headers: await as(who), ...(payload && { payload }) });
  return reply.json();
}

const note = (site: TestApp, who: string, ...Places: object[]) => call(site, who, 'POST /history/watched', { Places });
const watching = async (site: TestApp, who: string) => (await call(site, who, 'GET /history/watching')).Data;

describeOnEachEngine('where a member was', (openApp) => {
  test('the last write wins for each episode, each title is listed once, and nobody sees another’s', async () => {
    const site = await openApp();
    for (const Name of ['繁花', '漫长的季节'])
      await call(site, 'operator', 'POST /any', { Name, TypeName: '电视剧', Year: 2023 });
    // Watched after the titles were last changed.
    site.clock.now += 600_000;
    await note(site, '小明', { Key: '繁花', Set: '第13集', Seconds: 1120.7, Length: 2700, Ago: 1000 });
    await note(site, '小明', { Key: '繁花', Set: '第13集', Seconds: 60, Ago: 90_000 });
    await note(
      site,
      '小明',
      { Key: '漫长的季节', Set: '第8集', Seconds: 10, Ago: 5000 },
      { Key: '没有', Set: '1', Seconds: 1 },
    );
    const mine = await watching(site, '小明');
    expect(mine.map(({ Key, Place }: never) => [Key, (Place as { Set: string }).Set])).toEqual([
      ['繁花', '第13集'],
      ['漫长的季节', '第8集'],
    ]);
    expect(mine[0]).toMatchObject({ Place: { Seconds: 1120, Length: 2700 }, HasUpdate: false });
    expect(await watching(site, '小红')).toEqual([]);
    expect((await call(site, '小红', 'GET /history/watched?key=繁花')).Data).toEqual([]);
  });

  test('clearing the history clears it too, and what another device still has does not come back', async () => {
    const site = await openApp();
    await call(site, 'operator', 'POST /any', { Name: '繁花', TypeName: '电视剧' });
    await note(site, '小明', { Key: '繁花', Set: '第1集', Seconds: 5 });
    await call(site, '小明', 'DELETE /history');
    await note(site, '小明', { Key: '繁花', Set: '第1集', Seconds: 5, Ago: 60_000 });
    expect(await watching(site, '小明')).toEqual([]);
    site.clock.now += 1000;
    await note(site, '小明', { Key: '繁花', Set: '第2集', Seconds: 5 });
    expect(await watching(site, '小明')).toHaveLength(1);
  });

  test('what is passed over in a series belongs to the account: the last set wins, and nobody sees another’s', async () => {
    const site = await openApp();
    await call(site, 'operator', 'POST /any', { Name: '繁花', TypeName: '电视剧' });
    const skip = async (who: string) => (await call(site, who, 'GET /history/skip?key=繁花')).Data;
    const set = (Intro: number, Outro: number, Ago: number, Key = '繁花') =>
      call(site, '小明', 'PUT /history/skip', { Key, Intro, Outro, Ago });
    expect(await skip('小明')).toBeNull();
    await set(90, 0, 1000);
    await set(30, 30, 60_000);
    expect(await skip('小明')).toMatchObject({ Intro: 90, Outro: 0 });
    await set(0, 120, 0);
    expect(await skip('小明')).toMatchObject({ Intro: 0, Outro: 120 });
    expect(await set(9, 9, 0, '没有')).toMatchObject({ Code: 200 });
    expect(await set(-1, 0, 0)).toMatchObject({ Code: 400 });
    expect(await skip('小红')).toBeNull();
  });
});
