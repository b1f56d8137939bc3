import type { AnyDatabase } from '#/platform/db/any-database.ts';

type Tables = { content_generation: { id: number; generation: number } };

/**
 * A number in the database that grows with every visible change, so that several processes drop what they keep.
 * The process that changed something clears at once; the others see the number within a second.
 */
export class ContentGeneration {
  readonly #tables;
  readonly #onChange: () => void;
  readonly #report: (error: unknown) => void;
  #seen: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isBlind = false;

  constructor(db: AnyDatabase, onChange: () => void, report: (error: unknown) => void) {
    this.#tables = db.withTables<Tables>();
    this.#onChange = onChange;
    this.#report = report;
  }

  async bump(): Promise<void> {
    try {
      await this.#tables
        .updateTable('content_generation')
        .set((update) => ({ generation: update('generation', '+', 1) }))
        .execute();
    } finally {
      // The change itself is made already, whether others can be told or not.
      this.#onChange();
    }
  }

  watch(everyMs = 1000): void {
    this.#timer = setInterval(() => void this.#look(), everyMs).unref();
  }

  /** The first look counts as a change: what was kept before it may be older than it. */
  async check(): Promise<void> {
    const { generation } = await this.#tables
      .selectFrom('content_generation')
      .select('generation')
      .executeTakeFirstOrThrow();
    if (this.#seen !== generation) this.#onChange();
    this.#seen = generation;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    try {
      await this.check();
      this.#isBlind = false;
    } catch (error) {
      // Once per outage: a line each second would bury everything else.
      if (!this.#isBlind) this.#report(error);
      this.#isBlind = true;
    }
  }
}
