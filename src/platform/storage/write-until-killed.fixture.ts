import { setTimeout as pause } from 'node:timers/promises';
import { createLocalStorage } from './local-storage.ts';

const PIECE_BYTES = 16 * 1024;
const ROUNDS = 500;

/** Runs as a process of its own: writes one name again and again, slowly, and tells what it was promised. */
const [folder = '', name = '', pieces = ''] = process.argv.slice(2);
const storage = createLocalStorage(folder);
for (let round = 1; round <= ROUNDS; round++) {
  await storage.put(name, slowly(round), { type: 'text/plain' });
  process.stdout.write(`kept ${round}\n`);
}

async function* slowly(round: number) {
  for (let piece = 1; piece <= Number(pieces); piece++) {
    yield Buffer.alloc(PIECE_BYTES, round);
    process.stdout.write(`wrote ${round}/${piece}\n`);
    await pause(1);
  }
}
