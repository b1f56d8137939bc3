import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Sends bytes and reads until the other side hangs up: nothing is completed or checked on the way. */
export function talk(port: number, bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });
}

/** A whole request without a body. Header lines are given as they are sent. */
export function requestBytes(line: string, ...headers: string[]): string {
  return [line, ...headers, 'Connection: close', '', ''].join('\r\n');
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
