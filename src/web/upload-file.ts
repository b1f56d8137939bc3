import type { Envelope } from '#/contract/envelope.ts';
import { leavesForLogin } from './leave-for-login.ts';
import { readStored } from './local-storage.ts';
import { USER_INFO } from './user-info.ts';

interface Control {
  /** How much of the file has left this device, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** What is said when that time is over. */
  tooSlow?: string;
  /** Sent beside the file. */
  fields?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 120_000;

/**
 * Sends one file and answers the envelope's data; throws with the server's words, and its code
 * as the cause. Not by fetch: that does not tell how
 * much has been sent.
 */
export function uploadFile<Data>(path: string, file: Blob, name: string, control: Control = {}): Promise<Data> {
  const { onProgress, signal, timeoutMs = TIMEOUT_MS, tooSlow = '上传太慢，请检查网络后再试', fields } = control;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (message: string, cause?: string) => reject(new Error(message, { cause }));
    const refuse = (message: string, cause?: string) => {
      leavesForLogin(message);
      fail(message, cause);
    };
    const stop = () => request.abort();
    request.open('POST', path);
    request.responseType = 'json';
    request.timeout = timeoutMs;
    const token = readStored(USER_INFO)?.Token;
    if (token) request.setRequestHeader('authorization', token);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => fail(navigator.onLine ? '网络不通，请稍后再试' : '网络已断开，连上后再试');
    request.ontimeout = () => fail(tooSlow);
    request.onabort = () => reject(signal?.reason ?? new DOMException('', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', stop);
    request.onload = () => {
      // Null where the answer was no JSON: a proxy's page about a body that is too large.
      const envelope = request.response as Envelope<Data> | null;
      if (envelope && request.status >= 200 && request.status < 300 && envelope.Data !== null) resolve(envelope.Data);
      else if (envelope) refuse(envelope.Message || '错误请重试', envelope.Error);
      else refuse(request.status === 413 ? '文件太大' : '错误请重试', request.status === 413 ? 'file.too_large' : '');
    };
    if (signal?.aborted) return request.onabort?.(new ProgressEvent('abort'));
    signal?.addEventListener('abort', stop);
    const form = new FormData();
    for (const [field, value] of Object.entries(fields ?? {})) form.set(field, value);
    form.set('file', file, name);
    request.send(form);
  });
}
