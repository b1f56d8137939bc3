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

test('the site tells Prometheus of all that it promises, and the dashboard asks for nothing that it does not tell', async () => {
  const database = copySqlite(closing).open();
  closing.push(() => database.db.destroy());
  const { app, foundation } = await appOn(database);
  closing.push(() => app.close());
  const { metrics } = foundation.platform;
  addProcessMetrics(metrics, '1.0.0');
  const told = new Set(
    [...(await metrics.text((error) => expect(error).toBeUndefined())).matchAll(/^# TYPE (\S+)/gm)].map(
      ([, name]) => name,
    ),
  );
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
