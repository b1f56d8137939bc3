import { useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { randomUuid } from '#/web/random-uuid.ts';
import type { Bill } from '../bill-fields.contract.ts';
import { yuanText } from '../money-text.pure.ts';
import type { fieldsIn } from './bill-form.ts';

type Fields = ReturnType<typeof fieldsIn>;

/** What the page does to the ledger: each change is followed by a fresh look at everything that is shown. */
export function useLedger() {
  const { revalidate } = useRevalidator();
  return useMemo(() => {
    const restore = async (bill: Bill) => {
      const result = await browserApi('POST /api/v1/bill/:Id/restore', { params: { Id: bill.Id } });
      if (result.ok) toast('已恢复', { kind: 'success' });
      await revalidate();
    };
    const reopen = async ({ Id, Income, PredictIncome }: Bill) => {
      await browserApi('PUT /api/v1/bill', { body: { Id, IsDone: false, Income, PredictIncome } });
      await revalidate();
    };
    return {
      async add(fields: Fields) {
        const result = await browserApi('POST /api/v1/bill', { body: fields }, { quiet: true });
        if (result.ok) {
          toast('已记下', { kind: 'success' });
          await revalidate();
        }
        return result;
      },

      async save(bill: Bill, fields: Fields) {
        const result = await browserApi('PUT /api/v1/bill', { body: { Id: bill.Id, ...fields } }, { quiet: true });
        if (result.ok) {
          toast('已保存', { kind: 'success' });
          await revalidate();
        }
        return result;
      },

      async markDone(bill: Bill, arrived: string) {
        const input = { params: { Id: bill.Id }, body: { Arrived: arrived } };
        const result = await browserApi('POST /api/v1/bill/:Id/done', input, { quiet: true });
        if (result.ok) {
          const came = result.data.Income - bill.Income;
          const text = came > 0 ? `已完成，到账 ¥${yuanText(came)}` : '已完成';
          toast(text, { kind: 'success', action: { label: '撤销', run: () => void reopen(bill) } });
          await revalidate();
        }
        return result;
      },

      reopen,

      /** False when it was refused; the toast says why. */
      async transfer(fields: { From: string; To: string; Amount: string; CreatedTime: string; Title: string }) {
        const body = { ...fields, ClientKey: randomUuid() };
        const result = await browserApi('POST /api/v1/bill/transfer', { body });
        if (result.ok) toast('已记下', { kind: 'success' });
        await revalidate();
        return result.ok;
      },

      async removeTransfer(Id: number) {
        const result = await browserApi('DELETE /api/v1/bill/transfer/:Id', { params: { Id } });
        if (result.ok) toast('已删除转账');
        await revalidate();
      },

      async remove(bill: Bill) {
        const result = await browserApi('DELETE /api/v1/bill/:Id', { params: { Id: bill.Id } });
        if (result.ok) toast(`已删除「${bill.Title}」`, { action: { label: '撤销', run: () => void restore(bill) } });
        await revalidate();
      },
    };
  }, [revalidate]);
}
