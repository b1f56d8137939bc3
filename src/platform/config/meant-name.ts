/** Short names are near to everything (HOME is two letters away from HOST). */
const LONG_ENOUGH_FOR_ONE = 7;
const LONG_ENOUGH_FOR_TWO = 9;

/** The setting that was meant by a name that is none, if it is one or two slips away from it. */
export function meantName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const typed = name.toUpperCase();
  return known.find((setting) => {
    if (setting.length < LONG_ENOUGH_FOR_ONE) return false;
    return slips(typed, setting) <= (setting.length < LONG_ENOUGH_FOR_TWO ? 1 : 2);
  });
}

/** How many letters were left out, added, mistaken or swapped with their neighbour; 3 means three or more. */
function slips(typed: string, meant: string): number {
  if (Math.abs(typed.length - meant.length) > 2) return 3;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row++) {
    const line = [row];
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isSwapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1];
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = line;
  }
  return last[meant.length] ?? 0;
}
