import type { FieldError } from '#/contract/envelope.ts';
import type { Attempt } from '#/web/api.ts';

/** What a form came to: said above the page, and beside the fields it is about. */
export interface Outcome {
  isOk: boolean;
  message: string;
  errors: FieldError[];
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

function refusal({ message, errors }: { message: string; errors: FieldError[] }): Outcome {
  return { isOk: false, message, errors };
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
