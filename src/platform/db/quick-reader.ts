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
  readonly #known = new Map<string, { statement: StatementSync; names: readonly string[] }>();
  #isLooking = false;

  constructor(file: string) {
    this.#connection = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    // A page cache of its own would be thrown away with every write of the other connection; the system's stays.
    this.#connection.exec('pragma mmap_size = 268435456');
    this.#begin = this.#connection.prepare('begin');
    this.#end = this.#connection.prepare('rollback');
  }

  first(text: string, parameters: readonly unknown[]): Record<string, unknown> | undefined {
    const { statement, names } = this.#prepared(text);
    if (!this.#isLooking) {
      this.#begin.run();
      this.#isLooking = true;
      setImmediate(() => this.lookAfresh());
    }
    // The statement answers rows as arrays, which its types do not know; and it takes what Kysely gives any driver.
    const values = statement.get(...(parameters as SQLInputValue[])) as unknown as unknown[] | undefined;
    if (!values) return undefined;
    const row: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index++) row[names[index] ?? ''] = values[index];
    return row;
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
    // An object for each row, made by SQLite's binding, costs more than the search for the row.
    statement.setReturnArrays(true);
    const made = { statement, names: statement.columns().map(({ name }) => name) };
    this.#known.set(text, made);
    return made;
  }
}
