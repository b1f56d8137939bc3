import type { EndpointKey, RawInput } from '#/contract/endpoint.ts';

/** Where to read what a change is about, before it is made. */
export interface Before {
  ask: EndpointKey;
  input: RawInput;
  /** The same for whatever changes the same thing. */
  record: string;
  /** Its place in the answer. */
  find: (data: unknown) => unknown;
}

/** Undefined for what nobody can read, or need not. */
export type BeforeOf = (key: EndpointKey, input: RawInput) => Before | undefined;
