import { Readable } from 'node:stream';
import { z } from 'zod';
import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { badInput } from '#/platform/http/app-error.ts';
import { fieldErrors } from '#/platform/http/input-messages.ts';
import type { RawRoute } from '#/platform/http/raw-route.ts';
import { BYTE_ORDER_MARK } from '#/platform/sheet/csv-line.pure.ts';
import { billFilter } from '../bill-fields.contract.ts';
import type { BillService } from './bill.service.ts';
import { csvHead, csvOf } from './bill-csv.rules.ts';
import { type AskedFilter, filterOf } from './bill-filter.rules.ts';

const Query = z.object(billFilter);

/** The bills of a filter as CSV, sent while they are read. */
export function exportRoute(bills: BillService, now: () => number): RawRoute {
  return {
    method: 'GET',
    path: '/api/v1/bill/export',
    auth: 'member',
    async handle({ query }, { caller }) {
      const parsed = Query.safeParse(query, { reportInput: true });
      if (!parsed.success) throw badInput(fieldErrors(parsed.error));
      // Before the first byte is sent, while a refusal can still be told.
      filterOf(parsed.data);
      const name = encodeURIComponent(`账单-${shanghaiDay(now())}.csv`);
      return {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="bill.csv"; filename*=UTF-8''${name}`,
          'cache-control': 'private, no-store',
        },
        body: Readable.from(lines(bills, memberOf(caller).memberId, parsed.data)),
      };
    },
  };
}

async function* lines(bills: BillService, memberId: number, filter: AskedFilter): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvHead();
  for await (const some of bills.all(memberId, filter)) yield some.map(csvOf).join('');
}
