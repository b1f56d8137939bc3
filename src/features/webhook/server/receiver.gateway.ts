import { createHmac } from 'node:crypto';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { SECRET_PREFIX, type Sending } from './webhook.rules.ts';

const TIMEOUT_MS = 15_000;
/** So much of what the other side says is taken without calling it a failure, and so much of that is shown. */
const MOST_ANSWERED = 256 * 1024;
const SHOWN_CHARACTERS = 500;

/** Sends one message as Standard Webhooks has it. Throws when there was no answer. */
export function createReceiver(outbound: Pick<Outbound, 'fetch'>) {
  return async ({ url, id, body, secrets, at, signal }: Sending): Promise<{ status: number; answer: string }> => {
    const timestamp = String(Math.floor(at / 1000));
    const signed = `${id}.${timestamp}.${body}`;
    const { status, body: said } = await outbound.fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'webhook-id': id,
        'webhook-timestamp': timestamp,
        'webhook-signature': secrets.map((secret) => signatureOf(secret, signed)).join(' '),
      },
      body,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MOST_ANSWERED,
      // An address that moved is for its owner to correct: a redirect may lead anywhere.
      maxRedirects: 0,
      signal,
    });
    return { status, answer: legible(said) };
  };
}

/** PostgreSQL keeps no NUL, and half a character is none. */
function legible(said: Buffer): string {
  const text = said.toString('utf8').replaceAll('\0', '').toWellFormed();
  return [...text.slice(0, 2 * SHOWN_CHARACTERS)].slice(0, SHOWN_CHARACTERS).join('').toWellFormed();
}

function signatureOf(secret: string, text: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}
