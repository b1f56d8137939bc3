const BY_INITIAL: Record<string, string> = {
  '': 'a ai an ang ao e ei en eng er o ou',
  b: 'a ai an ang ao ei en eng i ian iao ie in ing o u',
  p: 'a ai an ang ao ei en eng i ian iao ie in ing o ou u',
  m: 'a ai an ang ao e ei en eng i ian iao ie in ing iu o ou u',
  f: 'a an ang ei en eng o ou u',
  d: 'a ai an ang ao e ei en eng i ia ian iao ie ing iu ong ou u uan ui un uo',
  t: 'a ai an ang ao e eng i ian iao ie ing ong ou u uan ui un uo',
  n: 'a ai an ang ao e ei en eng i ian iang iao ie in ing iu ong ou u uan uo v ve ue',
  l: 'a ai an ang ao e ei eng i ia ian iang iao ie in ing iu ong ou u uan un uo v ve ue',
  g: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  k: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  h: 'a ai an ang ao e ei en eng ong ou u ua uai uan uang ui un uo',
  j: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  q: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  x: 'i ia ian iang iao ie in ing iong iu u uan ue un',
  zh: 'a ai an ang ao e ei en eng i ong ou u ua uai uan uang ui un uo',
  ch: 'a ai an ang ao e en eng i ong ou u ua uai uan uang ui un uo',
  sh: 'a ai an ang ao e ei en eng i ou u ua uai uan uang ui un uo',
  r: 'an ang ao e en eng i ong ou u uan ui un uo',
  z: 'a ai an ang ao e ei en eng i ong ou u uan ui un uo',
  c: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  s: 'a ai an ang ao e en eng i ong ou u uan ui un uo',
  y: 'a an ang ao e i in ing o ong ou u uan ue un',
  w: 'a ai an ang ei en eng o u',
};

const SYLLABLES = new Set(
  Object.entries(BY_INITIAL).flatMap(([initial, finals]) => finals.split(' ').map((final) => initial + final)),
);
const LONGEST = 6;

/** Cuts letters into pinyin syllables, the fewest that fit; undefined when they are no pinyin. Digits stand alone. */
export function cutSyllables(letters: string): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= letters.length; end++) {
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const before = best[start];
      const part = letters.slice(start, end);
      if (!before || !(SYLLABLES.has(part) || /^\d+$/.test(part))) continue;
      const known = best[end];
      if (!known || before.length + 1 < known.length) best[end] = [...before, part];
    }
  }
  return best[letters.length];
}
