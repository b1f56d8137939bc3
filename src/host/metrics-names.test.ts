import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { copySqlite } from '#/platform/db/sqlite.fixture.ts';
import { addProcessMetrics } from '#/platform/metrics/process-metrics.ts';
import { appOn } from '#/testing/app-on.fixture.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const dashboard = readFileSync(join(import.meta.dirname, '../../docs/grafana.json'), 'utf8');
const base = (name: string) => name.replace(/_(bucket|count|sum)$/, '');

interface Family {
  name: string;
  type: string;
  series: Map<string, number>;
}

const NAME = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const LABEL = String.raw`[a-zA-Z_]\w*="(?:[^"\\\n]|\\["\\n])*"`;
const SAMPLE = new RegExp(String.raw`^(${NAME})(\{${LABEL}(?:,${LABEL})*\})? (\+Inf|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$`);

/** Prometheus' text format 0.0.4 as it is written down: what is not in it is an error here, as it is for some readers. */
function readStrictly(text: string): Family[] {
  expect(text.endsWith('\n')).toBe(true);
  const families: Family[] = [];
  for (const line of text.slice(0, -1).split('\n')) {
    const last = families.at(-1);
    const [, help] = new RegExp(`^# HELP (${NAME}) \\S.*$`).exec(line) ?? [];
    const [, typed, type = ''] = new RegExp(`^# TYPE (${NAME}) (counter|gauge|histogram)$`).exec(line) ?? [];
    const [, name = '', labels = '', value] = SAMPLE.exec(line) ?? [];
    if (help) families.push({ name: help, type: '', series: new Map() });
    else if (typed) {
      expect([line, last?.type]).toEqual([`# TYPE ${last?.name} ${type}`, '']);
      if (last) last.type = type;
    } else {
      expect([line, base(name) === last?.name || name === last?.name]).toEqual([line, true]);
      expect([line, last?.series.has(name + labels)]).toEqual([line, false]);
      last?.series.set(name + labels, Number(value?.replace('+Inf', 'Infinity')));
    }
  }
  expect(new Set(families.map(({ name }) => name)).size).toBe(families.length);
  return families;
}

/** Buckets only grow up to the one without an end, which holds all that were counted. */
function checkHistogram({ name, series }: Family): void {
  const all = new Map<string, { ends: number[]; counts: number[] }>();
  for (const [key, count] of series) {
    const [, before = '', end = ''] = /^\w+_bucket\{(.*?),?le="([^"]+)"\}$/.exec(key) ?? [];
    if (!end) continue;
    const one = all.get(before) ?? { ends: [], counts: [] };
    one.ends.push(Number(end.replace('+Inf', 'Infinity')));
    one.counts.push(count);
    all.set(before, one);
  }
  for (const [labels, { ends, counts }] of all) {
    const of = labels ? `{${labels}}` : '';
    expect([name, ends]).toEqual([name, ends.toSorted((a, b) => a - b)]);
    expect([name, counts]).toEqual([name, counts.toSorted((a, b) => a - b)]);
    expect([ends.at(-1), counts.at(-1)]).toEqual([Number.POSITIVE_INFINITY, series.get(`${name}_count${of}`)]);
    expect(series.get(`${name}_sum${of}`)).toBeGreaterThanOrEqual(0);
  }
}

test('the site tells Prometheus of all that it promises, and the dashboard asks for nothing that it does not tell', async () => {
  const database = copySqlite(closing).open();
  closing.push(() => database.db.destroy());
  const { app, foundation } = await appOn(database);
  closing.push(() => app.close());
  const { metrics } = foundation.platform;
  addProcessMetrics(metrics, '1.0.0');
  for (const url of ['/healthz', '/api/v1/config', '/api/v1/nothing']) await app.inject({ url });
  const text = await metrics.text((error) => expect(error).toBeUndefined());
  const families = readStrictly(text);
  for (const family of families) {
    if (family.type === 'histogram') checkHistogram(family);
    expect([family.name, family.type === 'counter']).toEqual([family.name, family.name.endsWith('_total')]);
  }
  const counted = families.filter(({ type, series }) => type === 'histogram' && series.size > 0);
  expect(counted.map(({ name }) => name)).toContain('souluo_db_query_duration_seconds');
  const told = new Set(families.map(({ name }) => name));
  // The pool exists on PostgreSQL only; the disk is measured where the port is opened, jobs where they run.
  const elsewhere = ['souluo_db_pool_connections', 'souluo_disk_bytes', 'souluo_jobs', 'souluo_job_wait_seconds'];
  const asked = [...dashboard.matchAll(/souluo_[a-z_]+/g)].map(([name]) => base(name));
  expect([...new Set(asked)].filter((name) => !told.has(name) && !elsewhere.includes(name))).toEqual([]);
  expect([...told]).toEqual(
    expect.arrayContaining([
      'souluo_http_request_duration_seconds',
      'souluo_event_loop_delay_seconds',
      'souluo_cache_looks_total',
      'souluo_robot_outbox_messages',
      'souluo_db_slow_queries_total',
      'souluo_mirror_age_seconds',
      'process_resident_memory_bytes',
    ]),
  );
});
