import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  followSources,
  keepEdits,
  type Layer,
  mergeLayers,
  mergeScores,
  originsOf,
  type SourcedFacts,
} from './layers.rules.ts';
import { labelLists } from './play-labels.rules.ts';
import { NO_FACTS } from './title.rules.ts';

const { platforms: _, ...NOTHING_SAID } = NO_FACTS;
const facts = (changes: Partial<SourcedFacts> = {}): SourcedFacts => ({
  name: '流浪地球',
  kind: 'movie',
  ...NOTHING_SAID,
  year: 2019,
  ...changes,
});
const layer = (sourceId: number, changes: Partial<SourcedFacts>, more: Partial<Layer> = {}): Layer => ({
  sourceId,
  itemId: '1',
  facts: facts(changes),
  scores: [],
  labels: [],
  digest: '',
  itemTime: 0,
  addedAt: sourceId,
  ...more,
});
const same = (name: string) => name;

describe('facts from several sources', () => {
  test('what is known stands, gaps are filled by who came first, and each field knows by whom', () => {
    const base = facts({ summary: '我们的简介' });
    const layers = [layer(2, { summary: '二', cover: 'b', genres: ['科幻'] }), layer(1, { summary: '一', cover: 'a' })];
    const merged = mergeLayers(base, layers, same);
    expect(merged.facts).toMatchObject({ summary: '我们的简介', cover: 'a', genres: ['科幻'] });
    expect(merged.from).toEqual({ cover: 1, genres: 2 });
  });

  test('names of all sources become aliases, once', () => {
    const layers = [layer(1, { name: '流浪的地球', aliases: ['Earth'] }), layer(2, { aliases: ['Earth', '流浪地球'] })];
    expect(mergeLayers(facts(), layers, same).facts.aliases).toEqual(['Earth', '流浪的地球']);
  });

  test('the remark is that of the source that changed last; a finished title of our own keeps its own', () => {
    const layers = [
      layer(1, { remark: '更新至9集' }, { itemTime: 9 }),
      layer(2, { remark: '更新至8集' }, { itemTime: 8 }),
    ];
    expect(mergeLayers(facts({ remark: '更新至1集' }), layers, same).facts.remark).toBe('更新至9集');
    expect(mergeLayers(facts({ remark: '全8集', isFinished: true }), layers, same).facts.remark).toBe('全8集');
  });

  test('the order in which layers are read does not matter', () => {
    const text = fc.constantFrom('', '甲', '乙');
    const any = fc.record({
      summary: text,
      cover: text,
      remark: text,
      aliases: fc.uniqueArray(fc.constantFrom('丙', '丁')),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 4 }), (all) => {
        const layers = all.map((said, index) => layer(index + 1, said, { itemTime: index }));
        expect(mergeLayers(null, layers.toReversed(), same)).toEqual(mergeLayers(null, layers, same));
      }),
    );
  });

  test('what a person changed stays, and counts as our own', () => {
    const before = mergeLayers(null, [layer(1, { summary: '旧', cover: 'a' })], same);
    const current = { ...before.facts, summary: '人写的' };
    const after = mergeLayers(null, [layer(1, { summary: '新', cover: 'b' })], same);
    const kept = keepEdits(current, before.facts, after);
    expect(kept.facts).toMatchObject({ summary: '人写的', cover: 'b' });
    expect(kept.from).toMatchObject({ cover: 1 });
    expect(kept.from).not.toHaveProperty('summary');
    const origins = originsOf(current, null, [layer(1, { summary: '旧', cover: 'a' })], same);
    expect(origins.find(({ field }) => field === 'summary')).toEqual({
      field: 'summary',
      value: '人写的',
      sourceId: null,
      isLocked: true,
      said: [{ sourceId: 1, value: '旧' }],
    });
  });

  test('what is locked stays although no person changed it, until it follows its sources again', () => {
    const [old, fresh] = [layer(1, { summary: '旧' }), layer(1, { summary: '新' })];
    const before = mergeLayers(null, [old], same);
    const kept = keepEdits(before.facts, before.facts, mergeLayers(null, [fresh], same), ['summary']);
    expect(kept.facts.summary).toBe('旧');
    expect(followSources(kept.facts, null, [fresh], same, ['summary']).summary).toBe('新');
    expect(followSources(kept.facts, null, [], same, ['summary']).summary).toBe('旧');
  });

  test('each source has one score, the newest', () => {
    const scores = (score: number) => [{ source: '豆瓣', score }];
    const layers = [layer(1, {}, { scores: scores(8), itemTime: 5 }), layer(2, {}, { scores: scores(7), itemTime: 4 })];
    expect(mergeScores([{ source: '别处', score: 6 }], layers)).toEqual([
      { source: '别处', score: 6 },
      { source: '豆瓣', score: 8 },
    ]);
  });
});

describe('names of play lists', () => {
  const list = (player: string, url: string) => ({ player, sets: [{ name: 'HD', url }] });
  test('one list goes by the source, several by source and player', () => {
    expect(labelLists('甲', [list('m3u8', '1')], []).map(({ label }) => label)).toEqual(['甲']);
    expect(labelLists('甲', [list('a', '1'), list('b', '2')], []).map(({ label }) => label)).toEqual(['甲·a', '甲·b']);
  });
  test('a name that is taken gets a number; the same list is not kept twice', () => {
    const others = [{ label: '甲', sets: [{ name: 'HD', url: '1' }] }];
    expect(labelLists('甲', [list('a', '2')], others).map(({ label }) => label)).toEqual(['甲 2']);
    expect(labelLists('甲', [list('a', '1')], others)).toEqual([]);
  });
});
