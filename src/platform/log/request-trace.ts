import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known about the request being answered, wherever its work is done. */
export interface RequestTrace {
  /** The visitor is told it too, and can name it to the operator. */
  id: string;
  /** The first thing that went wrong without being expected. */
  error?: unknown;
  queries: number;
  queryMs: number;
}

export const requestTrace = new AsyncLocalStorage<RequestTrace>();

export function noteError(error: unknown): void {
  const trace = requestTrace.getStore();
  if (trace) trace.error ??= error;
}
