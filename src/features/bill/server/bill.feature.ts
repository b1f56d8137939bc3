import type { Feature } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { bindBillApi } from './bill.api.ts';
import { purgeHandler, purgeSchedule } from './bill.job.ts';
import { presentBill } from './bill.present.ts';
import { createBillService } from './bill.service.ts';
import { createBillStore } from './bill.store.ts';
import { calendarRoute } from './bill-calendar.api.ts';
import { createBillCalendarService } from './bill-calendar.service.ts';
import { createBillCalendarStore } from './bill-calendar.store.ts';
import { createBillChartService } from './bill-chart.service.ts';
import { exportRoute } from './bill-export.api.ts';
import { createBillListStore } from './bill-list.store.ts';
import { createBillSumStore } from './bill-sum.store.ts';

type Needs = Pick<Platform, 'database' | 'limits' | 'now' | 'randomBytes'>;

export function createBillFeature({ database, limits, now, randomBytes }: Needs): Feature {
  const { db } = database;
  const lists = createBillListStore(database);
  const sums = createBillSumStore(db);
  const bills = createBillService({ bills: createBillStore(db), lists, sums, now });
  const charts = createBillChartService({ sums, now });
  const calendars = createBillCalendarService({ calendars: createBillCalendarStore(db), lists, now, randomBytes });
  return {
    endpoints: bindBillApi({ bills, charts, calendars, now }),
    routes: [calendarRoute(calendars, limits), exportRoute(bills, now)],
    jobs: [purgeHandler(bills)],
    schedules: [purgeSchedule],
    member: {
      name: 'Bills',
      async exportFor(memberId) {
        const all = [];
        for await (const some of bills.all(memberId, {})) all.push(...some.map((bill) => presentBill(bill, now())));
        return all;
      },
      eraseFor: bills.eraseAll,
    },
  };
}
