import { z } from 'zod';
import { AppError } from '#/platform/http/app-error.ts';
import type { Call } from '#/platform/http/call.ts';
import type { RawAnswer, RawInput, RawRoute } from '#/platform/http/raw-route.ts';
import { problemOf } from './shlink.present.ts';

/** Clients in a browser come from anywhere: what lets them in is the key they send, never a cookie. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'X-Api-Key, Content-Type, Accept',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-max-age': '86400',
};

/** What is done for the owner of the key. */
export type ShlinkWork = (
  input: RawInput,
  call: Call,
  ownerId: number,
) => Promise<{ status?: number; body?: unknown; type?: string }>;

const common = { auth: 'visitor', area: 'short_url' } as const;

/** A route whose refusals, also those of the key itself, are told in the client's own words. */
export function shlinkRoute(method: RawRoute['method'], path: string, work: ShlinkWork): RawRoute {
  const refused = (error: AppError, { params, body }: RawInput): RawAnswer => {
    const problem = problemOf(error, { shortCode: params['code'], customSlug: slugIn(body) });
    return answer(problem.status, problem, 'application/problem+json', error.details.headers);
  };
  return {
    ...{ method, path, ...common, refused },
    handle: async (input, call) => {
      try {
        // A login's cookie is no key: any page could send it along.
        if (call.caller.role === 'visitor' || !call.caller.token) throw noKey();
        const { status = 200, body, type } = await work(input, call, call.caller.memberId);
        return answer(status, body, type);
      } catch (error) {
        const refusal =
          error instanceof z.ZodError ? invalidData(error.issues.map(({ path }) => path.join('.'))) : error;
        if (!(refusal instanceof AppError)) throw error;
        return refused(refusal, input);
      }
    },
  };
}

/** What anyone may ask, without a key. */
export const openShlinkRoute = (path: string, body: object): RawRoute => ({
  ...{ method: 'GET', path, ...common },
  handle: async () => answer(200, body),
});

export const shlinkPreflight = (path: string): RawRoute => ({
  ...{ method: 'OPTIONS', path, ...common },
  handle: async () => ({ status: 204, headers: OPEN_TO_ALL, body: '' }),
});

export function invalidData(elements: readonly string[]): AppError {
  const fields = elements.map((Field) => ({ Field, Message: '内容不正确' }));
  return new AppError('input.invalid', 400, '内容不正确', { fields });
}

function answer(
  status: number,
  body: unknown,
  type = 'application/json',
  headers: Record<string, string> = {},
): RawAnswer {
  const all = { ...OPEN_TO_ALL, 'cache-control': 'private, no-store', ...headers };
  if (body === undefined) return { status, headers: all, body: '' };
  return { status, headers: { ...all, 'content-type': `${type}; charset=utf-8` }, body: JSON.stringify(body) };
}

const noKey = () => new AppError('short_link.no_key', 401, '缺少或看不懂 X-Api-Key，请到“我的账号”里生成一个令牌');

/** Only to be named in a refusal. */
function slugIn(body: Buffer): string | undefined {
  try {
    const slug: unknown = JSON.parse(body.toString('utf8'))?.customSlug;
    return typeof slug === 'string' ? slug : undefined;
  } catch {
    return undefined;
  }
}
