import type { UploadedFile } from '#/contract/fields.ts';
import type { Slice } from '#/contract/paging.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { createStaging, type Incoming } from '#/platform/staging/staging.ts';
import type { GatheredService, ItemSource } from '../../catalogue/server/gathered.service.ts';
import { fileItems } from './file-items.ts';
import { importBusy, importNotFound, importReading, sourceTaken } from './gathering.errors.ts';
import { NO_SOURCE, type Source } from './source.rules.ts';
import type { SourceStore } from './source.store.ts';
import {
  previewed,
  type RowState,
  stagedRecord,
  type TitleBatch,
  type TitleRoom,
  type TitleRow,
} from './title-import-rows.ts';
import type { TitleImportWriteStore } from './title-import-write.store.ts';

/** How long an import can be looked at and undone. */
const KEEP_MS = 30 * DAY_MS;

interface Needs {
  db: AnyDatabase;
  jobs: Pick<JobQueue, 'enqueue'>;
  sources: Pick<SourceStore, 'findByName' | 'add'>;
  gathered: Pick<GatheredService, 'preview' | 'finish'>;
  writing: TitleImportWriteStore;
  readers: Pick<ReadingRoom, 'parts'>;
  now: () => number;
}

export type TitleImportService = ReturnType<typeof createTitleImportService>;

/** Titles from a file. It is a source by its name: the same file again changes what it brought, and doubles nothing. */
export function createTitleImportService({ db, jobs, sources, gathered, writing, readers, now }: Needs) {
  const staging = createStaging<TitleRoom>(db, jobs, {
    name: 'title',
    job: 'collection.import',
    errors: { notFound: importNotFound, busy: importBusy, stillReading: importReading },
    write: async ({ id, about }) => writing.writeSome(id, await sourceOf(about.source)),
    undo: ({ id }) => writing.undoSome(id),
    changed: ({ counts }) => gathered.finish((counts.add ?? 0) + (counts.change ?? 0)),
    now,
  });

  /** Undefined as long as nothing came from it. */
  async function knownSource(name: string): Promise<Source | undefined> {
    const known = await sources.findByName(name);
    if (known && (known.url !== '' || known.isUrlLost)) throw sourceTaken();
    return known;
  }

  async function sourceOf(name: string): Promise<ItemSource> {
    const source = (await knownSource(name)) ?? (await sources.add({ ...NO_SOURCE, name }, now()));
    if (!source) throw sourceTaken();
    return source;
  }

  function incoming(source: ItemSource, file: Pick<UploadedFile, 'name' | 'bytes'>): Incoming<TitleRoom> {
    const seen = new Set<string>();
    return {
      kind: 'file',
      name: file.name,
      rows: records(),
      compare: async (rows) => {
        const fresh = rows.map((row) => (isRepeated(row) ? repeated(row) : row));
        const items = fresh.flatMap(({ state, facts }) => (state === 'add' && facts.item ? [facts.item] : []));
        const found = items.length > 0 ? await gathered.preview(source, items) : [];
        const outcomes = new Map(found.map((one) => [one.itemId, one]));
        return fresh.map((row) => {
          const outcome = row.state === 'add' ? outcomes.get(row.facts.item?.itemId ?? '') : undefined;
          return outcome ? previewed(row, outcome) : row;
        });
      },
      about: () => ({ source: source.name }),
      end: () => 'ready',
    };

    async function* records(): AsyncGenerator<TitleRow> {
      let line = 0;
      for await (const record of fileItems(readers, file.bytes, source.name)) yield stagedRecord(record, ++line);
    }

    function isRepeated({ facts: { item } }: TitleRow): boolean {
      if (!item) return false;
      const isKnown = seen.has(item.itemId);
      seen.add(item.itemId);
      return isKnown;
    }
  }

  return {
    find: (id: number) => staging.find(null, id),
    handler: staging.handler,
    recent: () => staging.recent(null),

    /** Reads a file and says of every record what would become of it. Nothing is changed yet. */
    async read(readerId: number, file: Pick<UploadedFile, 'name' | 'bytes'>, name: string): Promise<TitleBatch> {
      const source = (await knownSource(name)) ?? { ...NO_SOURCE, name };
      return staging.stage(null, readerId, incoming(source, file));
    },

    rows: (id: number, state: RowState | undefined, slice: Slice) =>
      staging.rows(null, id, state && spokenOf(state), slice),

    async commit(id: number): Promise<TitleBatch> {
      await sourceOf((await staging.find(null, id)).about.source);
      return staging.commit(null, id);
    },

    undo: (id: number) => staging.undo(null, id),

    forgetOld: (heartbeat: () => void) => staging.forgetOld(now() - KEEP_MS, { keepsNotes: false, heartbeat }),
  };
}

const repeated = (row: TitleRow): TitleRow => ({ ...row, state: 'skipped', reason: '文件里前面已经有这一条' });

/** Written records are still what they were announced as. */
function spokenOf(state: RowState): RowState[] {
  if (state === 'add') return ['add', 'added'];
  return state === 'change' ? ['change', 'changed'] : [state];
}
