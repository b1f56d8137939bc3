import type { TestApp } from '#/host/app.fixture.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createScheduleBook } from '#/platform/jobs/schedule-book.ts';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { createCollectedService } from '../../catalogue/server/collected.service.ts';
import { createLayerStore } from '../../catalogue/server/layer.store.ts';
import { createTitleKeyStore } from '../../catalogue/server/title-key.store.ts';
import { createCollectionFeature } from './collection.feature.ts';
import { type ServedSource, serve } from './maccms-server.fixture.ts';

/** A source on a real port, and the app that may reach it. */
export async function anOpenSource(
  openApp: (options: { settings: Record<string, string> }) => Promise<TestApp>,
  served: ServedSource,
) {
  const { origin } = await aServer(serve(served));
  const opened = await openApp({ settings: { OUTBOUND_ALLOW: origin } });
  const api = operatorOf(opened);
  const url = `${origin}/api.php/provide/vod/`;
  const { Data: source } = await api.post('source', { Name: '一号源', Url: url, PauseMs: 0 });
  const collect = async (body: Record<string, unknown> = {}) => {
    const begun = await api.post('run', { SourceId: source.Id, ...body });
    if (begun.Code !== 200) return begun;
    await runCollectionJobs(opened, origin);
    return (await api.get(`run/${begun.Data.Id}`)).Data;
  };
  return { opened, api, origin, source, collect };
}

export function operatorOf({ app, as }: TestApp) {
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: Record<string, unknown>) =>
    (
      await app.inject({
        method,
        url: `/api/v1/collection/${path}`,
        headers: await as('operator'),
        ...(payload && { payload }),
      })
    ).json();
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, payload: Record<string, unknown> = {}) => call('POST', path, payload),
    put: (path: string, payload: Record<string, unknown>) => call('PUT', path, payload),
    remove: (path: string) => call('DELETE', path),
  };
}

interface RunOptions {
  /** Ends the process of the job, so to say. */
  signal?: AbortSignal;
  onHeartbeat?: () => void;
}

/** Does what a job runner would do until nothing is left, without waiting before it asks again. */
export async function runCollectionJobs(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  origin: string,
  { signal = new AbortController().signal, onHeartbeat = () => {} }: RunOptions = {},
): Promise<number> {
  const now = () => clock.now;
  const jobs = createJobQueue({ database, now, random: Math.random });
  const collected = createCollectedService({
    store: createLayerStore(database),
    keys: createTitleKeyStore(database.db),
    changed: async () => {},
    now,
  });
  const { jobs: handlers = [] } = createCollectionFeature(
    {
      database,
      jobs,
      now,
      timetable: createScheduleBook({ database, now }),
      outbound: createOutbound({ allow: [origin] }),
    },
    { collected, retryPausesMs: [0, 0] },
  );
  const names = handlers.map(({ kind }) => kind.name);
  for (let ran = 0; ; ran++) {
    const [job] = [
      ...(await jobs.claim({ lane: 'prompt', names, limit: 1 })),
      ...(await jobs.claim({ lane: 'long', names, limit: 1 })),
    ];
    if (!job) return ran;
    try {
      await handlers
        .find(({ kind }) => kind.name === job.name)
        ?.run(JSON.parse(job.payloadJson), {
          id: job.id,
          attempt: job.attempt,
          dueAt: job.dueAt,
          signal,
          heartbeat: () => {
            onHeartbeat();
            signal.throwIfAborted();
          },
        });
      await jobs.complete(job);
    } catch (error) {
      await jobs.release(job);
      throw error;
    }
  }
}
