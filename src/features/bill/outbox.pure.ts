/** A bill that waits in the browser until the server has it. */
export interface Waiting {
  key: string;
  /** Whose it is: another who logs in on this device does not send it. */
  owner: number;
  fields: {
    Title: string;
    CreatedTime: string;
    Category: string;
    Account: string;
    Expense: string;
    Income: string;
    Remark: string;
  };
  /** Why the server does not take it. It waits until somebody has changed or dropped it. */
  refused?: string;
}

export type Outcome = { ok: true } | { ok: false; status: number; message: string };

/** What remains after one was sent: what arrived is gone, what is wrong says so, anything else waits on. */
export function settled(all: readonly Waiting[], key: string, outcome: Outcome): Waiting[] {
  return all.flatMap((each) => {
    if (each.key !== key) return [each];
    if (outcome.ok) return [];
    return isFinal(outcome.status) ? [{ ...each, refused: outcome.message }] : [each];
  });
}

/** A wrong bill stays wrong however often it is sent; a lost line, an ended login or a busy server does not. */
export function isFinal(status: number): boolean {
  return status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}

export const sendable = (all: readonly Waiting[], owner: number) =>
  all.filter((each) => each.owner === owner && each.refused === undefined);

interface Sums {
  Expense: number;
  Income: number;
  Profit: number;
}

/** The figures of a month with what was noted for it and waits to be sent: the phone's own sums are not behind its list. */
export function withWaiting<Totals extends Sums>(totals: Totals, waiting: readonly Waiting[], month: string): Totals {
  const counted = waiting.filter(
    ({ fields, refused }) => refused === undefined && fields.CreatedTime.startsWith(month),
  );
  const sum = (of: 'Expense' | 'Income') =>
    toFen(counted.reduce((yuan, { fields }) => yuan + Number(fields[of]), totals[of]));
  const [Expense, Income] = [sum('Expense'), sum('Income')];
  return { ...totals, Expense, Income, Profit: toFen(Income - Expense) };
}

const toFen = (yuan: number) => Math.round(yuan * 100) / 100;
