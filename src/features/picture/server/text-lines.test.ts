import { expect, test } from 'vitest';
import { linesOf } from './text-lines.ts';

const room = { face: 'serif', size: 100, width: 520, most: 2 } as const;

test('lines are about equally long, and no mark begins one', async () => {
  expect(await linesOf('为什么老电影', room)).toEqual(['为什么', '老电影']);
  expect(await linesOf('一二三四五，六', room)).toEqual(['一二三四', '五，六']);
  expect(await linesOf('他说《你好》了', room)).not.toContainEqual(expect.stringMatching(/《$|^》/));
});

test('a line does not end within a word, and what is cut ends with a clause', async () => {
  const lines = { ...room, face: 'sans', size: 30, width: 460 } as const;
  expect(await linesOf('说说想看什么、哪里不好用：会员登录即可留言', lines)).not.toContainEqual(
    expect.stringMatching(/登$|^录/),
  );
  expect(await linesOf('没有颜色的时候，人会更注意光、脸和说话的节奏', lines)).not.toContainEqual(
    expect.stringMatching(/注$|^意/),
  );
  const [, cut = ''] = await linesOf(
    '银行家被判杀妻，在监狱里敲石头、建图书馆、修屋顶，和一个朋友做了二十年的邻居',
    lines,
  );
  expect(cut).toMatch(/(石头|图书馆|屋顶)…$/);
});

test('a Latin word stays whole unless it is longer than a line', async () => {
  expect(await linesOf('看 Avatar 和猫', { ...room, most: 3 })).toContainEqual(expect.stringContaining('Avatar'));
  expect((await linesOf('A'.repeat(60), { ...room, most: 9 })).length).toBeGreaterThan(3);
});

test('what does not fit ends in an ellipsis', async () => {
  const lines = await linesOf('长'.repeat(30), room);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
});

test('no text, no line', async () => {
  expect(await linesOf(' ', room)).toEqual([]);
});
