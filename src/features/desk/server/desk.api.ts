import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import type { JobQueue } from '#/platform/jobs/job-queue.ts';
import type { Tally } from '#/platform/tally/tally.ts';
import { deskApi } from '../desk.contract.ts';
import type { createDatabaseStore } from './database.store.ts';
import { jobNotDead } from './desk.errors.ts';
import { dayRows, lastDays } from './figure.rules.ts';
import type { MachineGateway } from './machine.gateway.ts';
import type { StepService } from './step.service.ts';
import type { VisitFactStore } from './visit-fact.store.ts';

const SHOWN_WORDS = 8;
const SHOWN_FAULTS = 8;
const SHOWN_FACTS = 6;
const SHOWN_DEAD = 10;

interface Asked {
  words: string;
  visitors: number;
  misses: number;
}

interface Fault {
  isOurs: boolean;
  message: string;
  path: string;
  count: number;
  lastAt: number;
}

export interface DeskSources {
  asked: (days: number, limit: number) => Promise<{ top: Asked[]; missing: Asked[] }>;
  faults: { newest(limit: number): Promise<Fault[]> };
}

interface Needs extends DeskSources {
  tally: Pick<Tally, 'since'>;
  facts: Pick<VisitFactStore, 'top'>;
  jobs: Pick<JobQueue, 'stats' | 'listDead' | 'retryDead'>;
  machine: MachineGateway;
  database: ReturnType<typeof createDatabaseStore>;
  steps: StepService;
  /** Writes what is still only in memory, so that the figures are of this moment. */
  settle: () => Promise<void>;
  now: () => number;
}

export function bindDeskApi({ tally, facts, asked, faults, jobs, machine, database, steps, settle, now }: Needs) {
  return bindApi(deskApi, {
    'GET /api/v1/desk/days': async ({ query }) => {
      await settle();
      const days = lastDays(now(), query.days);
      return { Days: dayRows(days, await tally.since(days[0] ?? '')) };
    },
    'GET /api/v1/desk/visits': async ({ query }) => {
      const since = lastDays(now(), query.days)[0] ?? '';
      const [from, pages, devices, systems] = await Promise.all([
        facts.top('from', since, SHOWN_FACTS),
        facts.top('page', since, SHOWN_FACTS),
        facts.top('device', since, SHOWN_FACTS),
        facts.top('system', since, SHOWN_FACTS),
      ]);
      const present = (list: { name: string; count: number }[]) =>
        list.map(({ name, count }) => ({ Name: name, Count: count }));
      return { From: present(from), Pages: present(pages), Devices: present(devices), Systems: present(systems) };
    },
    'GET /api/v1/desk/words': async ({ query }) => {
      const { top, missing } = await asked(query.days, SHOWN_WORDS);
      return { Top: top.map(presentAsked), Missing: missing.map(presentAsked) };
    },
    'GET /api/v1/desk/errors': async () => {
      const newest = await faults.newest(SHOWN_FAULTS);
      return {
        Result: newest.map(({ isOurs, message, path, count, lastAt }) => ({
          Where: isOurs ? ('server' as const) : ('browser' as const),
          Message: message,
          Path: path,
          Count: count,
          LastTime: toShanghaiIso(lastAt),
        })),
      };
    },
    'GET /api/v1/desk/jobs': async () => {
      const [{ queued, running, dead, oldestDueAt }, newest] = await Promise.all([
        jobs.stats(),
        jobs.listDead({ limit: SHOWN_DEAD }),
      ]);
      return {
        Queued: Number(queued),
        Running: Number(running),
        Dead: Number(dead),
        OldestDueTime: oldestDueAt === undefined ? null : toShanghaiIso(oldestDueAt),
        // What a job carries may be private: only its name is shown.
        DeadJobs: newest.map(({ id, name, attempts, lastError, diedAt }) => ({
          Id: id,
          Name: name,
          Attempts: attempts,
          LastError: lastError.slice(0, 200),
          DiedTime: toShanghaiIso(diedAt),
        })),
      };
    },
    'POST /api/v1/desk/jobs/:Id/retry': async ({ params }) => {
      if (!(await jobs.retryDead(params.Id))) throw jobNotDead();
      return true;
    },
    'GET /api/v1/desk/disk': async () => {
      const { freeBytes, totalBytes } = await machine.disk();
      return { FreeBytes: freeBytes, TotalBytes: totalBytes };
    },
    'GET /api/v1/desk/database': async () => {
      const [bytes, tables] = await Promise.all([database.bytes(), database.tables()]);
      return {
        Engine: database.engine,
        Bytes: bytes,
        Tables: tables.map(({ label, rows, isMore }) => ({ Label: label, Rows: rows, IsMore: isMore })),
      };
    },
    'GET /api/v1/desk/process': async () => {
      const { version, nodeVersion, uptimeSeconds, memoryBytes } = machine.process();
      return { Version: version, NodeVersion: nodeVersion, UptimeSeconds: uptimeSeconds, MemoryBytes: memoryBytes };
    },
    'GET /api/v1/desk/steps': async () => ({
      Steps: (await steps.list()).map(({ key, title, text, path, isDone, isDismissed }) => ({
        Key: key,
        Title: title,
        Text: text,
        Path: path,
        IsDone: isDone,
        IsDismissed: isDismissed,
      })),
    }),
    'PUT /api/v1/desk/steps/:Key': async ({ params, body }) => {
      await steps.dismiss(params.Key, body.IsDismissed);
      return true;
    },
  });
}

function presentAsked({ words, visitors, misses }: Asked) {
  return { Words: words, Visitors: visitors, Misses: misses };
}
