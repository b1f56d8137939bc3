import { afterEach, expect, test } from 'vitest';
import { Metrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';
import { addProcessMetrics } from './process-metrics.ts';
import { shortSql } from './vitals.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const fail = (error: unknown) => {
  throw error;
};

test('a counter and a histogram are told as Prometheus reads them', async () => {
  const metrics = new Metrics();
  const counter = metrics.counter('things_total', 'Things.');
  counter.add({ kind: 'a "b"\\\n' });
  counter.add({ kind: 'a "b"\\\n' }, 2);
  const times = metrics.histogram('time_seconds', 'Time.', [0.1, 1]);
  for (const seconds of [0.05, 0.1, 0.5, 30]) times.observe(seconds, { route: '/any/:word' });
  expect(await metrics.text(fail)).toBe(
    [
      '# HELP things_total Things.',
      '# TYPE things_total counter',
      'things_total{kind="a \\"b\\"\\\\\\n"} 3',
      '# HELP time_seconds Time.',
      '# TYPE time_seconds histogram',
      'time_seconds_bucket{route="/any/:word",le="0.1"} 2',
      'time_seconds_bucket{route="/any/:word",le="1"} 3',
      'time_seconds_bucket{route="/any/:word",le="+Inf"} 4',
      'time_seconds_sum{route="/any/:word"} 30.65',
      'time_seconds_count{route="/any/:word"} 4',
      '',
    ].join('\n'),
  );
});

test('a number that cannot be read leaves the others alone and is reported', async () => {
  const metrics = new Metrics();
  const reported: unknown[] = [];
  metrics.gauge('broken', 'No.', () => Promise.reject(new Error('the database is away')));
  metrics.gauge('waiting', 'Yes.', async () => [{ labels: { state: 'queued' }, value: 7 }]);
  const text = await metrics.text((error) => reported.push(error));
  expect(text).toContain('waiting{state="queued"} 7');
  expect(text).not.toContain('broken');
  expect(reported).toHaveLength(1);
});

test('labels that somebody invents do not fill the memory', async () => {
  const metrics = new Metrics();
  const counter = metrics.counter('c_total', 'C.');
  for (let index = 0; index < 10_000; index++) counter.add({ index: String(index) });
  expect((await metrics.text(fail)).split('\n').length).toBeLessThan(3100);
});

test('each process takes the next free port, and only /metrics is answered', async () => {
  const metrics = new Metrics();
  addProcessMetrics(metrics, '1.2.3');
  const open = async (port: number) => {
    const server = await startMetricsServer({ metrics, host: '127.0.0.1', port, report: fail });
    closing.push(server.stop);
    return server.address;
  };
  const first = await open(0);
  const port = Number(new URL(first).port);
  const second = await open(port);
  expect(new URL(second).port).not.toBe(String(port));
  const reply = await fetch(second);
  expect(reply.headers.get('content-type')).toContain('version=0.0.4');
  const text = await reply.text();
  expect(text).toContain('souluo_build_info{version="1.2.3"');
  expect(text).toMatch(/^process_resident_memory_bytes \d{6,}$/m);
  expect(text).toMatch(/^souluo_event_loop_delay_seconds \d/m);
  expect((await fetch(new URL('/', second))).status).toBe(404);
  expect((await fetch(second, { method: 'POST' })).status).toBe(404);
});

test('a slow query that writes many rows is told by its first, and others as they are', () => {
  const rows = (one: string) => `insert into "t" ("a", "b") values ${one}${`, ${one}`.repeat(500)}`;
  expect(shortSql(rows('(?, ?)'))).toBe('insert into "t" ("a", "b") values (?, ?), …');
  expect(shortSql(rows('($1, $22)'))).toBe('insert into "t" ("a", "b") values ($1, $22), …');
  const plain = 'select "a" from "t" where "b" in (?, ?) and "c" = ?';
  expect(shortSql(plain)).toBe(plain);
});
