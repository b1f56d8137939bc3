import { parseBoundedJson } from '#/platform/json/bounded-json.ts';
import type { FetchOptions, Outbound, OutboundResponse } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { DriverFailure, type Outlook } from '../robot.driver.ts';

const TIMEOUT_MS = 10_000;

export interface ServiceAnswer {
  status: number;
  headers: OutboundResponse['headers'];
  /** Undefined when the answer is no JSON object. */
  json: Record<string, unknown> | undefined;
  text: string;
}

/** Failures before a byte was sent. Of all others nobody knows how far the request came. */
const BEFORE_SENDING = new Set(['bad_url', 'blocked', 'dns', 'dns_silent', 'tls']);

/** Asks the service of a channel: no redirects, and failures that say whether a repetition could say it twice. */
export function createAsk(outbound: Pick<Outbound, 'fetch'>, service: string, timeoutMs = TIMEOUT_MS) {
  return async function ask(address: string, options: FetchOptions & { json?: unknown }): Promise<ServiceAnswer> {
    const { json, ...rest } = options;
    const sent =
      json === undefined
        ? rest
        : {
            ...rest,
            body: JSON.stringify(json),
            headers: { 'content-type': 'application/json; charset=utf-8', ...rest.headers },
          };
    const response = await outbound
      .fetch(address, { method: 'POST', ...sent, maxRedirects: 0, timeoutMs })
      .catch((error: unknown) => {
        throw asFailure(error, service);
      });
    return {
      status: response.status,
      headers: response.headers,
      json: objectIn(response.body),
      text: response.body.toString('utf8', 0, 500),
    };
  };
}

/** A Latin name has a space behind it: Bark 没有回应. */
const named = (service: string): string => (/[A-Za-z]$/.test(service) ? `${service} ` : service);

function asFailure(error: unknown, service: string): unknown {
  if (!(error instanceof OutboundError)) return error;
  const isBefore = BEFORE_SENDING.has(error.code) || isRefusedConnection(error.cause);
  return new DriverFailure(isBefore ? 'later' : 'unsure', `${named(service)}没有回应：${error.message}`, error);
}

function isRefusedConnection(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}

function objectIn(body: Buffer): Record<string, unknown> | undefined {
  try {
    const json = parseBoundedJson(body);
    return typeof json === 'object' && json !== null && !Array.isArray(json)
      ? Object.fromEntries(Object.entries(json))
      : undefined;
  } catch {
    return undefined;
  }
}

/** The seconds that a service asks to wait, from its header or its body. */
export function retryAfterMs({ headers, json }: ServiceAnswer): number | undefined {
  const parameters = json?.['parameters'];
  const inside =
    typeof parameters === 'object' && parameters !== null && 'retry_after' in parameters
      ? parameters.retry_after
      : json?.['retry_after'];
  const seconds = Number(inside ?? headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds * 1000), 3_600_000) : undefined;
}

export interface Refusal {
  outlook: Outlook;
  message: string;
  /** Nothing will arrive until somebody mends the channel. */
  isDead?: boolean;
  waitMs?: number | undefined;
  /** What has to be entered anew. */
  field?: string | undefined;
}

export function refuse({ outlook, message, isDead = false, waitMs, field = '' }: Refusal): never {
  throw new DriverFailure(outlook, message, undefined, { isDead, waitMs, field });
}

/** What an HTTP status alone says. `dead` are those by which a service says that it knows us no more, and by which field. */
export function refuseStatus(
  service: string,
  answer: ServiceAnswer,
  dead: Readonly<Record<number, string>>,
  said = '',
): never {
  const { status } = answer;
  const words = said || answer.text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
  const message = `${named(service)}答：HTTP ${status}${words ? `，${words}` : ''}`;
  if (status === 429)
    refuse({ outlook: 'later', message: `${named(service)}限流`, waitMs: retryAfterMs(answer) ?? 60_000 });
  // A success in words nobody knows: a page of somebody in between, perhaps.
  if (status < 300) refuse({ outlook: 'unsure', message: `${named(service)}的回答无法识别` });
  if (status >= 500) refuse({ outlook: 'unsure', message });
  refuse({ outlook: 'never', message, isDead: Object.hasOwn(dead, status), field: dead[status] });
}

interface CodeTable {
  service: string;
  /** Too many: how long to wait. */
  limited: Readonly<Record<number, number>>;
  busy: readonly number[];
  dead: readonly number[];
  /** Which field a code is about. */
  fields?: Readonly<Record<number, string>>;
  /** What the codes mean, in words. */
  meaning: Readonly<Record<number, string>>;
}

/** The Chinese services answer HTTP 200 and say in the body what went wrong. */
export function refuseCode(code: number, text: string, table: CodeTable): never {
  const { service, limited, busy, dead, fields, meaning } = table;
  const words = meaning[code] ?? text.replace(/,? ?(hint:|rid:|more info at).*$/s, '').slice(0, 120);
  const message = `${named(service)}答：${code}，${words || '没有说明原因'}`;
  const waitMs = limited[code];
  if (waitMs !== undefined) refuse({ outlook: 'later', message, waitMs });
  if (busy.includes(code)) refuse({ outlook: 'later', message });
  refuse({ outlook: 'never', message, isDead: dead.includes(code), field: fields?.[code] });
}

/** The code of an answer; one without it is neither a success nor a refusal. */
export function codeIn(answer: ServiceAnswer, field: string, service: string): number {
  const code = answer.json?.[field];
  if (typeof code === 'number' && Number.isInteger(code)) return code;
  if (answer.status >= 400) refuseStatus(service, answer, {});
  refuse({ outlook: 'unsure', message: `${named(service)}的回答无法识别` });
}

export const textIn = (json: Record<string, unknown> | undefined, field: string): string => {
  const value = json?.[field];
  return typeof value === 'string' ? value : '';
};
