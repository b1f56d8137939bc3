import { fen } from '../../frame/fen.pure.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface Plan {
  /** Yuan. */
  start: number;
  monthly: number;
  /** Per cent a year. */
  rate: number;
  years: number;
  compounds: 'month' | 'year' | 'none';
}

export interface Growth {
  paid: number;
  interest: number;
  total: number;
  years: { year: number; total: number }[];
}

export function grow({ start, monthly, rate, years, compounds }: Plan): Growth {
  if (!(start >= 0 && monthly >= 0 && start + monthly > 0)) throw new ToolFault('本金和每月存入至少填一个，不能是负数');
  if (!(rate >= -50 && rate <= 100)) throw new ToolFault('年利率应在 −50 到 100 之间');
  if (!(Number.isInteger(years) && years >= 1 && years <= 60)) throw new ToolFault('年数应是 1 到 60 的整数');
  let balance = start;
  let owed = 0;
  const rows = Array.from({ length: years }, (_, year) => {
    for (let month = 0; month < 12; month++) {
      balance += monthly;
      const base = compounds === 'none' ? start + monthly * (year * 12 + month + 1) : balance;
      owed += (base * rate) / 1200;
      if (compounds === 'month' || (compounds === 'year' && month === 11)) {
        balance += owed;
        owed = 0;
      }
    }
    return { year: year + 1, total: fen(balance + owed) };
  });
  const paid = start + monthly * years * 12;
  const total = rows.at(-1)?.total ?? 0;
  return { paid: fen(paid), interest: fen(total - paid), total, years: rows };
}
