import type { FieldError } from '#/contract/envelope.ts';
import type { Meanwhile } from '#/contract/seen.ts';
import type { attemptApi } from '#/web/api.ts';

export type DeskCall = ReturnType<typeof attemptApi>;

/** What a form of the operator's desk answers: a way on, or what is wrong and with which form. */
export type DeskOutcome = { goTo: string } | DeskRefusal;

export interface DeskRefusal {
  /** Which form, as its `intent` says. */
  form: string;
  status: number;
  errors: FieldError[];
  message: string | undefined;
  /** Somebody else saved the same record first: what it is now. */
  meanwhile?: Meanwhile | undefined;
}
