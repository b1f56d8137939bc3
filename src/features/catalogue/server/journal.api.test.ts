import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addTitle, get, namesOf } from './catalogue.fixture.ts';

const DAY = 86_400_000;

/** Two days of titles, the newest last. */
async function addTwoDays(test: TestApp) {
  test.clock.now = Date.parse('2026-11-14T10:00:00+08:00');
  await addTitle(test, { Name: '昨天的剧', TypeName: '电视剧', IsFinished: true, Remark: '全3集' });
  test.clock.now += DAY;
  for (let count = 1; count <= 11; count++) {
    await addTitle(test, { Name: `片${count}`, Year: 2000 + count });
    test.clock.now += 1000;
  }
  await addTitle(test, { Name: '今天的剧', TypeName: '电视剧' });
}

describeOnEachEngine('any/journal', (openApp) => {
  test('tells day by day what was updated, with kinds in turn and the month beside it', async () => {
    const test = await openApp();
    await addTwoDays(test);
    const journal = await get(test, 'any/journal');
    expect(journal).toMatchObject({ Today: '2026-11-15', Week: 13, Next: '' });
    expect(journal.Groups.map(({ Span, Count }: { Span: string; Count: number }) => [Span, Count])).toEqual([
      ['2026-11-15', 12],
      ['2026-11-14', 1],
    ]);
    const [today] = journal.Groups;
    expect(namesOf({ Result: today.Items })).toEqual(['今天的剧', '片11', '片10', '片9', '片8']);
    expect(journal.Ended).toMatchObject([{ Name: '昨天的剧', Remark: '全3集' }]);
    expect(journal.Month).toHaveLength(30);
    expect(journal.Month[13]).toEqual({ Day: '2026-11-14', Count: 1 });
    expect(journal.Month[14]).toEqual({ Day: '2026-11-15', Count: 12 });
  });

  test('goes back from a day, narrows to a kind, and lists a day whole', async () => {
    const test = await openApp();
    await addTwoDays(test);
    const before = await get(test, 'any/journal', { until: '2026-11-14' });
    expect(before.Groups).toMatchObject([{ Span: '2026-11-14', Count: 1 }]);
    const films = await get(test, 'any/journal', { type_name: 'movie' });
    expect(films.Groups).toMatchObject([{ Span: '2026-11-15', Count: 11 }]);
    expect(films.Groups[0].Items).toHaveLength(9);
    const whole = await get(test, 'any/journal/span', { span: '2026-11-15', pageSize: '5', page: '3' });
    expect(whole).toMatchObject({ Total: 12, PageCount: 3 });
    expect(namesOf(whole)).toEqual(['片2', '片1']);
    expect(await get(test, 'any/journal/span', { span: '2026' })).toMatchObject({ Total: 13 });
    for (const until of ['2026-02-30', 'gestern', '2026-13-01'])
      expect(await get(test, 'any/journal', { until })).toMatchObject({ Code: 400 });
    for (const span of ['', '26', '2026-13', '2026-02-30'])
      expect(await get(test, 'any/journal/span', { span })).toMatchObject({ Code: 400 });
  });
});
