import { data } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import type { Meanwhile } from '#/contract/seen.ts';
import { meanwhileOf } from '#/features/desk/shared/desk-form.ts';
import type { Attempt, Refusal } from '#/web/api.ts';

/** What a form came to: said above the page, and beside the fields it is about. */
export interface Outcome {
  isOk: boolean;
  message: string;
  errors: FieldError[];
  /** Somebody else saved the same record first: what it is now. */
  meanwhile?: Meanwhile | undefined;
}

interface Answer {
  status: number;
  msg: string;
}

/** An answer of the robot service: status 1 is success, whatever the call itself came to. */
export function outcomeOf(attempt: Attempt<Answer>, done: string): Outcome {
  if (!attempt.ok) return refusal(attempt);
  const { status, msg } = attempt.data;
  return { isOk: status === 1, message: msg || (status === 1 ? done : '服务异常'), errors: [] };
}

export function plainOutcome(attempt: Attempt<unknown>, done: string): Outcome {
  return attempt.ok ? { isOk: true, message: done, errors: [] } : refusal(attempt);
}

function refusal(refused: Refusal): Outcome {
  const { message, errors } = refused;
  return { isOk: false, message, errors, meanwhile: meanwhileOf(refused) };
}

/** A page's answer. After what was saved meanwhile nothing is read anew, which would take what was typed. */
export function answerRobot<Came extends Outcome>(outcome: Came) {
  return outcome.meanwhile ? data(outcome, { status: 409 }) : outcome;
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
