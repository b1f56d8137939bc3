import type { Reply } from '#/contract/endpoint.ts';
import { isDatabaseUnavailable } from '#/platform/db/unavailable.ts';
import { noteError } from '#/platform/log/request-trace.ts';
import { AppError, unavailable } from './app-error.ts';

/** The one place that turns an error into an answer. What was not expected is reported and told in general words. */
export function failure(error: unknown, report: (error: unknown) => void): Reply {
  if (error instanceof AppError) return replyOf(error);
  noteError(error);
  report(error);
  if (isDatabaseUnavailable(error)) return replyOf(unavailable());
  return replyOf(new AppError('server.failed', 500, '错误请重试'));
}

function replyOf({ code, status, message, details: { fields, headers, data } }: AppError): Reply {
  return {
    status,
    envelope: { Code: status, Message: message, Data: data ?? null, Error: code, ...(fields && { Errors: fields }) },
    // Browsers may keep error answers by default; a later retry would see the old failure.
    headers: { 'cache-control': 'private, no-store', ...headers },
  };
}
