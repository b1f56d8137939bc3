import type { Endpoint, EndpointKey, RawInput, Reply } from '#/contract/endpoint.ts';
import type { Caller, Member } from '#/platform/auth/caller.ts';
import type { Quota } from '#/platform/limits/limit.ts';

export type Person = Pick<Member, 'memberId' | 'username' | 'role'>;

/** One field of a change, in words that may be written down: no secret is among them. */
export interface Change {
  /** What the thing is called, where a call changes several. */
  of?: string;
  field: string;
  before?: string;
  after: string;
}

/** A call that an operator may want to look up later. */
export interface NotedCall {
  /** change: by an operator; refusal: a member was turned away; login: an operator came in. */
  kind: 'change' | 'refusal' | 'login';
  /** Method and path as the endpoint table has them. */
  action: string;
  summary: string;
  person: Person;
  address: string;
  /** As it was sent, secrets and all: whoever writes it down takes them out. */
  input: RawInput;
  /** What it did, where that is known. */
  changes?: readonly Change[] | undefined;
  /** What it was about, as it was. */
  before?: unknown;
  status: number;
  error: string;
}

/** Writes a call down. It must not fail: the call it is about has been answered for. */
export type Audit = (call: NotedCall) => Promise<void>;

/** What the dispatcher learned on the way. */
export interface Witnessed {
  caller: Caller;
  /** The member who logged in. */
  letIn?: Person;
  changes?: readonly Change[];
  before?: unknown;
  /** What is left of a limit. */
  quota?: Quota | undefined;
  /** The answer of an earlier call was repeated: nothing happened this time. */
  isRepeated?: boolean;
}

/** Whether a call is noted, and as what. Asked for every call, so that a new endpoint needs nothing of its own. */
export function notedCall(
  { key, endpoint }: { key: EndpointKey; endpoint: Endpoint },
  { caller, letIn, changes, before }: Witnessed,
  input: RawInput,
  { status, envelope: { Error: error = '' } }: Reply,
): Omit<NotedCall, 'address'> | undefined {
  const call = { action: key, summary: endpoint.summary, input, changes, before, status, error };
  if (letIn) return letIn.role === 'operator' ? { ...call, kind: 'login', person: letIn } : undefined;
  if (caller.role === 'visitor') return undefined;
  if (caller.role === 'operator')
    return isChange(key, endpoint, input) ? { ...call, kind: 'change', person: caller } : undefined;
  return endpoint.auth === 'operator' ? { ...call, kind: 'refusal', person: caller } : undefined;
}

function isChange(key: EndpointKey, { auth, writes, overOthers }: Endpoint, { query }: RawInput): boolean {
  if (typeof overOthers === 'object') return typeof query === 'object' && query !== null && overOthers.when in query;
  const changes = writes ?? !key.startsWith('GET ');
  return changes && (auth === 'operator' || overOthers === true);
}
