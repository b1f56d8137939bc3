import { createHash } from 'node:crypto';
import { drawCover } from './cover-art-draw.ts';
import { type CoverQuery, isCoverKind, readCoverQuery } from './cover-request.rules.ts';

export interface CoverRequest {
  readonly kind: string;
  readonly title: string;
  readonly query: CoverQuery;
}

export interface CoverAnswer {
  readonly svg: string;
  /** With its quotation marks, as the header wants it. */
  readonly etag: string;
}

/** Draws what `/cover/{kind}/{title}.svg` asks for. Nothing when there is no such kind. */
export function drawCoverRequest({ kind, title, query }: CoverRequest): CoverAnswer | undefined {
  if (!isCoverKind(kind)) return undefined;
  const svg = drawCover({ title, kind, ...readCoverQuery(query) });
  return { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
}
