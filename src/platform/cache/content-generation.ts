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

  constructor(db: AnyDatabase, onChange: () => void, report: (error: unknown) => void) {
    this.#tables = db.withTables<Tables>();
    this.#onChange = onChange;
    this.#report = report;
  }

  async bump(): Promise<void> {
    await this.#tables
      .updateTable('content_generation')
      .set((update) => ({ generation: update('generation', '+', 1) }))
      .execute();
    this.#onChange();
  }

  watch(everyMs = 1000): void {
    this.#timer = setInterval(() => this.check().catch(this.#report), everyMs).unref();
  }

  async check(): Promise<void> {
    const { generation } = await this.#tables
      .selectFrom('content_generation')
      .select('generation')
      .executeTakeFirstOrThrow();
    if (this.#seen !== undefined && this.#seen !== generation) this.#onChange();
    this.#seen = generation;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
