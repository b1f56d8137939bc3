import type { CallInput } from '#/contract/endpoint.ts';
import type { ApiMap } from '#/features/api-map.contract.ts';
import { RouteCodeMissing } from './router-internals/route-code.ts';

const MAX_PER_PAGE = 5;

/** Tells the operator what went wrong in a browser. A page in trouble must not flood the server. */
export function startErrorReports(): void {
  let sent = 0;
  const send = (message: string, stack = '') => {
    if (sent++ >= MAX_PER_PAGE) return;
    // Without what follows the #: tools keep there what people typed, and it is nobody's business.
    const Url = location.pathname + location.search;
    const body: CallInput<ApiMap['POST /api/v1/log']>['body'] = { Type: 'error', Message: message, Url, Stack: stack };
    // Without what calls the API otherwise: many pages need none of that.
    const headers = { 'content-type': 'application/json' };
    fetch('/api/v1/log', { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {});
  };
  const onError = ({ error, message }: ErrorEvent) => {
    // Without an error it is a browser's remark (a ResizeObserver that goes on in the next frame), or of a script from elsewhere that
    // may not be looked into ("Script error.").
    if (error) send(message, error.stack);
  };
  const onRejection = (event: PromiseRejectionEvent) => {
    const { reason } = event;
    // What was called off, or code loaded ahead that is gone: no fault, and nobody's to hear of.
    if (isCalledOff(reason) || reason instanceof RouteCodeMissing) event.preventDefault();
    else send(reason instanceof Error ? reason.message : String(reason), reason?.stack);
  };
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
}

/** Someone went on before a page had faded in, or chose anew before the answer to the last choice was read. */
function isCalledOff(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'AbortError';
}
