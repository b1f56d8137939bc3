import type { Socket } from 'node:net';
import { AppError, badJson } from './app-error.ts';

/** What the reader is told when the server refuses a request before any of our code sees it. */
const MESSAGES: Record<number, string> = {
  400: '请求格式不正确',
  404: '接口不存在',
  405: '不支持这种请求方式',
  406: '请用 multipart/form-data 上传文件',
  408: '请求超时，请重试',
  411: '请求缺少内容长度',
  413: '内容太大，接口最多 1 MB，文件最多 10 MB',
  414: '地址太长',
  415: '不支持这种内容类型',
  431: '请求头太大',
};

/** Fastify's own refusals (body too large, broken JSON) are the caller's fault, not ours. */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { statusCode, code } = error as Error & { statusCode?: unknown; code?: unknown };
  // A multipart body without a boundary throws without a status.
  const status = statusCode === undefined && /multipart/i.test(error.message) ? 400 : Number(statusCode);
  if (!(status >= 400 && status < 500)) return error;
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError) {
    return badJson();
  }
  return new AppError('http.refused', status, MESSAGES[status] ?? '请求不正确');
}

const PROTOCOL_STATUS: Record<string, [status: number, phrase: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout'],
};

/** Node calls this with a bare socket when the bytes were no HTTP at all. */
export function answerProtocolError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, phrase] = PROTOCOL_STATUS[error.code ?? ''] ?? [400, 'Bad Request'];
  const message =
    error.code === 'HPE_INVALID_URL' ? '地址里的汉字和空格要先编码，例如 三 写成 %E4%B8%89' : MESSAGES[status];
  const body = JSON.stringify({ Code: status, Message: message, Data: null, Error: 'http.refused' });
  socket.end(
    `HTTP/1.1 ${status} ${phrase}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nCache-Control: private, no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
}
