import { describe, expect, test } from 'vitest';
import { type KnownWork, recognise, type WorkSigns } from './recognise.rules.ts';

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
