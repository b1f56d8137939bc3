/** One request that was answered, as far as it may be written down: neither words nor addresses. */
export interface Answered {
  at: number;
  /** Empty for an answer that was kept: it carries no request id. */
  id: string;
  method: string;
  /** The pattern, never the path: paths carry what people search for. */
  route: string;
  /** 499 when the visitor left before the end. */
  status: number;
  ms: number;
  /** Whether the failure is there to be looked at. */
  isOnPurpose: boolean;
  error: unknown;
  queries: number;
  queryMs: number;
}
