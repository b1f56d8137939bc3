import { expect, test } from 'vitest';
import type { AnyDetail } from '../any-item.contract.ts';
import { seriesChain } from './series-chain.ts';

const part = (Name: string, Year: number | null, more: Partial<AnyDetail> = {}): AnyDetail => ({
  ...{ Key: Name, Name, Aliases: [], TypeName: '电影', Year, Regions: [], Languages: [], Genres: [], Directors: [] },
  ...{ Actors: [], ReleaseDate: '', Duration: '', Rating: null, RatingCount: 0, Cover: '', Summary: '', Hot: 0 },
  ...{ UpdatedTime: '2020', Remark: '', IsFinished: true, Platforms: [], Sets: [], SourceScores: [], Collections: [] },
  ...{ RatingHistogram: [], MovedTo: null, CoverChoice: 'site', CoverFrom: '', Relations: [], ...more },
});
const names = (title: AnyDetail, related: AnyDetail[]) => seriesChain(title, related).map(({ name }) => name);

test('the parts of a work stand in the order in which they came out, this one among them', () => {
  const chain = seriesChain(part('无间道2', 2003), [
    part('无间道3', 2003, { ReleaseDate: '2003-12-12' }),
    part('无间道', 2002),
  ]);
  expect(chain.map(({ name, isThis }) => [name, isThis])).toEqual([
    ['无间道', false],
    ['无间道2', true],
    ['无间道3', false],
  ]);
});

test('a title alone, one of another kind and a mere likeness make no series', () => {
  expect(names(part('无间道', 2002), [])).toEqual([]);
  expect(
    names(part('三体', 2023), [part('三体', 2022, { Key: '三体-2', TypeName: '动漫' }), part('三生三世', 2017)]),
  ).toEqual([]);
});

test('what the operator says is a part of it is one, whatever its name and kind', () => {
  const film = part('灌篮高手', 2022, { Relations: [{ Key: '篮球飞人', Kind: 'season' }] });
  expect(names(film, [part('篮球飞人', 1993, { TypeName: '动漫' }), part('排球少年', 2014)])).toEqual([
    '篮球飞人',
    '灌篮高手',
  ]);
  expect(names({ ...film, Relations: [{ Key: '篮球飞人', Kind: 'remake' }] }, [part('篮球飞人', 1993)])).toEqual([]);
});

test('of a long series those around this one are shown', () => {
  const all = Array.from({ length: 20 }, (_, index) => part(`柯南 第${index}部`, 2000 + index));
  const [first, middle, last] = [0, 10, 19].map((at) =>
    names(
      all[at] ?? part('', 0),
      all.filter((_, other) => other !== at),
    ),
  );
  expect(first).toEqual(all.slice(0, 8).map(({ Name }) => Name));
  expect(middle).toHaveLength(8);
  expect(middle).toContain('柯南 第10部');
  expect(last?.at(-1)).toBe('柯南 第19部');
});
