import { createSocket } from 'node:dgram';
import { onTestFinished } from 'vitest';

const TYPES = { A: 1, NS: 2, CNAME: 5, SOA: 6, MX: 15, TXT: 16, AAAA: 28, CAA: 257 } as const;

export interface Answer {
  type: keyof typeof TYPES;
  data: Buffer;
  ttl?: number;
}

/** A name server that answers from a table, by name. A name that is not in it does not exist; 'silent' never answers. */
export async function aDnsServer(zone: Record<string, readonly Answer[] | 'silent'>): Promise<string> {
  const socket = createSocket('udp4');
  socket.on('message', (question, { address, port }) => {
    const { name, type, end } = readQuestion(question);
    const known = zone[name];
    if (known === 'silent') return;
    const answers = known?.filter((one) => TYPES[one.type] === type) ?? [];
    const head = Buffer.alloc(12);
    question.copy(head, 0, 0, 2);
    head.writeUInt16BE(known ? 0x8180 : 0x8183, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    const body = answers.map(({ data, ttl = 300 }) => {
      const record = Buffer.alloc(12);
      record.writeUInt16BE(0xc00c, 0);
      record.writeUInt16BE(type, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt32BE(ttl, 6);
      record.writeUInt16BE(data.length, 10);
      return Buffer.concat([record, data]);
    });
    socket.send(Buffer.concat([head, question.subarray(12, end), ...body]), port, address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  onTestFinished(() => void socket.close());
  return `127.0.0.1:${socket.address().port}`;
}

function readQuestion(message: Buffer) {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.subarray(at + 1, at + 1 + length).toString());
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

export const ip4 = (address: string): Answer => ({ type: 'A', data: Buffer.from(address.split('.').map(Number)) });
export const mx = (priority: number, host: string): Answer => ({
  type: 'MX',
  data: Buffer.concat([Buffer.from([priority >> 8, priority & 255]), dnsName(host)]),
});
export const txt = (...parts: string[]): Answer => ({
  type: 'TXT',
  data: Buffer.concat(parts.map((part) => Buffer.concat([Buffer.from([Buffer.byteLength(part)]), Buffer.from(part)]))),
});
export const ns = (host: string): Answer => ({ type: 'NS', data: dnsName(host) });
export const caa = (tag: string, value: string): Answer => ({
  type: 'CAA',
  data: Buffer.concat([Buffer.from([0, tag.length]), Buffer.from(tag + value)]),
});

function dnsName(host: string): Buffer {
  const labels = host.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}
