import type { FieldError } from '#/contract/envelope.ts';
import type { Refusal } from '#/web/api.ts';

/** What a form shows of a refusal: beside the fields, or above them when it belongs to none. */
export interface Refused {
  errors?: readonly FieldError[];
  message?: string;
}

export function refusedBy({ errors, message }: Refusal): Refused {
  return errors.length > 0 ? { errors } : { message };
}

/** The text of a form's field; what is not there, or is a file, counts as empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Hands the cookies of an API answer on to the browser. */
export function cookieHeaders(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
