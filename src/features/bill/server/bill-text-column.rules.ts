import { type Choice, emptyList, longer, type NumberList, push } from './bill-places.rules.ts';

const NOTHING = emptyList();

/**
 * The texts of all bills as one long run of characters, and for each pair of characters where it stands. A text that
 * changes leaves its old pairs behind: every look compares the whole word, and finds nothing there.
 */
export function createTextColumn() {
  let units = new Uint16Array(1024);
  let used = 0;
  let starts = new Uint32Array(64);
  let lengths = new Uint32Array(64);
  /** Two numbers an entry: where the pair stands, and whose text that is. */
  const pairs = new Map<number, NumberList>();
  /** By its first character: the lists of all pairs. */
  const seconds = new Map<number, NumberList[]>();

  function note(start: number, end: number, place: number): void {
    for (let at = start; at < end; at++) {
      const first = units[at] ?? 0;
      const second = at + 1 < end ? (units[at + 1] ?? 0) : 0;
      const pair = pairOf(first, second);
      let list = pairs.get(pair);
      if (!list) {
        list = emptyList();
        pairs.set(pair, list);
        seconds.set(first, [...(seconds.get(first) ?? []), list]);
      }
      push(list, at, place);
    }
  }

  /** The entries to look at for a word: those of its rarest pair, and how far into the word that is. */
  function entriesFor(word: Uint16Array): { lists: NumberList[]; shift: number } {
    if (word.length === 1) {
      return { lists: seconds.get(word[0] ?? 0) ?? [], shift: 0 };
    }
    let [best, shift]: [NumberList | undefined, number] = [undefined, 0];
    for (let at = 0; at + 1 < word.length; at++) {
      const list = pairs.get(pairOf(word[at] ?? 0, word[at + 1] ?? 0)) ?? NOTHING;
      if (best && list.length >= best.length) continue;
      best = list;
      shift = at;
    }
    return { lists: [best ?? NOTHING], shift };
  }

  return {
    get bytes(): number {
      // Lists are a little longer than what stands in them, and each is an object.
      return 2 * units.length + 8 * starts.length + 11 * used + 200 * pairs.size;
    },

    set(place: number, text: string): void {
      if (place >= starts.length) {
        starts = longer(starts, place + 1);
        lengths = longer(lengths, place + 1);
      }
      if (used + text.length > units.length) units = longer(units, used + text.length);
      for (let index = 0; index < text.length; index++) units[used + index] = text.charCodeAt(index);
      starts[place] = used;
      lengths[place] = text.length;
      used += text.length;
      note(used - text.length, used, place);
    },

    /** How many entries a look for the word reads. */
    cost: (word: Uint16Array) => entriesFor(word).lists.reduce((sum, { length }) => sum + length / 2, 0),

    /** Tight: a common word stands in most texts. */
    passWith(word: Uint16Array, choice: Choice): void {
      const { lists, shift } = entriesFor(word);
      const [all, begin, length, { marks, steps, found }] = [units, starts, lengths, choice];
      let { count } = choice;
      for (const list of lists) {
        const { items } = list;
        for (let entry = 0; entry < list.length; entry += 2) {
          const place = items[entry + 1] as number;
          if (marks[place] !== steps) continue;
          const at = (items[entry] as number) - shift;
          const start = begin[place] as number;
          if (at < start || at + word.length > start + (length[place] as number)) continue;
          let same = 0;
          while (same < word.length && all[at + same] === word[same]) same++;
          if (same < word.length) continue;
          marks[place] = steps + 1;
          found[count++] = place;
        }
      }
      choice.count = count;
    },

    has(place: number, word: Uint16Array): boolean {
      const start = starts[place] ?? 0;
      const last = start + (lengths[place] ?? 0) - word.length;
      for (let at = start; at <= last; at++) {
        let same = 0;
        while (same < word.length && units[at + same] === word[same]) same++;
        if (same === word.length) return true;
      }
      return false;
    },
  };
}

function pairOf(first: number, second: number): number {
  return first * 65_536 + second;
}

export function unitsOf(word: string): Uint16Array {
  return Uint16Array.from({ length: word.length }, (_, index) => word.charCodeAt(index));
}
