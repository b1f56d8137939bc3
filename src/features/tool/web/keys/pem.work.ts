import { type Bytes, fromBase64, toBase64 } from '../bytes/bytes.work.ts';
import { ToolFault } from '../frame/tool-fault.pure.ts';

export interface Pem {
  /** What stands after BEGIN; empty when only the Base64 was pasted. */
  label: string;
  der: Bytes;
}

/** `name` is what the field is called. */
export function readPem(text: string, name: string): Pem {
  if (!text.trim()) throw new ToolFault(`请填写${name}`);
  if (/ENCRYPTED/.test(text)) throw new ToolFault(`这个${name}有口令保护，请先用 openssl 去掉口令再粘贴`);
  const label = /-----BEGIN ([A-Z0-9 ]+)-----/.exec(text)?.[1] ?? '';
  const body = /-----BEGIN [A-Z0-9 ]+-----([^-]*)/.exec(text)?.[1] ?? text;
  return { label, der: fromBase64(body.replace(/\\[nr]/g, '')) };
}

export function writePem(label: string, der: Uint8Array): string {
  const lines = toBase64(der).match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----`;
}
