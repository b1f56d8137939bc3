import { postPath } from '#/features/blog/blog-path.pure.ts';
import { anyPath } from '#/features/catalogue/any-path.pure.ts';
import { articleIn, goodsIn } from '../review-subject.pure.ts';

/** The page of what is spoken of. */
export function subjectPath(key: string): string {
  const [goods, article] = [goodsIn(key), articleIn(key)];
  if (article !== undefined) return postPath(article);
  return goods === undefined ? anyPath(key) : `/market/detail/${goods}`;
}
