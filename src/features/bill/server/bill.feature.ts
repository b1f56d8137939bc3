import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { importFinished } from '#/platform/staging/staging.event.ts';
import { readMoment } from '../moment.pure.ts';
import { bindBillApi } from './bill.api.ts';
import { billDue, billRecurring } from './bill.event.ts';
import { dueHandler, dueSchedule, purgeHandler, purgeSchedule } from './bill.job.ts';
import { presentBill } from './bill.present.ts';
import { createBillService } from './bill.service.ts';
import { createBillStore } from './bill.store.ts';
import { calendarRoute } from './bill-calendar.api.ts';
import { createBillCalendarService } from './bill-calendar.service.ts';
import { createBillCalendarStore } from './bill-calendar.store.ts';
import { createBillChartService } from './bill-chart.service.ts';
import { createBillDueStore } from './bill-due.store.ts';
import { exportRoute } from './bill-export.api.ts';
import { bindBillImportApi } from './bill-import.api.ts';
import { createBillImportService } from './bill-import.service.ts';
import { createBillImportWriteStore } from './bill-import-write.store.ts';
import { createBillListStore } from './bill-list.store.ts';
import { createBillMonthService } from './bill-month.service.ts';
import { bindBillPlanApi } from './bill-plan.api.ts';
import { createBillPlanService } from './bill-plan.service.ts';
import { createBillPlanStore } from './bill-plan.store.ts';
import { bindBillReceiptApi, type ReadPicture } from './bill-receipt.api.ts';
import { bindBillRecurringApi } from './bill-recurring.api.ts';
import { createBillRecurringService } from './bill-recurring.service.ts';
import { createBillRecurringStore } from './bill-recurring.store.ts';
import { createBillSumStore } from './bill-sum.store.ts';
import { bindBillTagApi } from './bill-tag.api.ts';
import { createBillTagStore } from './bill-tag.store.ts';
import { createBillTransferStore } from './bill-transfer.store.ts';
import { billYearRoute, bindBillYearApi, type YearDrawing } from './bill-year.api.ts';
import { createBillYearService } from './bill-year.service.ts';
import { createBillYearStore } from './bill-year.store.ts';
import { createCategoryRuleStore } from './category-rule.store.ts';
import { createImportTableStore } from './import-table.store.ts';

type Needs = Pick<Platform, 'database' | 'events' | 'jobs' | 'limits' | 'readers' | 'now' | 'randomBytes'>;

/** A line that somebody wrote to a robot. The same key is one bill. */
interface Noted {
  title: string;
  fen: number;
  isIncome: boolean;
  /** 2026-11-17, where a day was said. */
  day?: string;
  key: string;
}

export function createBillFeature(
  { database, events, jobs, limits, readers, now, randomBytes }: Needs,
  { readPicture, ...drawing }: YearDrawing & { readPicture: ReadPicture },
): Feature & { note(memberId: number, noted: Noted): Promise<void> } {
  const { db } = database;
  const lists = createBillListStore(database);
  const sums = createBillSumStore(db);
  const bills = createBillService({ bills: createBillStore(db), lists, sums, now });
  const charts = createBillChartService({ sums, now });
  const recurringStore = createBillRecurringStore(db, events);
  const recurring = createBillRecurringService({ recurring: recurringStore, bills, now });
  const calendarStore = createBillCalendarStore(db);
  const calendars = createBillCalendarService({ calendars: calendarStore, lists, recurring, now, randomBytes });
  const months = createBillMonthService({ lists, sums, transfers: createBillTransferStore(db), now });
  const years = createBillYearService({ sums, years: createBillYearStore(db), now });
  const rules = createCategoryRuleStore(db);
  const plans = createBillPlanService({ plans: createBillPlanStore(db), rules, sums, now });
  const imports = createBillImportService({
    db,
    jobs,
    writing: createBillImportWriteStore(db),
    rules,
    tables: createImportTableStore(db),
    sums,
    readers,
    events,
    now,
  });
  return {
    async note(memberId, { title, fen, isIncome, day, key }) {
      const money = { RemindTime: undefined, IsDone: undefined, ...(isIncome ? { Income: fen } : { Expense: fen }) };
      await bills.add(memberId, {
        Title: title,
        CreatedTime: (day && readMoment(day)) || { at: now(), hasTime: true },
        ...money,
        ClientKey: key,
      });
    },
    card: async (path) =>
      path === '/bill'
        ? { look: 'plain', title: '记账', text: '记一笔、催一笔、看一看钱去了哪里。账目只有自己看得见。' }
        : undefined,
    endpoints: [
      ...bindBillApi({ bills, charts, calendars, months, now }),
      ...bindBillImportApi(imports),
      ...bindBillPlanApi(plans),
      ...bindBillRecurringApi(recurring),
      ...bindBillYearApi(years),
      ...bindBillReceiptApi(readPicture, now),
      ...bindBillTagApi(createBillTagStore(db)),
    ],
    routes: [calendarRoute(calendars, limits), exportRoute(bills, now), billYearRoute(years, drawing)],
    jobs: [
      purgeHandler(bills, imports),
      dueHandler([createBillDueStore(db, events), recurringStore], now),
      imports.handler,
    ],
    schedules: [purgeSchedule, dueSchedule],
    events: [billDue, billRecurring, importFinished],
    member: {
      name: 'Bills',
      async exportFor(memberId) {
        const all = [];
        for await (const some of bills.all(memberId, {})) all.push(...some.map((bill) => presentBill(bill, now())));
        return all;
      },
      async eraseFor(memberId) {
        await bills.eraseAll(memberId);
        await plans.eraseAll(memberId);
        await recurring.eraseAll(memberId);
        await months.eraseAll(memberId);
        await imports.eraseAll(memberId);
      },
    },
  };
}
