import { domainToUnicode } from 'node:url';
import type { UploadedFile } from '#/contract/fields.ts';
import type { Slice } from '#/contract/paging.ts';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { openTable } from '#/platform/sheet/open-table.ts';
import { createStaging, type Incoming } from '#/platform/staging/staging.ts';
import type { BlockStore } from './block.store.ts';
import { LINK_ROOM, type LinkBatch, type LinkFacts, type LinkRoom, type LinkRow } from './link-import.rules.ts';
import type { LinkImportStore } from './link-import.store.ts';
import {
  cellsUnder,
  cellsWithoutHeader,
  endOf,
  type Header,
  headerIn,
  isLocked,
  type LinkCells,
  tagsOf,
} from './link-sheet.rules.ts';
import { doubtOf } from './lookalike.rules.ts';
import { blockedTarget, importBusy, importNotFound, importReading, importUnreadable } from './short-link.errors.ts';
import { CODE_BYTES, codeFrom, expiryFrom, tagsIn } from './short-link.rules.ts';
import type { NewLink, ShortLinkStore } from './short-link.store.ts';
import { checkedSlug, type Simplify } from './slug.rules.ts';
import { checkedTarget, type Surroundings } from './target.rules.ts';

const linkFile = aReader<typeof import('./link-file.reader.ts').default>(
  new URL('./link-file.reader.ts', import.meta.url),
  { cpuMs: 5000 },
);

const KEEP_MS = 30 * DAY_MS;
const MOST_ROWS = 5000;
const HEADER_WITHIN = 10;

interface Needs {
  db: AnyDatabase;
  jobs: Pick<JobQueue, 'enqueue'>;
  readers: Pick<ReadingRoom, 'parts'>;
  writing: LinkImportStore;
  store: Pick<ShortLinkStore, 'find'>;
  blocks: Pick<BlockStore, 'covers'>;
  changed: () => Promise<void>;
  simplify: Simplify;
  randomBytes: (length: number) => Uint8Array;
  now: () => number;
}

export type LinkImportService = ReturnType<typeof createLinkImportService>;

/** Many links at once, from a list or from what another service exported. */
export function createLinkImportService(needs: Needs) {
  const { db, jobs, readers, writing, store, blocks, changed, simplify, randomBytes, now } = needs;

  function freshCode(): string {
    for (;;) {
      const code = codeFrom(randomBytes(CODE_BYTES));
      if (code) return code;
    }
  }

  const linkOf = ({ url, host, slug, remark, expires, limit }: LinkFacts, ownerId: number): NewLink => ({
    ...{ code: slug, url, host, ownerId, wechatTip: false, qqTip: false, remark, createdAt: now() },
    // One that ended while the batch waited ends at once.
    expiresAt: expires === '' ? null : endAt(expires),
    ...{ plan: [], isOwnCode: slug !== '', visitLimit: limit, passwordHash: null, wish: null },
    doubt: doubtOf(host, domainToUnicode(host)),
  });

  function endAt(expires: string): number {
    try {
      return expiryFrom(expires, now());
    } catch {
      return now();
    }
  }

  const staging = createStaging<LinkRoom>(db, jobs, {
    name: LINK_ROOM,
    job: 'short-link.import',
    errors: { notFound: importNotFound, busy: importBusy, stillReading: importReading },
    write: ({ id, memberId }) => writing.writeSome(id, memberId ?? 0, { link: linkOf, freshCode }),
    undo: ({ id, memberId }) => writing.undoSome(id, memberId ?? 0),
    changed,
    now,
  });

  /** What the row says, held against the rules of links; refusals become its reason. */
  function staged(cells: LinkCells, line: number, surroundings: Surroundings): LinkRow {
    const facts: LinkFacts = {
      url: (cells.url ?? '').slice(0, 2048),
      host: '',
      slug: cells.slug ?? '',
      remark: [...(cells.remark ?? '')].slice(0, 60).join(''),
      tags: tagsIn(tagsOf(cells.tags ?? '')),
      expires: endOf(cells.expires ?? ''),
      limit: /^[1-9]\d{0,8}$/.test(cells.limit ?? '') ? Number(cells.limit) : null,
    };
    // To make it without would open to all what was meant for a few.
    if (isLocked(cells.password ?? ''))
      return { line, state: 'bad', reason: '原来有密码，文件里没有密码本身，请单独新建这一条', facts };
    try {
      const target = checkedTarget(withScheme(facts.url), surroundings);
      // Drawn codes of another service may have any shape; only those that are codes here can be kept.
      const slug = facts.slug === '' ? '' : checkedSlug(facts.slug, simplify);
      if (facts.expires !== '') expiryFrom(facts.expires, now());
      return { line, state: 'add', reason: '', facts: { ...facts, ...target, slug } };
    } catch (error) {
      if (error instanceof AppError) return { line, state: 'bad', reason: error.message, facts };
      throw error;
    }
  }

  function incoming(
    ownerId: number,
    name: string,
    rows: AsyncIterable<string[]>,
    surroundings: Surroundings,
  ): Incoming<LinkRoom> {
    const seen = new Set<string>();
    return {
      kind: 'import',
      name,
      rows: read(),
      compare: comparedAll,
      about: () => ({}),
      end(counts) {
        if (Object.keys(counts).length === 0) throw importUnreadable('没有读到网址。一行一个网址，或者第一行写列名');
        return 'ready';
      },
    };

    async function* read(): AsyncGenerator<LinkRow> {
      let line = 0;
      let header: Header | undefined;
      for await (const row of rows) {
        line += 1;
        if (line > MOST_ROWS) throw importUnreadable(`一次最多 ${MOST_ROWS} 行，请分成几个文件`);
        const found = header || line > HEADER_WITHIN ? undefined : headerIn(row);
        if (found) {
          header = found;
          continue;
        }
        const cells = header ? cellsUnder(header, row) : cellsWithoutHeader(row);
        if (cells) yield staged(cells, line, surroundings);
      }
    }

    /** One after the other: of two that say the same the first is the one that counts. */
    async function comparedAll(some: readonly LinkRow[]): Promise<LinkRow[]> {
      const result: LinkRow[] = [];
      for (const row of some) result.push(await compared(row));
      return result;
    }

    async function compared(row: LinkRow): Promise<LinkRow> {
      if (row.state !== 'add') return row;
      const { url, slug } = row.facts;
      if (await blocks.covers(row.facts)) return { ...row, state: 'bad', reason: blockedTarget().message };
      const key = slug || url;
      if (seen.has(key))
        return { ...row, state: 'skipped', reason: slug ? '短码在文件里出现过' : '网址在文件里出现过' };
      seen.add(key);
      const known = slug ? await store.find(slug) : undefined;
      if (known?.ownerId === ownerId && known.url === url)
        return { ...row, state: 'skipped', reason: '已经有这条短链' };
      return known ? { ...row, state: 'bad', reason: '这个短码已经有人用了，去掉它就随机生成' } : row;
    }
  }

  const read = (ownerId: number, name: string, bytes: Uint8Array, surroundings: Surroundings): Promise<LinkBatch> => {
    const rows = openTable(bytes, { readers, reader: linkFile, refuse: ({ message }) => importUnreadable(message) });
    return staging.stage(ownerId, ownerId, incoming(ownerId, name, rows, surroundings));
  };

  return {
    handler: staging.handler,
    find: staging.find,
    recent: staging.recent,
    commit: staging.commit,
    undo: staging.undo,
    work: staging.work,
    eraseAll: staging.eraseAll,

    readFile: (ownerId: number, { name, bytes }: UploadedFile, surroundings: Surroundings) =>
      read(ownerId, name, bytes, surroundings),

    readText: (ownerId: number, text: string, surroundings: Surroundings) =>
      read(ownerId, '粘贴的网址', new TextEncoder().encode(`${text.replaceAll('\t', ',')}\n`), surroundings),

    rows: (ownerId: number, id: number, state: 'add' | 'skipped' | 'bad' | undefined, slice: Slice) =>
      // Written rows are still what they were announced as.
      staging.rows(ownerId, id, state && (state === 'add' ? ['add', 'added', 'undone'] : [state]), slice),

    forgetOld: (heartbeat: () => void) => staging.forgetOld(now() - KEEP_MS, { keepsNotes: false, heartbeat }),
  };
}

/** What a person leaves out. */
const withScheme = (text: string) => (/^[^\s:/?#@]+\.[^\s:/?#@]+(?:[/?#]|$)/.test(text) ? `https://${text}` : text);
