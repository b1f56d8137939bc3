import type { EndpointKey, RawInput, Reply } from '#/contract/endpoint.ts';
import type { Caller } from '#/platform/auth/caller.ts';
import type { Sender } from './call.ts';

/** How a call went, and who sent it. */
export interface SeenCall {
  /** Method and path as the endpoint table has them. */
  action: EndpointKey | string;
  caller: Caller;
  sender: Pick<Sender, 'address' | 'userAgent' | 'headers'>;
  /** As it was sent, secrets and all: whoever writes it down takes only what it knows. */
  input: RawInput;
  reply: Reply;
}

/** Told about every call after it was answered for. Must cost next to nothing, and never fail. */
export type Watch = (call: SeenCall) => void;
