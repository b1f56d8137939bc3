import { globSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf } from '#/platform/auth/api-token.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { BoundEndpoint } from '#/platform/http/bind-api.ts';
import { type ErrorMeaning, openApiDocument } from '#/platform/http/openapi.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { API_EXAMPLES } from './api-examples.ts';

/**
 * The parts that programs of others are built on. They make the document at /api/v1/openapi.json, short enough to be
 * read; what is for operators, for logins and for pages of this site only is in /api/v1/openapi-all.json.
 */
const BUILT_ON = new Set(
  'token webhook user any search short_url bill collect collect_flags history file config'.split(' '),
);

/** Logins in several steps, accounts, the reading of files, charts, the journal: each is one page of this site and changes with it. */
const STEP_OF_A_PAGE = new RegExp(
  [
    'user/(login/|register|forget|reset|challenge|factor|security)',
    'bill/(import|rule|charts|recurring|year|tag|receipt)',
    'short_url/(import|slug|utm|:Code/turns)',
    'history/(watched|skip)',
    'any/journal',
  ]
    .map((path) => `/api/v1/${path}`)
    .join('|'),
);

function isBuiltOn({ key, endpoint }: BoundEndpoint): boolean {
  return BUILT_ON.has(areaOf(key)) && endpoint.auth !== 'operator' && !endpoint.loginOnly && !STEP_OF_A_PAGE.test(key);
}

/** Tokens cannot be made with a token, but programs must know how they are made. */
const isForTokens = ({ key }: BoundEndpoint) => areaOf(key) === 'token';

/** What makes each of them. */
export function apiDocuments(bound: readonly BoundEndpoint[]) {
  const make = async (includes: (entry: BoundEndpoint) => boolean) =>
    openApiDocument(bound, { meanings: await errorMeanings(), examples: API_EXAMPLES, includes });
  return {
    'openapi.json': () => make((entry) => isBuiltOn(entry) || isForTokens(entry)),
    'openapi-all.json': () => make(() => true),
  };
}

/** Every failure is made by a function of an errors file: asked with dots for its arguments, it tells what it means. */
async function errorMeanings(): Promise<Map<string, ErrorMeaning>> {
  const root = join(import.meta.dirname, '..');
  const files = [...globSync('**/*.errors.ts', { cwd: root }), 'platform/http/app-error.ts'].sort();
  const meanings = new Map<string, ErrorMeaning>();
  for (const file of files) {
    const made: Record<string, unknown> = await import(join(root, file));
    for (const make of Object.values(made)) {
      if (typeof make !== 'function') continue;
      // Called with arguments of several kinds: those it cannot use make it throw.
      for (const { code, status, message } of samples(make as Maker))
        if (!meanings.has(code)) meanings.set(code, { status, meaning: meaningOf(message) });
    }
  }
  return meanings;
}

/** Some messages consist of what they are given. */
function meaningOf(message: string): string {
  return /\p{Script=Han}/u.test(message) ? message.replaceAll(/NaN|undefined/g, '…') : '具体原因见 Message';
}

const ARGUMENTS = ['…', 1, {}, [], new OutboundError('blocked'), new OutboundError('timeout')];

type Maker = (...given: unknown[]) => unknown;

function samples(make: Maker): AppError[] {
  return ARGUMENTS.flatMap((argument) => {
    try {
      const error = make(argument, argument, argument);
      return error instanceof AppError ? [error] : [];
    } catch {
      // Wants another kind of argument, or is no maker of errors at all.
      return [];
    }
  });
}
