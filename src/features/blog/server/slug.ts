import { pinyin } from 'pinyin-pro';

const LONGEST = 60;

/** An address for a title: its pinyin, lower case, joined by hyphens. Empty when nothing of it can be spelt so. */
export function slugOf(title: string): string {
  const parts = pinyin(title.normalize('NFKC'), { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true });
  const spelt = parts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return spelt.slice(0, LONGEST).replaceAll(/^-+|-+$/g, '');
}
