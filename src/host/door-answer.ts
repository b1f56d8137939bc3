import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ALLOWED, type DoorAnswer } from './front-door.ts';
import { lastResort } from './last-resort.ts';

const API = /^(?:https?:\/\/[^/?#]*)?\/api(?:[/?#]|$)/i;

/** Programs get an envelope, everyone else a line to read. Nothing is logged: it is no fault of ours. */
export function answerAtDoor(
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  { status, message, location }: DoorAnswer,
  securityHeaders: Record<string, string>,
): void {
  const common = { ...securityHeaders, 'cache-control': 'private, no-store' };
  if (status === 204) {
    response.writeHead(status, { ...common, allow: ALLOWED }).end();
    return;
  }
  if (location !== undefined) {
    // Two slashes would begin the name of another host.
    const headers = { ...common, location: location.replace(/^[/\\]+/, '/'), 'content-length': 0 };
    response.writeHead(status, headers).end();
    return;
  }
  const isApi = API.test(url);
  const envelope = { Code: status, Message: message, Data: null, Error: 'http.refused' };
  const body = isApi ? JSON.stringify(envelope) : lastResort(status, message);
  response
    .writeHead(status, {
      ...common,
      ...(status === 405 && { allow: ALLOWED }),
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      // Where the next request begins may be just as doubtful.
      connection: 'close',
    })
    .end(method === 'HEAD' ? undefined : body);
}

/** CONNECT asks for a tunnel. Node hands over the bare socket and would else hang up without a word. */
export function refuseTunnel(_request: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${ALLOWED}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}
