import { addressInUtf8 } from './readable-address.ts';

/** What Node tells of bytes that it could not read as a request. */
export interface UnreadBytes extends Error {
  code?: string;
  rawPacket?: Buffer;
  bytesParsed?: number;
}

const REQUEST_LINE = /^(?:GET|HEAD) (\/[^\s#]*)(?:#\S*)? HTTP\/1\.[01]\r?\n/;

/**
 * The address of a request that has Chinese in it as it is, which Node refuses: `GET /any/三体`. Old programs ask like that,
 * in UTF-8 or in GBK, and go where they are led. Undefined for anything else that could not be read.
 */
export function bareAddress({ code, rawPacket, bytesParsed = 0 }: UnreadBytes): string | undefined {
  if (code !== 'HPE_INVALID_URL' || !rawPacket) return undefined;
  const [line = '', target] = REQUEST_LINE.exec(rawPacket.toString('latin1')) ?? [];
  // Further on in the packet another request is meant than its first.
  if (target === undefined || bytesParsed > line.length) return undefined;
  const escaped = target.replaceAll(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  // Two slashes would begin the name of another host.
  return addressInUtf8(escaped).replace(/^[/\\]+/, '/');
}

/** The whole answer: there is a bare socket and no response. */
export const redirectTo = (address: string): string =>
  `HTTP/1.1 301 Moved Permanently\r\nLocation: ${address}\r\nContent-Length: 0\r\nCache-Control: private, no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n`;
