import { fen } from '../../frame/fen.pure.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface Loan {
  /** Yuan. */
  principal: number;
  /** Per cent a year. */
  rate: number;
  months: number;
  method: 'equal-payment' | 'equal-principal';
}

export interface Repayment {
  first: number;
  last: number;
  total: number;
  interest: number;
  schedule: { month: number; payment: number; principal: number; interest: number; left: number }[];
}

export function repay({ principal, rate, months, method }: Loan): Repayment {
  if (!(principal > 0 && principal <= 1e9)) throw new ToolFault('贷款金额要大于 0');
  if (!(rate >= 0 && rate <= 36)) throw new ToolFault('年利率应在 0 到 36 之间');
  if (!Number.isInteger(months) || months < 1 || months > 480) throw new ToolFault('期限最长 40 年');
  const monthly = rate / 1200;
  const growth = (1 + monthly) ** months;
  const even = monthly === 0 ? principal / months : (principal * monthly * growth) / (growth - 1);
  let left = principal;
  const schedule = Array.from({ length: months }, (_, at) => {
    const interest = left * monthly;
    const own = method === 'equal-payment' ? even - interest : principal / months;
    left = at === months - 1 ? 0 : left - own;
    return {
      month: at + 1,
      payment: fen(own + interest),
      principal: fen(own),
      interest: fen(interest),
      left: fen(left),
    };
  });
  const interest = method === 'equal-payment' ? even * months - principal : (principal * monthly * (months + 1)) / 2;
  return {
    first: schedule[0]?.payment ?? 0,
    last: schedule.at(-1)?.payment ?? 0,
    total: fen(principal + interest),
    interest: fen(interest),
    schedule,
  };
}

export function scheduleCsv({ schedule }: Repayment): string {
  const rows = schedule.map((row) =>
    [row.month, row.payment.toFixed(2), row.principal.toFixed(2), row.interest.toFixed(2), row.left.toFixed(2)].join(
      ',',
    ),
  );
  // Excel takes a file without the mark for GBK.
  return `\ufeff期数,月供,本金,利息,剩余本金\r\n${rows.join('\r\n')}`;
}
