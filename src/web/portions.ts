/** An address may not grow without end; a hundred Chinese names would be 20 kB. */
const MOST_ASKED_CHARACTERS = 6000;
const MOST_ASKED = 100;

/** These keys in parts that each fit into an address. */
export function portions(ids: readonly string[]): string[][] {
  const all: string[][] = [];
  let room = 0;
  for (const id of ids) {
    const size = encodeURIComponent(id).length + 9;
    const last = all.at(-1);
    if (last && last.length < MOST_ASKED && size <= room) last.push(id);
    else {
      all.push([id]);
      room = MOST_ASKED_CHARACTERS;
    }
    room -= size;
  }
  return all;
}
