import type { UploadedFile } from '#/contract/fields.ts';
import type { Slice } from '#/contract/paging.ts';
import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { kindOf } from '#/features/catalogue/kinds.pure.ts';
import type { CatalogueService } from '#/features/catalogue/server/catalogue.service.ts';
import type { RatingService } from '#/features/catalogue/server/rating.service.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { createStaging, type Incoming } from '#/platform/staging/staging.ts';
import { importBusy, importNotFound, importReading, importUnreadable, noTitle } from './shelf.errors.ts';
import type { Shelved } from './shelf.rules.ts';
import type { ShelfStore } from './shelf.store.ts';
import {
  type Choice,
  IMPORT_ROOM,
  type ImportBatch,
  type ImportFacts,
  type ImportRoom,
  type ImportRow,
  importedShelved,
  nothingNew,
} from './shelf-import.rules.ts';
import type { ShelfImportStore } from './shelf-import.store.ts';
import { matchTitle } from './shelf-match.rules.ts';
import {
  isListOfLetterboxd,
  isOtherFile,
  isOtherSheet,
  type SheetHeader,
  shelfHeader,
  titleIn,
} from './shelf-sheet.rules.ts';

const reader = aReader<typeof import('./read/shelf-file.reader.ts').default>(
  new URL('./read/shelf-file.reader.ts', import.meta.url),
  { cpuMs: 5000 },
);
const MOST_ROWS = 20_000;
const KEEP_MS = 30 * DAY_MS;

export interface ShelfImportNeeds {
  db: AnyDatabase;
  jobs: Pick<JobQueue, 'enqueue'>;
  readers: Pick<ReadingRoom, 'parts'>;
  events: Pick<Events, 'tell'>;
  catalogue: Pick<CatalogueService, 'identify' | 'keysOf' | 'presentByIds' | 'named'>;
  ratings: Pick<RatingService, 'rate' | 'exportRatings'>;
  shelf: ShelfStore;
  writing: ShelfImportStore;
  /** Refuses what has no more room. */
  checkRoom: (memberId: number, more: number) => Promise<void>;
  now: () => number;
}

interface Known {
  shelved: Shelved | undefined;
  score: number | null;
}

export type ShelfImportService = ReturnType<typeof createShelfImportService>;

/** What other services exported, read into the shelf: shown first, decided where it is in doubt, taken back as a whole. */
export function createShelfImportService(needs: ShelfImportNeeds) {
  const { db, jobs, readers, events, catalogue, ratings, shelf, writing, checkRoom, now } = needs;

  const staging = createStaging<ImportRoom>(db, jobs, {
    name: IMPORT_ROOM,
    job: 'shelf.import',
    errors: { notFound: importNotFound, busy: importBusy, stillReading: importReading },
    write: writeSome,
    undo: undoSome,
    told: {
      events,
      line: ({ name, progress }) => ({ title: `书架导入完成：${progress} 部`, text: name, path: '/shelf' }),
    },
    now,
  });

  /** All keys by which the titles of these rows may stand on the shelf. */
  async function keysIn(rows: readonly ImportRow[]) {
    const found = await catalogue.identify(rows.flatMap(({ facts }) => facts.title?.key ?? []));
    const keys = await catalogue.keysOf([...found.values()].map(({ id }) => id));
    return (row: ImportRow) => {
      const key = row.facts.title?.key ?? '';
      return keys.get(found.get(key)?.id ?? 0) ?? [key];
    };
  }

  /** Scores first: giving the same score again changes nothing, so a batch that was cut off may begin anew. */
  async function rateAll(memberId: number, rows: readonly ImportRow[], scoreOf: (facts: ImportFacts) => number | null) {
    for (const { facts } of rows) {
      // A score that was given here stays.
      if (facts.score === null || facts.beforeScore !== null || !facts.title) continue;
      // Taken down since it was read: then there is nothing to rate.
      await ratings.rate(memberId, facts.title.key, scoreOf(facts)).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
      });
    }
  }

  async function writeSome({ id, memberId }: ImportBatch): Promise<number> {
    const rows = await writing.waiting(id);
    if (rows.length === 0 || memberId === null) return 0;
    await rateAll(memberId, rows, ({ score }) => score);
    const today = shanghaiDay(now());
    await writing.write(id, memberId, rows, await keysIn(rows), (known, facts) =>
      importedShelved(known, facts, {
        titleKey: facts.title?.key ?? '',
        kind: kindOf(facts.title?.kind ?? '')?.slug ?? 'movie',
        ...{ today, now: now() },
      }),
    );
    return rows.length;
  }

  async function undoSome({ id, memberId }: ImportBatch): Promise<number> {
    const rows = await writing.written(id);
    if (rows.length === 0 || memberId === null) return 0;
    const given = new Map((await ratings.exportRatings(memberId)).map(({ titleId, score }) => [titleId, score]));
    const titles = await catalogue.identify(rows.flatMap(({ facts }) => facts.title?.key ?? []));
    // A score that was changed since is the member's own.
    const own = rows.filter(({ facts }) => given.get(titles.get(facts.title?.key ?? '')?.id ?? 0) === facts.score);
    await rateAll(memberId, own, () => null);
    await writing.undo(id, memberId, rows, await keysIn(rows));
    return rows.length;
  }

  async function choicesOf(ids: readonly number[]): Promise<Map<number, Choice>> {
    const items = await catalogue.presentByIds(ids);
    return new Map(
      [...items].map(([id, { Key, Name, TypeName, Year }]) => [
        id,
        { key: Key, name: Name, kind: TypeName, year: Year },
      ]),
    );
  }

  /** What is known of these titles already, on the shelf and of scores. */
  async function knownOf(memberId: number, ids: readonly number[]) {
    const keys = await catalogue.keysOf(ids);
    const [rows, given] = await Promise.all([
      shelf.find(memberId, [...keys.values()].flat()),
      ratings.exportRatings(memberId),
    ]);
    const byKey = new Map(rows.map((row) => [row.titleKey, row]));
    const scores = new Map(given.map(({ titleId, score }) => [titleId, score]));
    return (id: number): Known => ({
      shelved: keys
        .get(id)
        ?.map((key) => byKey.get(key))
        .find((row) => row !== undefined),
      score: scores.get(id) ?? null,
    });
  }

  function incoming(memberId: number, { name, bytes }: UploadedFile): Incoming<ImportRoom> {
    const seen = new Set<number>();
    let hasHeader = false;
    const namesOf = new WeakMap<ImportFacts, readonly string[]>();
    return {
      kind: 'import',
      name,
      rows: read(),
      compare,
      about: () => ({}),
      end(counts) {
        if (Object.keys(counts).length === 0)
          throw importUnreadable(
            hasHeader
              ? '这个文件只有列名，下面没有片名'
              : '没有读到片名。第一行要有列名，比如：标题、年份、我的评分、创建时间',
          );
        return 'ready';
      },
    };

    async function* read(): AsyncGenerator<ImportRow> {
      let line = 0;
      let sheet: string | undefined;
      let header: SheetHeader | undefined;
      let isList = false;
      for await (const part of opened()) {
        if (part.sheet !== sheet) [header, isList] = [undefined, false];
        sheet = part.sheet;
        for (const row of part.rows) {
          line += 1;
          if (line > MOST_ROWS) throw importUnreadable(`一次最多 ${MOST_ROWS} 行，请分成几个文件`);
          if (part.sheet ? isOtherSheet(part.sheet) : isOtherFile(name)) continue;
          isList ||= isListOfLetterboxd(row);
          if (!header) {
            header = isList && row[0] !== 'Position' ? undefined : shelfHeader(row);
            hasHeader ||= header !== undefined;
            continue;
          }
          const title = titleIn(header, row, isList ? ['watchlist', name] : [part.sheet, name]);
          if (title) yield staged(title, line);
        }
      }
    }

    async function* opened() {
      try {
        yield* readers.parts(reader, bytes);
      } catch (error) {
        throw error instanceof AppError && error.code.startsWith('table.') ? importUnreadable(error.message) : error;
      }
    }

    function staged({ names, state, ...said }: NonNullable<ReturnType<typeof titleIn>>, line: number): ImportRow {
      const facts = { ...said, name: names[0] ?? '', state: state ?? 'want', choices: [], beforeScore: null };
      namesOf.set(facts, names);
      if (!state) return { line, state: 'skipped', reason: '搁置和抛弃没有对应的书架', facts };
      return { line, state: 'add', reason: '', facts };
    }

    async function compare(rows: readonly ImportRow[]): Promise<ImportRow[]> {
      const names = rows.flatMap(({ facts }) => namesOf.get(facts) ?? []);
      const named = await catalogue.named(names);
      const matches = rows.map(({ facts }) => {
        const candidates = (namesOf.get(facts) ?? []).flatMap(named);
        return matchTitle(facts.year, [...new Map(candidates.map((one) => [one.id, one])).values()]);
      });
      const ids = [
        ...new Set(matches.flatMap((one) => ('found' in one ? one.found : 'doubt' in one ? one.doubt : []))),
      ];
      const [choices, known] = await Promise.all([choicesOf(ids), knownOf(memberId, ids)]);
      return rows.map((row, index): ImportRow => {
        const match = matches[index];
        if (row.state !== 'add' || !match) return row;
        if ('none' in match) return { ...row, state: 'bad', reason: '本站没有这一部' };
        if ('doubt' in match) {
          const facts = { ...row.facts, choices: match.doubt.flatMap((id) => choices.get(id) ?? []) };
          return { ...row, state: 'doubt', reason: match.reason, facts };
        }
        const title = choices.get(match.found);
        if (!title) return { ...row, state: 'bad', reason: '本站没有这一部' };
        return decided(row, title, match.found, known(match.found));
      });
    }

    function decided(row: ImportRow, title: Choice, id: number, known: Known) {
      const facts = { ...row.facts, title, beforeScore: known.score };
      const reason = seen.has(id) ? '文件里出现过' : nothingNew(known.shelved, known.score, facts);
      seen.add(id);
      return reason ? { ...row, state: 'skipped' as const, reason, facts } : { ...row, reason: '', facts };
    }
  }

  async function countsOf(owner: number, id: number) {
    const total = async (states: readonly ImportRoom['state'][]) =>
      (await staging.rows(owner, id, states, { limit: 1, offset: 0 })).total;
    const [add, doubt, skipped, bad] = await Promise.all([
      total(['add', 'added', 'undone']),
      total(['doubt']),
      total(['skipped']),
      total(['bad']),
    ]);
    return { add, doubt, skipped, bad };
  }

  /** Its counts as they are now: who decides about a row changes them. */
  async function find(owner: number, id: number): Promise<ImportBatch> {
    const batch = await staging.find(owner, id);
    return { ...batch, counts: await countsOf(owner, id) };
  }

  return {
    handler: staging.handler,
    find,
    recent: staging.recent,
    eraseAll: staging.eraseAll,

    async commit(owner: number, id: number): Promise<ImportBatch> {
      await checkRoom(owner, (await countsOf(owner, id)).add);
      await staging.commit(owner, id);
      return find(owner, id);
    },

    async undo(owner: number, id: number): Promise<ImportBatch> {
      await staging.undo(owner, id);
      return find(owner, id);
    },

    async readFile(owner: number, file: UploadedFile): Promise<ImportBatch> {
      const { id } = await staging.stage(owner, owner, incoming(owner, file));
      return find(owner, id);
    },

    rows: (owner: number, id: number, state: 'add' | 'doubt' | 'skipped' | 'bad' | undefined, slice: Slice) =>
      // Written rows are still what they were announced as.
      staging.rows(owner, id, state && (state === 'add' ? ['add', 'added', 'undone'] : [state]), slice),

    /** Somebody looked: it is this title, or none of them. */
    async settle(owner: number, id: number, line: number, asked: string | null): Promise<void> {
      const { state } = await staging.find(owner, id);
      if (state !== 'ready') throw importBusy(state);
      const row = await writing.openRow(id, line);
      if (!row) throw importNotFound();
      if (asked === null) return writing.change(id, { ...row, state: 'skipped', reason: '你选了不要' });
      const title = (await catalogue.identify([asked])).get(asked);
      const choice = title?.isShown ? (await choicesOf([title.id])).get(title.id) : undefined;
      if (!title || !choice) throw noTitle();
      const { score } = (await knownOf(owner, [title.id]))(title.id);
      await writing.change(id, {
        ...row,
        state: 'add',
        reason: '',
        facts: { ...row.facts, title: choice, beforeScore: score },
      });
    },

    forgetOld: (heartbeat: () => void) => staging.forgetOld(now() - KEEP_MS, { keepsNotes: false, heartbeat }),
  };
}
