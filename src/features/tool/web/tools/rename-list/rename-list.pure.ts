import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface RenameOptions {
  find: string;
  replace: string;
  isRegex: boolean;
  /** {名} the old name, {号} a number, {扩} the ending with its point. */
  template: string;
  start: number;
  step: number;
  digits: number;
  letters: 'keep' | 'lower' | 'upper';
  ending: 'keep' | 'lower' | 'upper';
  /** Characters that Windows does not take are dropped. */
  clean: boolean;
}

export interface Renamed {
  from: string;
  to: string;
}

/** Names in the order of the list. A path before a name stays as it is. */
export function renameAll(text: string, options: RenameOptions): Renamed[] {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const pattern = patternOf(options);
  const done = lines.map((line, at) => {
    const from = line.trim().replace(/^"(.*)"$/, '$1');
    const cut = Math.max(from.lastIndexOf('/'), from.lastIndexOf('\\')) + 1;
    return { from, to: from.slice(0, cut) + renameOne(from.slice(cut), at, pattern, options) };
  });
  const bad = done.findIndex(({ to }) => /(?:^|[\\/])(?:\.{0,2})$/.test(to));
  if (bad >= 0) throw new ToolFault('改完什么都不剩了，请换一个规则', { line: bad + 1 });
  const seen = new Map<string, number>();
  done.forEach(({ to }, at) => {
    // Windows and Mac do not tell large from small letters.
    const before = seen.get(to.toLowerCase());
    if (before !== undefined)
      throw new ToolFault(`和第 ${before + 1} 行改成了同一个名字“${to}”，请加上编号`, { line: at + 1 });
    seen.set(to.toLowerCase(), at);
  });
  return done;
}

function patternOf({ find, isRegex }: RenameOptions): RegExp | undefined {
  if (find === '') return undefined;
  try {
    return new RegExp(isRegex ? find : find.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'gu');
  } catch {
    throw new ToolFault('“查找”里的正则表达式写错了');
  }
}

function renameOne(whole: string, at: number, pattern: RegExp | undefined, options: RenameOptions): string {
  const { replace, isRegex, template, start, step, digits, letters, ending, clean } = options;
  const point = whole.lastIndexOf('.');
  // A point at the beginning makes a hidden file, and what follows its last is not always an ending.
  const hasEnding = point > 0 && /^\.[\p{L}\p{N}_-]{1,12}$/u.test(whole.slice(point));
  const [base, tail] = hasEnding ? [whole.slice(0, point), whole.slice(point)] : [whole, ''];
  const withText = isRegex ? replace : replace.replaceAll('$', '$$$$');
  const replaced = pattern ? base.replace(pattern, withText) : base;
  const count = start + at * step;
  const number = `${count < 0 ? '-' : ''}${String(Math.abs(count)).padStart(digits, '0')}`;
  const parts: Record<string, string> = { 名: inCase(replaced, letters), 号: number, 扩: inCase(tail, ending) };
  const filled = (template || '{名}{扩}').replace(/\{([名号扩])\}/g, (_, key: string) => parts[key] ?? '');
  // Without its ending nobody knows how to open it.
  const named = (template || '{扩}').includes('{扩}') ? filled : filled + (parts['扩'] ?? '');
  return clean ? cleaned(named) : named;
}

const inCase = (text: string, how: 'keep' | 'lower' | 'upper') =>
  how === 'lower' ? text.toLowerCase() : how === 'upper' ? text.toUpperCase() : text;

function cleaned(name: string): string {
  const plain = Array.from(name.replace(/[<>:"/\\|?*]/g, '')).filter((mark) => mark >= ' ');
  const text = plain.join('').replace(/\s+/g, ' ').trim();
  let end = text.length;
  while (end > 0 && '. '.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end).replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '$1_');
}

export type RenameOutput = 'list' | 'pairs' | 'windows' | 'unix';

export function writeRenamed(renamed: readonly Renamed[], output: RenameOutput): string {
  const changed = output === 'list' || output === 'pairs' ? renamed : inSafeOrder(renamed);
  const lines = changed.map(({ from, to }) => {
    if (output === 'list') return to;
    if (output === 'pairs') return `${from}\t${to}`;
    if (output === 'unix') return `mv -n -- ${inQuotes(from)} ${inQuotes(to)}`;
    // A file of commands reads a percent sign as the beginning of a variable.
    return `ren "${from.replaceAll('%', '%%')}" "${(to.split(/[\\/]/).at(-1) ?? to).replaceAll('%', '%%')}"`;
  });
  return (output === 'windows' ? ['@echo off', 'chcp 65001 >nul', ...lines] : lines).join('\n');
}

/**
 * Commands run one after the other: a name that another file still has must become free first. Where names go round in a
 * circle, one of them waits under a name of its own.
 */
function inSafeOrder(renamed: readonly Renamed[]): Renamed[] {
  const waiting = new Map<string, Renamed>();
  for (const one of renamed) if (one.from !== one.to) waiting.set(one.from.toLowerCase(), one);
  const ordered: Renamed[] = [];
  for (const [key, first] of waiting) {
    const line = [first];
    waiting.delete(key);
    for (let next = waiting.get(first.to.toLowerCase()); next; next = waiting.get(next.to.toLowerCase())) {
      waiting.delete(next.from.toLowerCase());
      line.push(next);
    }
    const last = line.at(-1);
    const isCircle = line.length > 1 && last?.to.toLowerCase() === first.from.toLowerCase();
    if (isCircle) {
      const aside = `${first.from}.~`;
      ordered.push({ from: first.from, to: aside });
      line[0] = { from: aside, to: first.to };
    }
    ordered.push(...line.reverse());
  }
  return ordered;
}

const inQuotes = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
