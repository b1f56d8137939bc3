import { describe, expect, test } from 'vitest';
import { isOtherWork, type KnownWork, recognise, type WorkSigns } from './recognise.rules.ts';

const wanted: WorkSigns = {
  kind: 'movie',
  year: 2019,
  name: '流浪地球',
  aliases: ['wanderingearth'],
  people: ['吴京'],
};
const known = (changes: Partial<KnownWork> = {}): KnownWork => ({
  id: 1,
  kind: 'movie',
  year: 2019,
  names: [{ key: '流浪地球', isMain: true }],
  people: [],
  isRemoved: false,
  ...changes,
});

describe('a work is recognised', () => {
  test.each([
    ['in the same year', {}],
    ['one year before', { year: 2018 }],
    ['one year after', { year: 2020 }],
    ['by its alias', { names: [{ key: '流浪地球', isMain: false }] }],
    ['by an alias of the item', { names: [{ key: 'wanderingearth', isMain: true }] }],
    ['without a year, by somebody who worked on it', { year: null, people: ['吴京'] }],
    ['as a tombstone', { isRemoved: true }],
  ])('%s', (_name, changes) => {
    expect(recognise(wanted, [known(changes)])?.id).toBe(1);
  });

  test('the nearest year wins, then the name over an alias, then what can be seen, then the older number', () => {
    const alias = [{ key: '流浪地球', isMain: false }];
    const best = (...works: Partial<KnownWork>[]) => recognise(wanted, works.map(known))?.id;
    expect(best({ id: 1, year: 2020 }, { id: 2, names: alias })).toBe(2);
    expect(best({ id: 1, names: alias }, { id: 2 })).toBe(2);
    expect(best({ id: 1, isRemoved: true }, { id: 2 })).toBe(2);
    expect(best({ id: 9 }, { id: 2 })).toBe(2);
  });
});

describe('it is another work', () => {
  test.each([
    ['of another kind', { kind: 'anime' }],
    ['two years apart', { year: 2021 }],
    ['by its name alone, without a year', { year: null }],
    ['without a year, with other people', { year: null, people: ['别人'] }],
    ['when only aliases meet', { names: [{ key: 'wanderingearth', isMain: false }] }],
    ['of another name', { names: [] }],
  ])('%s', (_name, changes) => {
    expect(recognise(wanted, [known(changes)])).toBe(undefined);
  });
});

describe('the number of an item belongs to', () => {
  const before: WorkSigns = {
    kind: 'movie',
    year: 2019,
    name: '流浪地球',
    aliases: ['小破球'],
    people: ['吴京', '郭帆'],
  };
  const other = { name: '琅琊榜', aliases: [], people: ['胡歌'], year: 2015, kind: 'tv' };
  test.each<[string, Partial<WorkSigns>]>([
    ['of another kind', { ...other, year: null, people: [] }],
    ['of other years', { ...other, kind: 'movie', people: [] }],
    ['by other people', { ...other, kind: 'movie', year: null }],
  ])('another work when nothing is in common and it is %s', (_how, changes) => {
    expect(isOtherWork(before, { ...before, ...changes })).toBe(true);
  });
  test.each<[string, Partial<WorkSigns>]>([
    ['its name was mended', { ...other, kind: 'movie', year: 2019, people: [] }],
    ['it was sorted anew', { kind: 'tv', year: 2015, people: ['胡歌'] }],
    ['its name got longer', { ...other, name: '流浪地球导演剪辑版' }],
    ['an alias is its name now', { ...other, name: '小破球' }],
    ['somebody worked on both', { ...other, people: ['郭帆'] }],
    ['nothing is known but its name', { ...other, kind: 'movie', year: null, people: [] }],
  ])('the same work when %s', (_how, changes) => {
    expect(isOtherWork(before, { ...before, ...changes })).toBe(false);
  });
});
