import { totalmem } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '#/platform/db/database.ts';
import type { BillTables } from './bill.table.ts';
import { type BillColumns, type ColumnRow, createBillColumns } from './bill-columns.rules.ts';
import { live } from './bill-filter.store.ts';

/** For all members together; a bill takes 300 to 500 bytes, with the longest texts 2,000. */
const MOST_BYTES = Math.max(160_000_000, Math.min(totalmem(), process.constrainedMemory() || totalmem()) / 8);
const KEPT_MS = 30 * 60_000;
/** How many bills are read at once: on SQLite everybody else waits meanwhile. */
const BILLS_AT_ONCE = 1000;
/** When more have changed, all is read anew, in such parts. */
const MOST_CHANGES = 2000;
/** Each look finds what changed during the one before; only a ledger that never rests is taken as it is. */
const MOST_LOOKS = 5;

type LedgerVersions = Pick<Selectable<BillTables['bill_ledger']>, 'version' | 'emptied_version'>;

interface Mirror {
  bills: BillColumns;
  /** The ledger's version that surely is in here. */
  version: number;
}

/** Ledgers in memory. Every question first asks for the ledger's version, so it is answered from what is there now. */
export function createBillMirrors({ db, engine }: Pick<Database, 'db' | 'engine'>) {
  // Compiled once: every question asks it.
  const versions = db
    .withTables<BillTables>()
    .selectFrom('bill_ledger')
    .select(['version', 'emptied_version'])
    .where('member_id', '=', 0)
    .compile();
  const kept = new LRUCache<number, Mirror>({
    maxSize: Math.floor(MOST_BYTES),
    sizeCalculation: ({ bills }) => bills.bytes,
    ttl: KEPT_MS,
    updateAgeOnGet: true,
    // Money matters should not stay in memory for long after their owner has left.
    ttlAutopurge: true,
  });
  // No OnceCache: a question that joined a look already begun would be answered from a ledger older than itself.
  const turns = new Map<number, Promise<BillColumns>>();

  async function look(memberId: number): Promise<BillColumns> {
    let mirror = kept.get(memberId);
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const [ledger] = (await db.executeQuery<LedgerVersions>({ ...versions, parameters: [memberId] })).rows;
      if (!ledger) {
        kept.delete(memberId);
        return createBillColumns();
      }
      if (mirror?.version === ledger.version) return mirror.bills;
      const isOfThisLedger = mirror && ledger.emptied_version <= mirror.version && mirror.version < ledger.version;
      mirror = (isOfThisLedger && mirror && (await caughtUp(memberId, mirror, ledger.version))) || {
        bills: await readAll(memberId),
        version: ledger.version,
      };
      kept.set(memberId, mirror);
    }
    return mirror?.bills ?? createBillColumns();
  }

  /** In one statement, so that what it adds belongs together. Undefined when that is not enough. */
  async function caughtUp(memberId: number, { bills, version }: Mirror, now: number): Promise<Mirror | undefined> {
    const rows = await read(sql`bill where member_id = ${memberId} and version > ${version}`, MOST_CHANGES + 1);
    if (rows.length > MOST_CHANGES || !bills.put(rows)) return undefined;
    return { bills, version: now };
  }

  async function readAll(memberId: number): Promise<BillColumns> {
    const kept = createBillColumns();
    // SQLite would sort all bills for each part.
    const bills = engine === 'sqlite' ? sql`bill indexed by bill_member` : sql`bill`;
    for (let last = 0, isEnd = false; !isEnd; ) {
      const rows = await read(sql`${bills} where ${live(memberId)} and id > ${last}`, BILLS_AT_ONCE);
      kept.put(rows);
      last = rows.at(-1)?.id ?? last;
      isEnd = rows.length < BILLS_AT_ONCE;
      await setImmediate();
    }
    return kept;
  }

  async function read(bills: RawBuilder<unknown>, limit: number): Promise<ColumnRow[]> {
    const { rows } = await sql<ColumnRow>`select id, created_at, remind_at, day, is_done, expense, income,
      predict_income, profit, category, account, words, case when deleted_at is null then 0 else 1 end as is_deleted
      from ${bills} order by id limit ${limit}`.execute(db);
    return rows;
  }

  /** The member's ledger as it is now. Questions at the same time wait for each other and share the reading. */
  function of(memberId: number): Promise<BillColumns> {
    const before = turns.get(memberId) ?? Promise.resolve();
    const turn = before.then(
      () => look(memberId),
      () => look(memberId),
    );
    turns.set(memberId, turn);
    const end = () => {
      if (turns.get(memberId) === turn) turns.delete(memberId);
    };
    turn.then(end, end);
    return turn;
  }

  return {
    of,
    has: (memberId: number) => kept.has(memberId),

    /** Reads a ledger while nobody waits for it. If that fails, the next question tries again. */
    prepare(memberId: number): void {
      if (!turns.has(memberId)) of(memberId).catch(() => undefined);
    },
  };
}
