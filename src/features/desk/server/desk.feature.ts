import { DAY_MS, shanghaiDay, toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { Feature, FirstStep } from '#/platform/feature.ts';
import type { Audit } from '#/platform/http/audit.ts';
import type { BeforeOf } from '#/platform/http/before.ts';
import type { Traffic } from '#/platform/http/traffic.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindAuditApi } from './audit.api.ts';
import { createAuditService } from './audit.service.ts';
import { createAuditStore } from './audit.store.ts';
import { beforeOf } from './audit-before.data.ts';
import { createDatabaseStore } from './database.store.ts';
import { bindDeskApi, type DeskSources } from './desk.api.ts';
import { forgetVisitorsHandler, forgetVisitorsSchedule, purgeHandler, purgeSchedule } from './desk.job.ts';
import { ownSteps, type StepNeeds } from './first-steps.ts';
import { deskParts } from './health-parts.ts';
import { createMachineGateway } from './machine.gateway.ts';
import { createStepService } from './step.service.ts';
import { createStepStore } from './step.store.ts';
import { createVisitService } from './visit.service.ts';
import { createVisitFactStore } from './visit-fact.store.ts';

/** Two years and a little, so that a month can be compared with the same one before. */
const KEPT_DAYS = 800;
/** As far back as the first page looks. */
const FACT_DAYS = 100;

interface Given {
  DATA_DIR: string;
  settings: StepNeeds['settings'];
  asked: DeskSources['asked'];
  faults: DeskSources['faults'] & { add(where: string, status: number): void };
  /** What each feature adds to the first-run list, asked for when all of them are there. */
  steps: () => readonly FirstStep[];
}

export function createDeskFeature(
  { database, jobs, mail, timetable, tally, visitors, vitals, now, report }: Platform,
  { asked, faults, steps, settings, DATA_DIR }: Given,
): Feature & { audit: Audit; before: BeforeOf; traffic: Traffic } {
  const audit = createAuditService({ store: createAuditStore(database.db), now, report });
  const facts = createVisitFactStore({ database, now, report });
  const visits = createVisitService({ tally, visitors, facts });
  const machine = createMachineGateway(DATA_DIR);
  const stepService = createStepService({ steps, store: createStepStore(database.db), now, report });
  const rows = createDatabaseStore(database);
  return {
    audit: audit.note,
    before: beforeOf,
    traffic: {
      viewed: visits.viewed,
      failed(where, status) {
        tally.count('server_errors');
        faults.add(where, status);
      },
    },
    endpoints: [
      ...bindAuditApi(audit),
      ...bindDeskApi({
        ...{ tally, asked, faults, jobs, machine, facts, now },
        database: rows,
        steps: stepService,
        settle: visits.flush,
      }),
    ],
    health: deskParts({
      ...{ jobs, timetable, tally, machine, vitals, now, database: rows },
      hasMailServer: mail.isSent,
    }),
    firstSteps: ownSteps({ settings, hasMailServer: mail.isSent, hasBackup: machine.hasBackup }),
    jobs: [
      purgeHandler([
        audit.purge,
        () => tally.forgetBefore(shanghaiDay(now() - KEPT_DAYS * DAY_MS)),
        () => facts.forgetBefore(shanghaiDay(now() - FACT_DAYS * DAY_MS)),
      ]),
      forgetVisitorsHandler(visitors),
    ],
    schedules: [purgeSchedule, forgetVisitorsSchedule],
    member: {
      name: 'Audit',
      exportFor: async (memberId) =>
        (await audit.exportFor(memberId)).map(({ at, action, label }) => ({
          Time: toShanghaiIso(at),
          Action: action,
          Label: label,
        })),
      eraseFor: audit.eraseFor,
    },
    async flush() {
      await audit.flush();
      await visits.flush();
      await facts.flush();
      await tally.flush();
    },
  };
}
