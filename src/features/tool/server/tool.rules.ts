import type { ToolInfo } from '../tool-info.pure.ts';

/** One element of an icon: its tag and its attributes. */
export type Shape = readonly [string, Readonly<Record<string, string>>];

/** A tool, whether it is a folder of ours or a link of the operator's. */
export interface KnownTool extends ToolInfo {
  id: number;
  /** Empty when its page is /tool/{url}. */
  link: string;
  shapes: readonly Shape[];
}

/** How a tool's names are spelled and sound, without breaks and in simplified characters. */
export interface Names {
  name: string;
  keywords: readonly string[];
  /** Full pinyin of the name and the keywords. */
  sounds: readonly string[];
  initials: readonly string[];
  text: string;
}

/** How well words fit, the best first; 0 when they do not. Words parted by spaces must all fit. */
export function fitness(words: readonly string[], names: Names): number {
  const scores = words.map((word) => fitOne(word, names));
  return scores.every((score) => score > 0) ? Math.min(...scores) : 0;
}

function fitOne(word: string, { name, keywords, sounds, initials, text }: Names): number {
  if (name === word) return 9;
  if (keywords.includes(word)) return 8;
  if (name.startsWith(word)) return 7;
  if (name.includes(word)) return 6;
  if (keywords.some((keyword) => keyword.startsWith(word))) return 5;
  if (/^[a-z0-9]+$/.test(word)) {
    if (initials.includes(word) || sounds.includes(word)) return 5;
    const isLongEnough = word.length > 1;
    if (isLongEnough && [...initials, ...sounds].some((sound) => sound.startsWith(word))) return 4;
    if (word.length > 2 && [...initials, ...sounds].some((sound) => sound.includes(word))) return 3;
  }
  if (keywords.some((keyword) => keyword.includes(word))) return 2;
  return text.includes(word) ? 1 : 0;
}

/** Those that share the most with a tool: its type counts, and each word that both go by. */
export function related(tool: KnownTool, all: readonly KnownTool[], most: number): KnownTool[] {
  const own = new Set(tool.keywords);
  const closeness = (other: KnownTool) =>
    (other.type === tool.type ? 1 : 0) + 2 * other.keywords.filter((keyword) => own.has(keyword)).length;
  return all
    .filter((other) => other.url !== tool.url)
    .map((other) => ({ other, score: closeness(other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (b.other.weight ?? 0) - (a.other.weight ?? 0))
    .slice(0, most)
    .map(({ other }) => other);
}

/** A number that stays the same as long as the address does. Below those that databases give. */
export function idOf(url: string): number {
  let hash = 0x811c9dc5;
  for (const character of url) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return 1_000_000_000 + (hash >>> 2);
}
