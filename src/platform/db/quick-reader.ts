import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/**
 * A connection for questions that every request asks. It sees nothing of a transaction that is still open on the other
 * connection, and answers all questions of one turn of the event loop from one view of the file: taking a view costs a
 * third of an answer. A statement on the other connection ends the view, so what this process wrote is always seen.
 */
export class QuickReader {
  readonly #connection: DatabaseSync;
  readonly #begin: StatementSync;
  readonly #end: StatementSync;
  /** Few: these questions are written once and asked again and again. */
  readonly #known = new Map<string, StatementSync>();
  #isLooking = false;

  constructor(file: string) {
    this.#connection = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    // A page cache of its own would be thrown away with every write of the other connection; the system's stays.
    this.#connection.exec('pragma mmap_size = 268435456');
    this.#begin = this.#connection.prepare('begin');
    this.#end = this.#connection.prepare('rollback');
  }

  /** The values of the first row, in the order of the columns: an object would cost more than the search for it. */
  first(text: string, parameters: readonly unknown[]): unknown[] | undefined {
    const statement = this.#prepared(text);
    if (!this.#isLooking) {
      this.#begin.run();
      this.#isLooking = true;
      setImmediate(() => this.lookAfresh());
    }
    // The statement answers rows as arrays, which its types do not know; and it takes what Kysely gives any driver.
    return statement.get(...(parameters as SQLInputValue[])) as unknown as unknown[] | undefined;
  }

  lookAfresh(): void {
    if (!this.#isLooking) return;
    this.#isLooking = false;
    this.#end.run();
  }

  close(): void {
    this.lookAfresh();
    this.#connection.close();
  }

  #prepared(text: string) {
    const known = this.#known.get(text);
    if (known) return known;
    const statement = this.#connection.prepare(text);
    statement.setReturnArrays(true);
    this.#known.set(text, statement);
    return statement;
  }
}
