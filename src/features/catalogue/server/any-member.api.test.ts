import { expect, test } from 'vitest';
import { testVisitors } from '#/platform/tally/visitors.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { partsOn } from '#/testing/parts-on.fixture.ts';
import { addTitle, get, namesOf, send } from './catalogue.fixture.ts';
import { createTitleStore } from './title.store.ts';
import { createVisitService } from './visit.service.ts';
import { createVisitStore } from './visit.store.ts';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';

describeOnEachEngine('ratings', (openApp) => {
  const rate = (test: TestApp, who: string, Score: number, Key = '流浪地球') =>
    send(test, who, 'POST', 'any/rate', { Key, Score });

  test('one rating a member, which can be changed and taken back', async () => {
    const test = await openApp();
    await addTitle(test);
    expect((await rate(test, 'anna', 10)).Data).toMatchObject({ Score: 10, Rating: 7.5, RatingCount: 1 });
    expect((await rate(test, 'anna', 8)).Data).toMatchObject({ Score: 8, Rating: 7.2, RatingCount: 1 });
    expect((await rate(test, 'bert', 4)).Data.RatingHistogram).toEqual([0, 0, 0, 1, 0, 0, 0, 1, 0, 0]);
    expect(await get(test, 'any/rate', { key: '流浪地球' }, await test.as('bert'))).toMatchObject({ Score: 4 });
    await send(test, 'bert', 'DELETE', 'any/rate', { key: '流浪地球' });
    expect(await get(test, 'any', { key: '流浪地球' })).toMatchObject({ Rating: 7.2, RatingCount: 1 });
    const { Data } = await send(test, 'anna', 'DELETE', 'any/rate', { key: '流浪地球' });
    expect(Data).toEqual({ Score: null, Rating: null, RatingCount: 0, RatingHistogram: Array(10).fill(0) });
  });

  test('many members at once are all counted', async () => {
    const test = await openApp();
    await addTitle(test);
    const members = Array.from({ length: 12 }, (_, index) => `m${index}`);
    for (const member of members) await test.as(member);
    await Promise.all(members.map((member) => rate(test, member, 9)));
    expect(await get(test, 'any', { key: '流浪地球' })).toMatchObject({ RatingCount: 12, Rating: 8.4 });
  });

  test('the rating order puts rated titles first', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '热门', Weight: 99 });
    await addTitle(test, { Name: '好片', Weight: 1 });
    await addTitle(test, { Name: '坏片', Weight: 50 });
    await rate(test, 'anna', 9, '好片');
    await rate(test, 'anna', 1, '坏片');
    expect(namesOf(await get(test, 'any/order', { orderType: '1' }))).toEqual(['好片', '坏片', '热门']);
  });

  test('ratings leave with the member: in the export, and out of the mean', async () => {
    const test = await openApp();
    await addTitle(test);
    await addTitle(test, { Name: '三体' });
    await rate(test, 'anna', 10);
    await rate(test, 'anna', 3, '三体');
    await rate(test, 'bert', 4);
    const headers = await test.as('anna');
    const exported = (await test.app.inject({ url: '/api/v1/user/export', headers })).json().Data.Ratings;
    expect(exported).toMatchObject([
      { Key: '流浪地球', Name: '流浪地球', Score: 10 },
      { Key: '三体', Score: 3 },
    ]);
    expect(exported[0].RatedTime).toMatch(/\+08:00$/);
    const { id } = await get(test, 'user', {}, headers).then(({ Id }) => ({ id: Number(Id) }));
    const { features } = partsOn(test.database, { now: () => test.clock.now });
    const catalogue = features.all.find(({ member }) => member?.name === 'Ratings');
    await catalogue?.member?.eraseFor(id);
    await catalogue?.member?.eraseFor(id);
    expect(await catalogue?.member?.exportFor(id)).toEqual([]);
    expect(await get(test, 'any', { key: '流浪地球' })).toMatchObject({ RatingCount: 1 });
    expect(await get(test, 'any', { key: '三体' })).toMatchObject({ Rating: null, RatingCount: 0 });
  });

  test('only members rate, from 1 to 10', async () => {
    const test = await openApp();
    await addTitle(test);
    expect(await rate(test, '', 5)).toMatchObject({ Code: 401 });
    for (const score of [0, 11, 5.5])
      expect(await rate(test, 'anna', score)).toMatchObject({ Message: '请打 1 到 10 分' });
    expect(await rate(test, 'anna', 5, '没有')).toMatchObject({ Code: 404 });
  });
});

describeOnEachEngine('visits', (openApp) => {
  const visit = async ({ app }: TestApp, Key: string, remoteAddress: string, agent = BROWSER) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/v1/any/visit',
        remoteAddress,
        headers: { 'user-agent': agent },
        payload: { Key },
      })
    ).json();

  function aProcess({ database, clock }: TestApp) {
    const now = () => clock.now;
    const stores = { titles: createTitleStore(database), visits: createVisitStore(database) };
    return createVisitService({ ...stores, visitors: testVisitors(database, now), counted: async () => {}, now });
  }

  test('a visitor counts once a day, a robot never', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '甲' });
    expect(await visit(test, '甲', '198.51.100.1')).toMatchObject({ Data: true });
    expect(await visit(test, '甲', '198.51.100.1')).toMatchObject({ Data: false });
    expect(await visit(test, '甲', '198.51.100.2', 'Googlebot/2.1')).toMatchObject({ Data: false });
    expect(await visit(test, '甲', '198.51.100.2', '')).toMatchObject({ Data: false });
    expect(await visit(test, '甲', '198.51.100.3')).toMatchObject({ Data: true });
    expect(await visit(test, '没有', '198.51.100.3')).toMatchObject({ Code: 404 });
    test.clock.now += 86_400_000;
    expect(await visit(test, '甲', '198.51.100.1')).toMatchObject({ Data: true });
  });

  test('visits overtake the editorial weight, in lists and in search, and show which way it goes', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '山甲', Weight: 20 });
    await addTitle(test, { Name: '山乙', Weight: 2 });
    expect(namesOf(await get(test, 'any/order'))).toEqual(['山甲', '山乙']);
    const [one, other] = [aProcess(test), aProcess(test)];
    for (let index = 1; index <= 26; index++) {
      const visitor = { address: `198.51.100.${index}`, userAgent: BROWSER };
      // The same visitor, seen by two processes.
      for (const visits of [one, other]) await visits.visit('山乙', visitor);
    }
    await Promise.all([one.flush(), other.flush()]);
    // Heat alone does not empty the caches; what they keep ends by itself.
    test.clock.now += 181_000;
    const { Result } = await get(test, 'any/order');
    expect(Result).toMatchObject([
      { Name: '山乙', Hot: 28, Trend: 'up' },
      { Name: '山甲', Hot: 20, Trend: 'same' },
    ]);
    expect(namesOf(await get(test, 'any/search', { words: '山' }))).toEqual(['山乙', '山甲']);
  });

  test('heat halves in a week without anybody writing', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '甲', Weight: 80 });
    test.clock.now += 7 * 86_400_000;
    expect(await get(test, 'any', { key: '甲' })).toMatchObject({ Hot: 40 });
  });
});
