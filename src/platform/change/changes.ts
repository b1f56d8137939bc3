import { sql } from 'kysely';
import type { Database, Listening } from '#/platform/db/database.ts';

/**
 * `content`: what visitors see. `counts`: what only moves orders and hot words, too often to draw pages anew.
 * `links`: where short links lead. `looks`: what pictures of goods look like.
 * `webhooks`: who wants to hear of what. `settings`: what the operator set on the desk.
 */
export type Topic = 'content' | 'counts' | 'links' | 'looks' | 'webhooks' | 'settings';

export interface Changes {
  /** After a change is committed. Known at once in this process, within a second in all others. */
  tell(topic: Topic): Promise<void>;
  /** Whoever keeps something in memory drops it when told: what one of these topics is about may have changed. */
  on(topics: readonly Topic[], drop: () => void): void;
}

interface Needs {
  database: Pick<Database, 'db' | 'engine' | 'ask' | 'listen'>;
  report: (error: unknown) => void;
}

const LOOK_MS = 500;

/**
 * One number for each topic in the database, raised with every change: the truth, which every process looks at twice a
 * second. PostgreSQL also tells the others at once; what gets lost on that way is found by the next look.
 */
export class ChangeBus implements Changes {
  readonly #database: Needs['database'];
  readonly #report: Needs['report'];
  readonly #look;
  readonly #drops = new Map<string, (() => void)[]>();
  readonly #seen = new Map<string, number>();
  #server: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #listening: Listening | undefined;
  #isLooking = false;
  #isBlind = false;

  constructor({ database, report }: Needs) {
    this.#database = database;
    this.#report = report;
    const isSqlite = database.engine === 'sqlite';
    const join = sql.raw(isSqlite ? 'group_concat' : 'string_agg');
    // Another server may lack what the one before it told of: after a failover nothing that is kept can be trusted.
    const server = sql.raw(isSqlite ? `''` : 'pg_postmaster_start_time()::text');
    this.#look = sql`select ${server}, ${join}(topic || ' ' || number, ',') from change_number`.compile(database.db);
  }

  on(topics: readonly Topic[], drop: () => void): void {
    for (const topic of topics) this.#drops.set(topic, [...(this.#drops.get(topic) ?? []), drop]);
  }

  async tell(topic: Topic): Promise<void> {
    try {
      const number = await this.#raise(topic);
      // Ours and nobody else's: not to be heard of again.
      if ((this.#seen.get(topic) ?? 0) === number - 1) this.#seen.set(topic, number);
    } finally {
      // The change itself is made already, whether others can be told or not.
      this.#drop(topic);
    }
  }

  watch(everyMs = LOOK_MS): void {
    this.#timer = setInterval(() => void this.#lookOrReport(), everyMs).unref();
    this.#listening = this.#database.listen?.('change', (message) => {
      if (message === undefined) void this.#lookOrReport();
      else this.#hear(message);
    });
  }

  /** The first look counts as a change: what was kept before it may be older than it. */
  async look(): Promise<void> {
    const [server, numbers] = (await this.#database.ask<[string, string | null]>(this.#look, [])) ?? [];
    const isOther = this.#server !== server;
    this.#server = server;
    if (numbers) this.#hear(numbers);
    if (isOther) for (const topic of this.#drops.keys()) this.#drop(topic);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#listening?.stop();
  }

  /** `topic number,topic number`. */
  #hear(numbers: string): void {
    for (const one of numbers.split(',')) {
      const [topic = '', number] = one.split(' ');
      if (this.#seen.get(topic) === Number(number)) continue;
      this.#seen.set(topic, Number(number));
      this.#drop(topic);
    }
  }

  #drop(topic: string): void {
    for (const drop of this.#drops.get(topic) ?? []) drop();
  }

  async #raise(topic: Topic): Promise<number> {
    const { db, engine } = this.#database;
    const raise = sql`insert into change_number (topic, number) values (${topic}, 1)
      on conflict (topic) do update set number = change_number.number + 1 returning topic, number`;
    // In the same transaction, so that nobody hears of a number before it can be read.
    const statement =
      engine === 'sqlite'
        ? sql<{ number: number }>`${raise}`
        : sql<{ number: number }>`with raised as (${raise})
            select number, pg_notify('change', topic || ' ' || number) from raised`;
    const { rows } = await statement.execute(db);
    return rows[0]?.number ?? 0;
  }

  async #lookOrReport(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      await this.look();
      this.#isBlind = false;
    } catch (error) {
      // Once per outage: a line each second would bury everything else.
      if (!this.#isBlind) this.#report(error);
      this.#isBlind = true;
    } finally {
      this.#isLooking = false;
    }
  }
}
