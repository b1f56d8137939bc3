import { aServer } from '#/platform/outbound/server.fixture.ts';
import type { TestApp } from '#/testing/app.fixture.ts';
import { partsOn } from '#/testing/parts-on.fixture.ts';
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
    await runGatheringJobs(opened, origin);
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

/** Does what a job runner would do until nothing is left. */
export async function runGatheringJobs(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  origin: string,
  { signal = new AbortController().signal, onHeartbeat = () => {} }: RunOptions = {},
): Promise<number> {
  const { platform, features } = partsOn(database, { settings: { OUTBOUND_ALLOW: origin }, now: () => clock.now });
  const { jobs } = platform;
  const all = features.all.flatMap((feature) => feature.jobs ?? []);
  const handlers = all.filter(({ kind }) => kind.name.startsWith('collection.'));
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

/** The data of an answer, or the whole envelope of a failure. */
export async function get({ app }: TestApp, path: string, query: Record<string, string> = {}) {
  const envelope = (await app.inject({ url: `/api/v1/${path}`, query })).json();
  return envelope.Code === 200 ? envelope.Data : envelope;
}

/** What an operator does in the catalogue. */
export async function edit(
  { app, as }: TestApp,
  method: 'POST' | 'PUT' | 'DELETE',
  payload: Record<string, unknown>,
  path = '',
) {
  const query = method === 'DELETE' ? `?${new URLSearchParams({ key: String(payload['Key']) })}` : '';
  const url = `/api/v1/any${path}${query}`;
  return (await app.inject({ method, url, headers: await as('operator'), payload })).json();
}

export const addTitle = (opened: TestApp, changes: Record<string, unknown> = {}) =>
  edit(opened, 'POST', { Name: '流浪地球', TypeName: '电影', Year: 2019, Summary: '带着地球找新家。', ...changes });

export async function upload({ app, as }: TestApp, path: string, text: string | Uint8Array, name = '片单.csv') {
  const form = new FormData();
  form.set('file', new File([typeof text === 'string' ? text : new Uint8Array(text)], name));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const reply = await app.inject({
    method: 'POST',
    url: `/api/v1/collection/${path}`,
    headers: { ...(await as('operator')), 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return reply.json();
}
