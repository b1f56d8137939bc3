import { DAY_MS, shanghaiDay, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { PageKind } from '#/platform/page-kind.pure.ts';
import type { AnnounceStore, EngineName } from './announce.store.ts';
import type { Told } from './engines.gateway.ts';

/** A page that is still being changed is announced once that is done. */
const QUIET_MS = 60_000;
/** A change may be written some time after the moment it bears; what was read already is not told again. */
const LATE_MS = 10 * 60_000;
const AT_ONCE = 5000;
const INDEXNOW_MOST = 10_000;
const BAIDU_MOST = 2000;
/** Who refuses for the second time is left alone twice as long each time, as far as this. */
const AGAIN_MS = 5 * 60_000;
const AGAIN_MOST_MS = 3_600_000;
/** Who asks to be left alone is, but a mistake must not silence us for ever. */
const ASKED_MOST_MS = DAY_MS;
/** What Baidu grants small sites a day; more would be refused as a whole. It says itself when there are more. */
const BAIDU_FIRST = 10;

/** A process that ends in the middle holds others up no longer than this. */
const RUNNING = 'running until';
const LEASE_MS = 10 * 60_000;

export type Tell = (paths: readonly string[]) => Promise<Told>;

interface Needs {
  store: AnnounceStore;
  /** Those that are set at the moment. */
  engines: () => Partial<Record<EngineName, Tell>>;
  kinds: () => readonly PageKind[];
  now: () => number;
}

export type AnnounceService = ReturnType<typeof createAnnounceService>;

export function createAnnounceService({ store, engines, kinds, now }: Needs) {
  /** How far changes of each kind were read is noted apart, so that none waits for another. The first time nothing but that is noted. */
  async function gather({ name, changed }: PageKind): Promise<void> {
    if (!changed) return;
    const mark = `${name} since`;
    // Before kinds had marks of their own, there was one for all.
    const since = (await store.mark(mark)) ?? (await store.mark('since'));
    if (since === undefined) {
      await store.setMark(`${name} begun`, now());
      return store.setMark(mark, now());
    }
    const begun = (await store.mark(`${name} begun`)) ?? 0;
    let last = { at: Math.max(since - LATE_MS, begun), id: Number.MAX_SAFE_INTEGER };
    for (;;) {
      const pages = await changed(last, AT_ONCE);
      await store.put(pages);
      last = pages.at(-1) ?? last;
      if (pages.length < AT_ONCE) break;
    }
    await store.setMark(mark, Math.max(since, Math.min(last.at, now())));
  }

  async function tell(engine: EngineName, most: number): Promise<Told | undefined> {
    // What changes while the engine takes its time is announced in the next round.
    const asked = now();
    if (((await store.mark(`${engine} again at`)) ?? 0) > asked) return undefined;
    const paths = await store.waiting(engine, asked - QUIET_MS, most);
    const send = engines()[engine];
    if (paths.length === 0 || !send) return undefined;
    // A request that got no answer is made again next time: the pages are still waiting.
    const told: Told = await send(paths).catch((error: unknown) => ({
      isOk: false,
      message: `没有连上：${error instanceof Error ? error.message : String(error)}`,
    }));
    if (told.isOk) await store.told(engine, paths);
    const askedMs = told.isOk ? 0 : Math.min(told.waitMs ?? 0, ASKED_MOST_MS);
    // A quota that is used up is no fault: it comes back by itself.
    if (told.isOk || told.remain !== 0)
      await noteRefusals(engine, told.isOk ? 0 : ((await store.mark(`${engine} refusals`)) ?? 0) + 1, askedMs);
    const asks = askedMs > 0 ? `，对方要我们等 ${Math.ceil(askedMs / 60_000)} 分钟` : '';
    await store.note(engine, now(), { ...told, pages: paths.length, message: `${told.message}${asks}` });
    return told;
  }

  async function noteRefusals(engine: EngineName, count: number, askedMs: number): Promise<void> {
    const pause = count < 2 ? 0 : Math.min(AGAIN_MS * 2 ** (count - 1), AGAIN_MOST_MS);
    if (count === 1) await store.setMark(`${engine} refused since`, now());
    await store.setMark(`${engine} refusals`, count);
    await store.setMark(`${engine} again at`, now() + Math.max(pause, askedMs));
  }

  async function tellBaidu(): Promise<void> {
    if (((await store.mark('baidu rests until')) ?? 0) > now()) return;
    const today = startOfShanghaiDay(shanghaiDay(now())) ?? 0;
    const isToday = (await store.mark('baidu remain of')) === today;
    const known = isToday ? ((await store.mark('baidu remain')) ?? BAIDU_FIRST) : BAIDU_FIRST;
    const told = await tell('baidu', Math.min(BAIDU_MOST, known));
    if (told?.remain === undefined) return;
    await store.setMark('baidu remain of', today);
    await store.setMark('baidu remain', told.remain);
    if (told.remain <= 0) await store.setMark('baidu rests until', today + DAY_MS);
  }

  /** Of those that are set. */
  async function state() {
    const until = (await store.mark('baidu rests until')) ?? 0;
    const used = (['indexnow', 'baidu'] as const).filter((engine) => engines()[engine] !== undefined);
    return Promise.all(
      used.map(async (engine) => {
        const isRefused = ((await store.mark(`${engine} refusals`)) ?? 0) > 0;
        return {
          engine,
          waiting: await store.countWaiting(engine),
          restsUntil: engine === 'baidu' && until > now() ? until : undefined,
          refusedSince: isRefused ? ((await store.mark(`${engine} refused since`)) ?? now()) : undefined,
          againAt: (await store.mark(`${engine} again at`)) ?? 0,
          message: isRefused ? await store.lastSaid(engine) : '',
        };
      }),
    );
  }

  return {
    async run(): Promise<void> {
      const { indexnow, baidu } = engines();
      if (!indexnow && !baidu) return;
      // Another process, or a run that takes long: two would tell the same.
      if (!(await store.take(RUNNING, now(), now() + LEASE_MS))) return;
      try {
        for (const kind of kinds()) await gather(kind);
        if (indexnow) await tell('indexnow', INDEXNOW_MOST);
        if (baidu) await tellBaidu();
      } finally {
        await store.setMark(RUNNING, 0);
      }
    },

    isUsed: () => Object.keys(engines()).length > 0,
    state,

    async overview() {
      const known = await state();
      const on = (engine: EngineName) => {
        const found = known.find((one) => one.engine === engine);
        return { engine, isOn: found !== undefined, waiting: found?.waiting ?? 0, restsUntil: found?.restsUntil };
      };
      return { engines: [on('indexnow'), on('baidu')], log: await store.log(50) };
    },
  };
}
