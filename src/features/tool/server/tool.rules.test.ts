import { expect, test } from 'vitest';
import { fitness, idOf, type KnownTool, type Names, related } from './tool.rules.ts';

const JSON_TOOL: Names = {
  name: 'json格式化',
  keywords: ['json美化', '压缩json'],
  sounds: ['jsongeshihua', 'jsonmeihua'],
  initials: ['jsongsh', 'jsonmh'],
  text: '校验与排序键',
};

test('a name is better than an alias, an alias better than a sound, a sound better than the description', () => {
  const scores = ['json格式化', 'json美化', 'json', '格式', 'jsongsh', 'geshi', '排序'].map((word) =>
    fitness([word], JSON_TOOL),
  );
  expect(scores).toEqual([9, 8, 7, 6, 5, 3, 1]);
});

test('several words must all fit; what fits nothing is not found', () => {
  expect(fitness(['json', '压缩'], JSON_TOOL)).toBeGreaterThan(0);
  expect(fitness(['json', '图片'], JSON_TOOL)).toBe(0);
});

function aTool(url: string, facts: Partial<KnownTool> = {}): KnownTool {
  return {
    ...{
      id: idOf(url),
      url,
      name: url,
      type: '代码处理',
      brief: '',
      description: '',
      keywords: [],
      icon: 'x',
      link: '',
    },
    ...{ shapes: [], example: { input: '', output: '' } },
    ...facts,
  };
}

test('related tools share words or a type, the closest first, and never the tool itself', () => {
  const json = aTool('json', { keywords: ['json', '格式'] });
  const yaml = aTool('yaml', { keywords: ['json'] });
  const sql = aTool('sql', { weight: 5 });
  const hash = aTool('hash');
  const image = aTool('image', { type: '图片处理' });
  expect(related(json, [json, hash, sql, image, yaml], 3).map(({ url }) => url)).toEqual(['yaml', 'sql', 'hash']);
});

test('an id stays the same and is a safe number', () => {
  expect(idOf('json')).toBe(idOf('json'));
  expect(idOf('json')).not.toBe(idOf('jsom'));
  expect(Number.isSafeInteger(idOf('任意'))).toBe(true);
});
