import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type RenameOptions, renameAll, writeRenamed } from './rename-list.pure.ts';
import { tool } from './tool.ts';

const plain: RenameOptions = {
  ...{ find: '', replace: '', isRegex: false, template: '{名}{扩}', start: 1, step: 1, digits: 2 },
  ...{ letters: 'keep', ending: 'keep', clean: true },
};
const names = (text: string, options: Partial<RenameOptions>) =>
  renameAll(text, { ...plain, ...options }).map(({ to }) => to);

test.each<[string, Partial<RenameOptions>, string[]]>([
  ['a.txt\nb.txt', { template: '{号}-{名}{扩}' }, ['01-a.txt', '02-b.txt']],
  ['a.txt', { template: '新' }, ['新.txt']],
  ['a b.TXT', { find: ' ', replace: '_', ending: 'lower' }, ['a_b.txt']],
  [
    'x1.jpg\nx22.jpg',
    { find: '\\d+', replace: '#', isRegex: true, template: '{名}{号}{扩}' },
    ['x#01.jpg', 'x#02.jpg'],
  ],
  ['2026-11-16.log', { find: '(\\d+)-(\\d+)-(\\d+)', replace: '$3.$2.$1', isRegex: true }, ['16.11.2026.log']],
  ['a.txt', { find: 'a', replace: '$&$1$$' }, ['$&$1$$.txt']],
  ['a.b.c.tar.gz', { find: '.', replace: '-' }, ['a-b-c-tar.gz']],
  ['.gitignore', { letters: 'upper' }, ['.GITIGNORE']],
  ['没有扩展名', { template: '{名}（改）{扩}' }, ['没有扩展名（改）']],
  ['第1集.完结.mp4', { template: '{号}{扩}', start: 9, step: 10, digits: 3 }, ['009.mp4']],
  ['a<b>:c?.txt', {}, ['abc.txt']],
  ['con.txt', {}, ['con_.txt']],
  ['尾巴. ', {}, ['尾巴']],
  ['/home/我/a.txt', { template: '新{扩}' }, ['/home/我/新.txt']],
  ['C:\\图\\a.png', { letters: 'upper' }, ['C:\\图\\A.png']],
  ['"带引号.txt"', {}, ['带引号.txt']],
  ['a$&.txt', { find: '$&', replace: '$1' }, ['a$1.txt']],
  ['😀.png', { template: '{名}{号}{扩}' }, ['😀01.png']],
  ['\n\n a.txt \n\n', {}, ['a.txt']],
])('%j with %j becomes %j', (text, options, expected) => {
  expect(names(text, options)).toEqual(expected);
});

test('two that would get one name, and names that vanish, are pointed out', () => {
  expect(() => names('a.txt\nb.txt', { template: 'X{扩}' })).toThrow('和第 1 行');
  expect(() => names('A.txt\na.TXT', {})).toThrow('和第 1 行');
  expect(() => names('???', {})).toThrow('什么都不剩');
  expect(() => names('a', { find: '(', isRegex: true })).toThrow('正则表达式');
});

test('commands are safe whatever a name holds', () => {
  const renamed = renameAll("it's $HOME `x`.txt\n-rf.txt", { ...plain, clean: false, template: '{号}{扩}' });
  const unix = writeRenamed(renamed, 'unix');
  // The shell itself says what it understands.
  const said = execFileSync('sh', ['-c', unix.replaceAll('mv -n --', 'printf "[%s]"')], { encoding: 'utf8' });
  expect(said).toBe("[it's $HOME `x`.txt][01.txt][-rf.txt][02.txt]");
  expect(writeRenamed(renameAll('100%.txt', { ...plain, template: '{名}2{扩}' }), 'windows')).toContain(
    'ren "100%%.txt" "100%%2.txt"',
  );
  expect(writeRenamed(renameAll('a.txt', plain), 'unix')).toBe('');
  expect(writeRenamed(renameAll('a.txt', plain), 'pairs')).toBe('a.txt\ta.txt');
});

test.each([
  ['numbers that move up by one', '1.txt\n2.txt\n3.txt', { template: '{号}{扩}', start: 2, digits: 1 }],
  ['two that change places', '1.txt\n2.txt', { template: '{号}{扩}', start: 2, step: -1, digits: 1 }],
  ['letters only', 'A.txt\nB.txt', { letters: 'lower' as const }],
])('the shell gives every file its name: %s', (_, text, options) => {
  const folder = mkdtempSync(join(tmpdir(), 'rename-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const renamed = renameAll(text, { ...plain, ...options });
  for (const { from } of renamed) writeFileSync(join(folder, from), from);
  execFileSync('sh', ['-ec', writeRenamed(renamed, 'unix')], { cwd: folder });
  const found = readdirSync(folder).map((name) => [readFileSync(join(folder, name), 'utf8'), name]);
  expect(found.sort()).toEqual(renamed.map(({ from, to }) => [from, to]).sort());
});

test('the example is right', () => {
  const [said = '', ...made] = tool.example.output.split('\n');
  const template = /模板是 (.*) 时/.exec(said)?.[1] ?? '';
  expect(names(tool.example.input, { template, ending: 'lower' })).toEqual(made);
});
