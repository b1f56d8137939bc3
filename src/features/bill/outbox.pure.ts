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

/** A wrong bill stays wrong however often it is sent; a lost line, an ended login, a busy or a misled server does not. */
export function isFinal(status: number): boolean {
  return [400, 409, 413, 422].includes(status);
}

/**
 * What is to be sent: what the browser keeps, and what was noted in this tab but is not kept there, because the browser
 * keeps nothing or another tab wrote over it. What another tab has sent meanwhile arrives a second time, as the same bill.
 */
export function sendable(kept: readonly Waiting[], noted: readonly Waiting[], owner: number): Waiting[] {
  const known = new Set(kept.map(({ key }) => key));
  return [...kept, ...noted.filter(({ key }) => !known.has(key))].filter(
    (each) => each.owner === owner && each.refused === undefined,
  );
}

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
