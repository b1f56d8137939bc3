const GROWTH = 1.6;

/** A list of numbers that grows at its end. What of `items` is behind `length` means nothing. */
export interface NumberList {
  items: Uint32Array;
  length: number;
}

export function emptyList(): NumberList {
  return { items: new Uint32Array(4), length: 0 };
}

export function push(list: NumberList, value: number, second?: number): void {
  if (list.length + 2 > list.items.length) list.items = longer(list.items, list.length + 2);
  list.items[list.length++] = value;
  if (second !== undefined) list.items[list.length++] = second;
}

export function longer<Numbers extends Uint16Array | Uint32Array | Int32Array | Float64Array>(
  old: Numbers,
  least: number,
): Numbers {
  const length = Math.max(least, Math.ceil(old.length * GROWTH));
  // Of the kind that it replaces.
  const made = new (old.constructor as new (length: number) => Numbers)(length);
  made.set(old);
  return made;
}

/** Bills chosen step by step: each step keeps some of those that the one before kept. */
export interface Choice {
  /** By place: how many steps the bill there has passed. */
  marks: Uint8Array;
  steps: number;
  found: Uint32Array;
  count: number;
}

/** The bill passes this step, unless it failed an earlier one or has passed it already. */
export function pass(choice: Choice, place: number): void {
  if (choice.marks[place] !== choice.steps) return;
  choice.marks[place] = choice.steps + 1;
  choice.found[choice.count++] = place;
}
