import type { FieldError } from '#/contract/envelope.ts';
import type { Attempt } from '#/web/api.ts';

/** What became of a letter with a code: it is on its way, or why it is not. */
export interface CodeState {
  /** Seconds until another may be sent. */
  resendAfter?: number;
  errors?: readonly FieldError[] | undefined;
}

export function codeState(result: Attempt<{ ResendAfter: number }>): CodeState {
  if (result.ok) return { resendAfter: result.data.ResendAfter };
  const { errors, message } = result;
  return { errors: errors.length > 0 ? errors : [{ Field: 'Code', Message: message }] };
}
