import { hash } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { grows } from '#/platform/cache/grows.ts';
import { OnceCache } from '#/platform/cache/once-cache.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { createTurns } from '#/platform/limits/turns.ts';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { isNoVerdict } from '#/platform/reader/reader.errors.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { createKeptPictures } from './kept-pictures.ts';
import { pictureType } from './picture-type.rules.ts';
import type { CheckOrder } from './real-cover.reader.ts';

const MOST_BYTES = 6 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** Who asks first waits so long, then the drawn cover is shown; the picture comes in meanwhile. */
const PATIENCE_MS = 1500;
const MINUTE = 60_000;
/** How long an address is left alone after each failure in a row. */
const PAUSES = [10 * MINUTE, 60 * MINUTE, 24 * 60 * MINUTE] as const;
/** A host that failed so often in a row is left alone altogether. */
const HOST_FAILURES = 3;
const REMEMBERED = 20_000;

const checkPicture = aReader<typeof import('./real-cover.reader.ts').default>(
  new URL('./real-cover.reader.ts', import.meta.url),
  { cpuMs: 8000, memoryMb: 640, restMb: 420 },
);

interface Needs {
  /** The way out for addresses that strangers name: what a source says is one. */
  outbound: Pick<Outbound, 'fetch'>;
  room: Pick<ReadingRoom, 'read'>;
  kept: Pick<ReturnType<typeof createKeptPictures>, 'find' | 'keep'>;
  report: (error: unknown) => void;
  now: () => number;
  /** Posters of titles, or whatever else a page shows. */
  use?: CheckOrder['use'];
  patienceMs?: number;
}

/** The picture; `soon` when it is still on its way, `none` when there is none to be had for now. */
export type RealCover = Uint8Array | 'soon' | 'none';

interface Failures {
  count: number;
  until: number;
}

export type RealCovers = ReturnType<typeof createRealCovers>;

/** Pictures of other sites: each is fetched once, checked, written anew and kept. */
export function createRealCovers({
  outbound,
  room,
  kept,
  report,
  now,
  use = 'poster',
  patienceMs = PATIENCE_MS,
}: Needs) {
  const nameOf = (address: string) =>
    `${hash('sha256', use === 'poster' ? address : `${use} ${address}`).slice(0, 40)}.webp`;
  const failed = new LRUCache<string, Failures>(grows(REMEMBERED));
  const tired = new LRUCache<string, Failures>(grows(REMEMBERED));
  const coming = new OnceCache<RealCover>({ most: 1, isKept: () => false });
  const inTurn = createTurns({ atOnce: 4, waiting: 300 });
  const isResting = (known: Failures | undefined, least = 1) =>
    known !== undefined && known.count >= least && known.until > now();

  function note(book: LRUCache<string, Failures>, name: string): void {
    const count = (book.get(name)?.count ?? 0) + 1;
    book.set(name, { count, until: now() + (PAUSES[count - 1] ?? PAUSES[2]) });
  }

  async function fetched(address: string): Promise<Uint8Array | undefined> {
    const headers = { accept: 'image/avif,image/webp,image/*;q=0.8' };
    const { status, body } = await outbound.fetch(address, { headers, maxBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS });
    if (status !== 200 || !pictureType(body)) return undefined;
    return room.read(checkPicture, { bytes: body, use });
  }

  async function bring(address: string, host: string): Promise<RealCover> {
    if (isResting(tired.get(host), HOST_FAILURES)) return 'none';
    try {
      const picture = await fetched(address);
      tired.delete(host);
      if (picture) {
        await kept.keep(nameOf(address), picture);
        failed.delete(address);
        return picture;
      }
    } catch (error) {
      // Too heavy, broken or unreachable is all the same here; that we are busy or at fault is not its fault.
      if (!(error instanceof OutboundError || (error instanceof AppError && !isNoVerdict(error)))) throw error;
      if (error instanceof OutboundError && error.code !== 'too_large') note(tired, host);
    }
    note(failed, address);
    return 'none';
  }

  function begin(address: string): Promise<RealCover> {
    const host = URL.parse(address)?.host ?? '';
    return coming.renew(address, () =>
      inTurn(() => bring(address, host)).catch((error: unknown): RealCover => {
        if (!(error instanceof AppError)) report(error);
        return 'soon';
      }),
    );
  }

  return {
    /** `beforeFetching` may refuse. */
    async find(address: string, beforeFetching: () => void): Promise<RealCover> {
      const found = await kept.find(nameOf(address));
      if (found) return found;
      if (isResting(failed.get(address)) || isResting(tired.get(URL.parse(address)?.host ?? ''), HOST_FAILURES))
        return 'none';
      if (!coming.making(address)) beforeFetching();
      return Promise.race([begin(address), after(patienceMs, 'soon' as const, { ref: false })]);
    },
  };
}
