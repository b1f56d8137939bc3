/** No syllable begins with i, u or v. */
const LETTERS = 'abcdefghjklmnopqrstwxyz';
/** Unicode's order by pinyin has a mark before the first character of each letter: this, then the letter. */
const MARK = '\ufdd0';

let order: Intl.Collator | undefined;

/** The initial of a character by the browser's own order of Chinese: no dictionary has to be loaded for it. */
function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return /[\p{L}\p{N}]/u.test(character) ? character.toLowerCase() : '';
  order ??= new Intl.Collator('zh-u-co-pinyin');
  const at = [...LETTERS].findLastIndex((letter) => (order?.compare(MARK + letter.toUpperCase(), character) ?? 1) <= 0);
  return LETTERS[at] ?? '';
}

/** Where a row of initials stands in a name: dhxy is 大话西游. Characters with several readings may be missed. */
export function initialsSpan(name: string, initials: string): { from: number; to: number } | undefined {
  const wanted = initials.toLowerCase();
  if (!/^[a-z0-9]{2,20}$/.test(wanted)) return undefined;
  const places: number[] = [];
  let all = '';
  let place = 0;
  for (const character of name) {
    const initial = initialOf(character);
    if (initial.length === 1) {
      places.push(place);
      all += initial;
    }
    place += character.length;
  }
  const at = all.indexOf(wanted);
  const from = places[at];
  const last = places[at + wanted.length - 1];
  if (at < 0 || from === undefined || last === undefined) return undefined;
  return { from, to: last + ([...name.slice(last)][0]?.length ?? 1) };
}
