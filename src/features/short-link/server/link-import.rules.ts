import type { Batch, StagedRow } from '#/platform/staging/staging.rules.ts';

export interface LinkFacts {
  /** As it is kept; the text of the row where it could not be read. */
  url: string;
  host: string;
  slug: string;
  remark: string;
  tags: string[];
  expires: string;
  limit: number | null;
  /** The code the link got. */
  code?: string;
}

export interface LinkRoom {
  state: 'add' | 'skipped' | 'bad' | 'added' | 'undone';
  facts: LinkFacts;
  about: Record<string, never>;
}

export const LINK_ROOM = 'short-link';
export type LinkBatch = Batch<LinkRoom>;
export type LinkRow = StagedRow<LinkRoom>;
