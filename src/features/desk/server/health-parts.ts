import { shanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { HealthPart } from '#/platform/feature.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { ScheduleBook } from '#/platform/jobs/schedule-book.ts';
import type { Vitals } from '#/platform/metrics/vitals.ts';
import type { Tally } from '#/platform/tally/tally.ts';
import { sizeText } from '../../backup/backup-size.pure.ts';
import type { createDatabaseStore } from './database.store.ts';
import type { MachineGateway } from './machine.gateway.ts';

const LATE_MS = 10 * 60_000;
const GIGABYTE = 1024 ** 3;

interface Needs {
  jobs: Pick<JobQueue, 'stats'>;
  timetable: Pick<ScheduleBook, 'list'>;
  tally: Pick<Tally, 'since'>;
  machine: Pick<MachineGateway, 'disk'>;
  database: Pick<ReturnType<typeof createDatabaseStore>, 'engine' | 'bytes'>;
  vitals: Vitals;
  hasMailServer: () => boolean;
  now: () => number;
}

/** What belongs to no other feature: jobs, the disk, the database, mail. */
export function deskParts(needs: Needs): HealthPart[] {
  return [jobsPart(needs), diskPart(needs), databasePart(needs), mailPart(needs)];
}

function jobsPart({ jobs, timetable, now }: Needs): HealthPart {
  return {
    key: 'jobs',
    name: '定时任务',
    path: '/market/admin#jobs',
    async read() {
      const [{ dead, oldestDueAt }, schedules] = await Promise.all([jobs.stats(), timetable.list()]);
      const common = { value: String(schedules.length), unit: '个启用' };
      const deadCount = Number(dead);
      if (deadCount > 0) {
        return { ...common, state: 'bad', word: `${deadCount} 个失败`, line: '不再自动重试，到仪表盘看看原因再重试' };
      }
      if (oldestDueAt !== undefined && now() - oldestDueAt > LATE_MS) {
        return { ...common, state: 'bad', word: '排不上', line: `有任务从 ${clock(oldestDueAt)} 等到现在` };
      }
      const last = Math.max(0, ...schedules.flatMap(({ lastRunAt }) => lastRunAt ?? []));
      const next = Math.min(...schedules.flatMap(({ nextRunAt }) => nextRunAt ?? []));
      const line = [last > 0 ? `上次 ${clock(last)}` : '', Number.isFinite(next) ? `下次 ${clock(next)}` : ''];
      return { ...common, state: 'ok', word: '正常', line: line.filter(Boolean).join(' · ') };
    },
  };
}

function diskPart({ machine, database }: Needs): HealthPart {
  return {
    key: 'disk',
    name: '磁盘',
    path: '/market/admin#machine',
    async read() {
      const [{ freeBytes, totalBytes }, bytes] = await Promise.all([machine.disk(), database.bytes()]);
      const used = totalBytes - freeBytes;
      // A small disk may never have had five to spare.
      const isFull = freeBytes < Math.min(5 * GIGABYTE, totalBytes * 0.2);
      const isTight = freeBytes < totalBytes * 0.15;
      return {
        state: isFull ? 'bad' : isTight ? 'watch' : 'ok',
        word: isFull ? '快满了' : isTight ? '不多了' : '正常',
        value: (used / GIGABYTE).toFixed(1),
        unit: `/ ${(totalBytes / GIGABYTE).toFixed(0)} GB`,
        line: isFull
          ? `只剩 ${sizeText(freeBytes)}，写满之后改动都会失败`
          : `剩 ${sizeText(freeBytes)} · 数据库 ${sizeText(bytes)}`,
        share: totalBytes === 0 ? 0 : used / totalBytes,
      };
    },
  };
}

function databasePart({ database, vitals }: Needs): HealthPart {
  return {
    key: 'database',
    name: '数据库',
    path: '/market/admin#machine',
    async read() {
      const bytes = await database.bytes();
      const { count, ms, slow } = vitals.queries;
      const looks = Object.values(vitals.caches);
      const hits = looks.reduce((sum, one) => sum + one.hits, 0);
      const all = looks.reduce((sum, one) => sum + one.hits + one.misses, 0);
      const mean = count === 0 ? 0 : ms / count;
      const engine = database.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL';
      const line = [`${engine} ${sizeText(bytes)}`, `慢查询 ${slow}`];
      if (all > 0) line.push(`缓存命中 ${Math.round((hits / all) * 100)}%`);
      const isSlow = mean > 50;
      return {
        state: isSlow ? 'watch' : 'ok',
        word: isSlow ? '偏慢' : '正常',
        value: mean.toFixed(mean < 10 ? 1 : 0),
        unit: 'ms 平均',
        line: line.join(' · '),
      };
    },
  };
}

function mailPart({ tally, hasMailServer, now }: Needs): HealthPart {
  return {
    key: 'mail',
    name: '邮件',
    path: '/market/admin/mail',
    async read() {
      const today = await tally.since(shanghaiDay(now()));
      const countOf = (name: string) => today.find((one) => one.name === name)?.count ?? 0;
      const failures = countOf('mail_failures');
      const common = { value: String(countOf('mails')), unit: '封今天' };
      if (!hasMailServer())
        return { ...common, state: 'watch', word: '没有接上', line: '没有设邮件服务器，都留在发件箱里' };
      if (failures > 0) return { ...common, state: 'watch', word: '有没寄出的', line: `今天 ${failures} 封没寄出去` };
      return { ...common, state: 'ok', word: '正常', line: '今天没有退回的' };
    },
  };
}

const clock = (at: number) => toShanghaiIso(at).slice(11, 16);
