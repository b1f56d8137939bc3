import { unavailable } from '#/platform/http/app-error.ts';

interface Most {
  /** How many may work side by side. */
  atOnce: number;
  /** How many may wait for a place; the next one is told to come back later. */
  waiting: number;
  /** The error for whoever is turned away. */
  refuse?: () => Error;
}

/** Heavy work in turn: a flood of it must leave the rest of the machine to the pages. */
export function createTurns({ atOnce, waiting, refuse = unavailable }: Most) {
  let running = 0;
  const queue: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refuse();
      // The one who leaves hands its place on, so that nobody slips in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
