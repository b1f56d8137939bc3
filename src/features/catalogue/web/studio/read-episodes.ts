export interface Episode {
  name: string;
  url: string;
}

export interface ReadEpisodes {
  sets: Episode[];
  /** Lines that were not understood, counted from 1, and why. */
  skipped: { line: number; why: string }[];
}

const MOST = 5000;
const LONGEST_NAME = 100;
const LONGEST_URL = 2048;
const RANGE = /^第?\s*(\d{1,5})\s*(?:-|–|—|~|～|至|到)\s*(\d{1,5})\s*([集期话話]?)$/;

/**
 * Reads what was pasted: `第25集$https://…` on each line, several of them joined by `#`, or a range `28-30$https://…{n}`.
 * `{nn}` writes the number with two digits, `{nnn}` with three. Of two lines with one name the later counts.
 */
export function readEpisodes(text: string): ReadEpisodes {
  const found = new Map<string, Episode & { line: number }>();
  const skipped: ReadEpisodes['skipped'] = [];
  for (const [index, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = index + 1;
    for (const part of whole.split(/#(?=[^#$＄]*[$＄])/)) {
      if (part.trim() === '') continue;
      const read = readPart(part.trim());
      if (typeof read === 'string') skipped.push({ line, why: read });
      else
        for (const episode of read) {
          const before = found.get(episode.name);
          if (before && before.line !== line)
            skipped.push({ line: before.line, why: `和第 ${line} 行同是${episode.name}，用后面的` });
          found.set(episode.name, { ...episode, line });
        }
    }
  }
  const sets = [...found.values()].map(({ name, url }) => ({ name, url }));
  return { sets: sets.slice(0, MOST), skipped: skipped.toSorted((one, other) => one.line - other.line) };
}

function readPart(part: string): Episode[] | string {
  const cut = part.search(/[$＄\t]/);
  if (cut < 0) return /^https?:\/\//i.test(part) ? '少了集名，写成 第1集$地址' : '少了 $';
  const [name, url] = [part.slice(0, cut).trim(), part.slice(cut + 1).trim()];
  if (name === '') return '少了集名，写成 第1集$地址';
  if (name.length > LONGEST_NAME) return '集名太长';
  if (!/^https?:\/\/[^\s/]/i.test(url)) return '地址应以 http:// 或 https:// 开头';
  if (url.length > LONGEST_URL) return '地址太长';
  const range = RANGE.exec(name);
  if (!range) return /\{n+\}/.test(url) ? '地址里有 {n}，集名应是一段，如 28-30' : [{ name, url }];
  if (!/\{n+\}/.test(url)) return '一段里的地址要写 {n}';
  const [from, to] = [Number(range[1]), Number(range[2])];
  if (from > to) return `${from} 到 ${to} 写反了`;
  if (to - from >= MOST) return `一段最多 ${MOST} 集`;
  const unit = range[3] || '集';
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const number = String(from + index);
    const own = url.replaceAll(/\{(n+)\}/g, (_mark, ens: string) => number.padStart(ens.length, '0'));
    return { name: `第${number}${unit}`, url: own };
  });
}

/** The number an episode goes by; null for specials and films. */
export function numberOf(name: string): number | null {
  const [, digits] = /^(?:第|EP?|S\d+E)?\s*0*(\d{1,5})\s*[集期话話回]?$/i.exec(name.trim()) ?? [];
  return digits === undefined ? null : Number(digits);
}

const signOf = (name: string) => String(numberOf(name) ?? name.trim());

export interface Understood extends ReadEpisodes {
  added: string[];
  changed: string[];
  same: number;
  /** The list as it would be. */
  after: Episode[];
}

/** What the pasted lines would do to a list: 第1集, 01 and EP1 are the same episode. */
export function understandPaste(text: string, present: readonly Episode[]): Understood {
  const read = readEpisodes(text);
  const after = new Map(present.map((episode) => [signOf(episode.name), episode]));
  const [added, changed]: [string[], string[]] = [[], []];
  let same = 0;
  for (const { name, url } of read.sets) {
    const sign = signOf(name);
    const before = after.get(sign);
    if (!before) added.push(name);
    else if (before.url !== url) changed.push(before.name);
    else same += 1;
    after.set(sign, { name: before?.name ?? name, url });
  }
  return { ...read, added, changed, same, after: inOrder([...after.values()]) };
}

/** By number where all have one; otherwise as they came. */
function inOrder(sets: Episode[]): Episode[] {
  if (sets.some(({ name }) => numberOf(name) === null)) return sets;
  return sets.toSorted((one, other) => (numberOf(one.name) ?? 0) - (numberOf(other.name) ?? 0));
}

/** 25–30、32, or the names where they have no numbers. */
export function namesText(names: readonly string[]): string {
  const numbers = names.map(numberOf);
  if (numbers.some((number) => number === null)) return names.slice(0, 6).join('、') + (names.length > 6 ? '…' : '');
  const runs: [number, number][] = [];
  for (const number of numbers.map(Number).toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && number === last[1] + 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join('、');
}
