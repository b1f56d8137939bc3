interface Needs<Job> {
  slots: number;
  claim: (limit: number) => Promise<Job[]>;
  /** Must not reject. */
  run: (job: Job) => Promise<void>;
  release: (job: Job) => Promise<unknown>;
  report: (error: unknown) => void;
}

/** A number of slots that are kept filled as long as there are jobs. */
export function createJobLane<Job>({ slots, claim, run, release, report }: Needs<Job>) {
  const running = new Set<Promise<void>>();
  let filling: Promise<void> | undefined;
  let isOpen = true;
  let mayHaveMore = false;

  async function claimAndStart(): Promise<void> {
    do {
      const free = slots - running.size;
      if (free === 0) return;
      const jobs = await claim(free);
      mayHaveMore = jobs.length === free;
      // Closed while the claim was under way: what came too late goes back at once.
      if (isOpen) jobs.forEach(start);
      else await Promise.all(jobs.map(release));
    } while (isOpen && mayHaveMore);
  }

  function start(job: Job): void {
    const work = run(job).finally(() => {
      running.delete(work);
      // A backlog is worked off without waiting for the next poll.
      if (mayHaveMore) fill().catch(report);
    });
    running.add(work);
  }

  /** Joins a claim that is already under way. */
  function fill(): Promise<void> {
    if (!isOpen) return Promise.resolve();
    filling ??= claimAndStart().finally(() => {
      filling = undefined;
    });
    return filling;
  }

  return {
    fill,
    /** Claims no more; ends when nothing runs any longer. */
    async close(): Promise<void> {
      isOpen = false;
      while (filling || running.size > 0) await Promise.allSettled([filling, ...running]);
    },
  };
}
