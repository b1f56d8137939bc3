import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedMail {
  to: string[];
  headers: Record<string, string>;
  parts: Record<string, string>;
}

/** A real mail server that keeps what it is given; gone after the test. */
export async function anSmtpServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    closeTimeout: 100,
    async onData(stream, { envelope }, done) {
      received.push({ to: envelope.rcptTo.map(({ address }) => address), ...decodeMail(await text(stream)) });
      done();
    },
    ...options,
  });
  // A client that breaks off is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(resolve)));
  // listen() on a port always yields this kind of address.
  const { port } = server.server.address() as AddressInfo;
  return { received, host: `127.0.0.1:${port}` };
}

/** Headers by name in lower case, and texts by their type. */
function decodeMail(raw: string): Omit<ReceivedMail, 'to'> {
  const { headers, body } = splitMail(raw);
  const boundary = /boundary="(.+?)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => splitMail(part.trimStart()))
    : [];
  const decoded = [...parts, { headers, body }].map((part) => [
    part.headers['content-type']?.split(';')[0] ?? '',
    decodeBody(part.body, part.headers['content-transfer-encoding'] ?? ''),
  ]);
  return { headers, parts: Object.fromEntries(decoded) };
}

function splitMail(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', decodeWords(line)]);
  return { headers: Object.fromEntries(headers) as Record<string, string>, body: raw.slice(end + 4) };
}

/** The value of a header line with its `=?UTF-8?B?…?=` words decoded. */
function decodeWords(line: string): string {
  const value = line.slice(line.indexOf(':') + 2).replace(/\?= =\?/g, '?==?');
  return value.replace(/=\?UTF-8\?B\?(.*?)\?=/g, (_word, coded: string) => Buffer.from(coded, 'base64').toString());
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .trimEnd()
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
