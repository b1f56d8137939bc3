/** Parts of the language and of the web that are younger than the oldest browsers the site works in (decision 52). */

/** Puts a member where it is missing, as hidden as the browser's own. */
function add(place: object, members: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(members)) {
    if (!(name in place)) Object.defineProperty(place, name, { value, writable: true, configurable: true });
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;

const copies = {
  toReversed(this: unknown[]) {
    return [...this].reverse();
  },
  toSorted(this: unknown[], order?: (a: unknown, b: unknown) => number) {
    return [...this].sort(order);
  },
};

function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  let index = 0;
  for (const item of items) {
    const key = keyOf(item, index++);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function parseAddress(address: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

function sizeOf(this: URLSearchParams): number {
  return Array.from(this).length;
}

function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
  return controller.signal;
}

function abortWithAny(signals: Iterable<AbortSignal>): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) controller.abort(signal.reason);
    else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
  }
  return controller.signal;
}

/** Characters as a reader counts them, closely enough: marks, joined and coloured emoji, flags, line ends. */
const GRAPHEME =
  /\r\n|\p{RI}{2}|\p{Emoji}\uFE0F?\u20E3|(?:\P{M}|\p{M})(?:\p{M}|\p{EMod}|\uFE0F|\u200D\p{Extended_Pictographic})*/gsu;
const WORD = /[\p{Script=Latin}\p{N}_'’]+|[\p{L}\p{M}]|\s+|./gsu;

class Segmenter {
  #pattern: RegExp;
  constructor(_locales?: unknown, { granularity = 'grapheme' }: Intl.SegmenterOptions = {}) {
    this.#pattern = granularity === 'grapheme' ? GRAPHEME : WORD;
  }
  segment(input: string) {
    return Array.from(input.matchAll(this.#pattern), ({ 0: segment, index }) => ({
      segment,
      index,
      input,
      isWordLike: /[\p{L}\p{N}]/u.test(segment),
    }));
  }
}

/** Called once, before anything of the site runs. */
export function completeLanguage(): void {
  add(Array.prototype, {
    ...copies,
    toSpliced(this: unknown[], ...how: [number, number, ...unknown[]]) {
      const copy = [...this];
      copy.splice(...how);
      return copy;
    },
    with(this: unknown[], index: number, value: unknown) {
      const at = Math.trunc(index) < 0 ? this.length + Math.trunc(index) : Math.trunc(index);
      if (!(at >= 0 && at < this.length)) throw new RangeError('Invalid index');
      return this.map((own, place) => (place === at ? value : own));
    },
  });
  for (const kind of [Int8Array, Uint8Array, Uint16Array, Uint32Array, Int32Array, Float32Array, Float64Array])
    add(kind.prototype, {
      toReversed(this: Uint8Array) {
        return this.slice().reverse();
      },
      toSorted(this: Uint8Array, order?: (a: number, b: number) => number) {
        return this.slice().sort(order);
      },
    });
  add(ArrayBuffer.prototype, {
    transferToFixedLength(this: ArrayBuffer, length = this.byteLength) {
      const moved = new Uint8Array(structuredClone(this, { transfer: [this] }));
      const made = new Uint8Array(length);
      made.set(moved.subarray(0, length));
      return made.buffer;
    },
  });
  add(String.prototype, {
    isWellFormed(this: string) {
      return !LONE_SURROGATE.test(this);
    },
    toWellFormed(this: string) {
      return this.replace(/\p{Surrogate}/gu, '\uFFFD');
    },
  });
  add(Map, { groupBy });
  add(Object, {
    groupBy: (items: Iterable<unknown>, keyOf: (item: unknown) => PropertyKey) =>
      Object.assign(Object.create(null), Object.fromEntries(groupBy(items, keyOf))),
  });
  add(Promise, {
    withResolvers() {
      const parts: Record<string, unknown> = {};
      const promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
      return { promise, ...parts };
    },
  });
  add(AbortSignal, { timeout: abortAfter, any: abortWithAny });
  add(AbortSignal.prototype, {
    throwIfAborted(this: AbortSignal) {
      if (this.aborted) throw this.reason;
    },
  });
  add(URL, {
    parse: parseAddress,
    canParse: (address: string, base?: string) => parseAddress(address, base) !== null,
  });
  if (!('size' in URLSearchParams.prototype))
    Object.defineProperty(URLSearchParams.prototype, 'size', { get: sizeOf, configurable: true });
  // Browsers show no page the cookies of an answer.
  add(Headers.prototype, { getSetCookie: () => [] });
  add(Intl, { Segmenter });
}
