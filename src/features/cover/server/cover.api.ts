import { createHash } from 'node:crypto';
import { EDITION, readArt } from '../cover-art.pure.ts';
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

/** The drawing of the title that goes by this name; undefined where there is none. */
type ArtOf = (name: string, kind: string) => Promise<string | undefined>;

export type CoverDrawer = (request: CoverRequest) => Promise<CoverAnswer | undefined>;

/** An address that names no drawing, or one of an edition before, gets the one that its title has everywhere. */
export function createCoverDrawer(artOf: ArtOf): CoverDrawer {
  return async ({ kind, title, query }) => {
    const { s: asked } = query;
    const isKnown = typeof asked === 'string' && asked.startsWith(EDITION) && readArt(asked) !== undefined;
    const art = isKnown ? undefined : await artOf(title, kind);
    return drawCoverRequest({ kind, title, query: { ...query, ...(art && { s: art }) } });
  };
}
