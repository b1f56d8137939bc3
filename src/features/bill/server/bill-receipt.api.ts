import { toYuan } from '#/contract/money.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { billReceiptApi } from '../bill-receipt.contract.ts';
import { type Guessed, type ReceiptLine, readReceipt } from './receipt.rules.ts';

/** Reads the text of a picture; throws where it is none. */
export type ReadPicture = (bytes: Uint8Array) => Promise<{ lines: readonly ReceiptLine[] }>;

export function bindBillReceiptApi(readPicture: ReadPicture, now: () => number) {
  return bindApi(billReceiptApi, {
    'POST /api/v1/bill/receipt': async ({ body }) => {
      const { amount, date, shop } = readReceipt((await readPicture(body.file.bytes)).lines, now());
      return { Amount: present(amount, toYuan), Date: present(date, String), Shop: present(shop, String) };
    },
  });
}

function present<Value, Told>({ value, degree, text }: Guessed<Value>, tell: (value: Value) => Told) {
  return { Value: value === undefined ? null : tell(value), Degree: degree, Text: text };
}
