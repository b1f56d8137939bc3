import { coverHash, coverTitle } from './cover-palettes.pure.ts';

/** What the drawn picture of an article shows; its caption says it (本站绘制：远山叠嶂). New ones go to the end. */
export const ARTICLE_MOTIFS = ['海上落日', '长河落日', '远山叠嶂', '水纹', '层檐', '星轨', '梯田', '拱廊'] as const;
export type ArticleMotif = (typeof ARTICLE_MOTIFS)[number];

export function articleMotif(title: string): ArticleMotif {
  return ARTICLE_MOTIFS[(coverHash(coverTitle(title)) >>> 5) % ARTICLE_MOTIFS.length] ?? ARTICLE_MOTIFS[0];
}
