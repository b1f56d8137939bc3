import { createReadingRoom } from './reading-room.ts';

/** Starting a process that reads takes longer than most tests; this one ends with the process that runs them. */
export const readers = createReadingRoom({
  report: (error) => console.error(error),
  // Many tests side by side on a busy machine may all want to read.
  patienceMs: 100_000,
});
