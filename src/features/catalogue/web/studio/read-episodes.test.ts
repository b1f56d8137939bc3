import { describe, expect, test } from 'vitest';
import { namesText, readEpisodes, understandPaste } from './read-episodes.ts';

const url = (end: string) => `https://play.example/${end}.m3u8`;

describe('what is pasted into the episodes', () => {
  test('one line each, several in one line, and a range', () => {
    expect(readEpisodes(`第25集$${url('25')}\r\n\n 第26集 ＄ ${url('26')} `).sets).toEqual([
      { name: '第25集', url: url('25') },
      { name: '第26集', url: url('26') },
    ]);
    expect(readEpisodes(`1$${url('1#t=5')}#2$${url('2')}`).sets.map(({ name }) => name)).toEqual(['1', '2']);
    expect(readEpisodes('28-30$https://play.example/st/{nn}/{n}.m3u8').sets).toEqual([
      { name: '第28集', url: 'https://play.example/st/28/28.m3u8' },
      { name: '第29集', url: 'https://play.example/st/29/29.m3u8' },
      { name: '第30集', url: 'https://play.example/st/30/30.m3u8' },
    ]);
    expect(readEpisodes('第1～2期$https://play.example/{nnn}').sets).toEqual([
      { name: '第1期', url: 'https://play.example/001' },
      { name: '第2期', url: 'https://play.example/002' },
    ]);
  });

  test.each([
    ['第27集 https://play.example/27', '少了 $'],
    ['https://play.example/27', '少了集名，写成 第1集$地址'],
    ['$https://play.example/27', '少了集名，写成 第1集$地址'],
    ['第1集$//play.example/1', '地址应以 http:// 或 https:// 开头'],
    ['第1集$javascript:alert(1)', '地址应以 http:// 或 https:// 开头'],
    ['28-30$https://play.example/28', '一段里的地址要写 {n}'],
    ['30-28$https://play.example/{n}', '30 到 28 写反了'],
    ['1-99999$https://play.example/{n}', '一段最多 5000 集'],
    ['第1集$https://play.example/{n}', '地址里有 {n}，集名应是一段，如 28-30'],
    [`${'长'.repeat(101)}$https://play.example/1`, '集名太长'],
  ])('%s is skipped', (line, why) => {
    expect(readEpisodes(`\n${line}`)).toEqual({ sets: [], skipped: [{ line: 2, why }] });
  });

  test('of two lines with one name the later counts, and that is said', () => {
    expect(readEpisodes(`第1集$${url('a')}\n第1集$${url('b')}`)).toEqual({
      sets: [{ name: '第1集', url: url('b') }],
      skipped: [{ line: 1, why: '和第 2 行同是第1集，用后面的' }],
    });
  });

  test('what is new, what gets another address and what is there already', () => {
    const present = [
      { name: '第01集', url: url('1') },
      { name: '第02集', url: url('2') },
    ];
    const { added, changed, same, after } = understandPaste(
      `第3集$${url('3')}\n2$${url('x')}\nEP1$${url('1')}`,
      present,
    );
    expect({ added, changed, same }).toEqual({ added: ['第3集'], changed: ['第02集'], same: 1 });
    expect(after.map(({ name, url: at }) => [name, at])).toEqual([
      ['第01集', url('1')],
      ['第02集', url('x')],
      ['第3集', url('3')],
    ]);
  });

  test('a list with specials keeps its order', () => {
    const present = [
      { name: '先导片', url: url('0') },
      { name: '第2集', url: url('2') },
    ];
    expect(understandPaste(`第1集$${url('1')}`, present).after.map(({ name }) => name)).toEqual([
      '先导片',
      '第2集',
      '第1集',
    ]);
  });
});

test('names are told as runs of numbers', () => {
  expect(namesText(['第27集', '25', '第26集', '第30集'])).toBe('25–27、30');
  expect(namesText(['先导片', '第1集'])).toBe('先导片、第1集');
});
