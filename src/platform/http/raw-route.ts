import type { Auth } from '#/contract/endpoint.ts';
import type { AppError } from './app-error.ts';
import type { Call } from './call.ts';

/** An answer that is no envelope: a picture, a feed, a file, a redirect. */
export interface RawAnswer {
  status?: number;
  headers: Record<string, string>;
  body: string | Uint8Array | NodeJS.ReadableStream;
}

export interface RawInput {
  params: Record<string, string>;
  query: Record<string, string | string[] | undefined>;
  /** As it came, at most 256 KB of it: some senders sign the bytes. Empty where there is none. */
  body: Buffer;
}

/** A route outside the endpoint tables. It declares who may call it all the same. */
export interface RawRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  path: string;
  auth: Auth;
  /** The part of the API whose scopes a token needs, where the first word of the path is none. */
  area?: string;
  /** Out of reach of tokens for programs. */
  loginOnly?: true;
  /** What an operator's log calls it; only needed where `auth` is operator. */
  summary?: string;
  handle(input: RawInput, call: Call): Promise<RawAnswer>;
  /** How it tells who may not come in; an envelope where it has no words of its own. */
  refused?(error: AppError, input: RawInput): RawAnswer;
}

/** A route that everybody may ask. */
export const publicGet = (path: string, handle: RawRoute['handle']): RawRoute => ({
  method: 'GET',
  path,
  auth: 'visitor',
  handle,
});

/** The pixels of a drawing, as an address ends (`.webp`, `.png`, `.jpg`) and asks for; nothing for any other ending. */
export type RasterDrawing = (
  file: string,
  draw: (stem: string) => Promise<string | undefined>,
  query: RawInput['query'],
  call: Call,
  /** Tells drawings of one file name apart that are the same for everybody: such a one is found again by its address. */
  folder?: string,
) => Promise<RawAnswer | undefined>;
