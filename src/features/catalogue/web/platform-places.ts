type Place = '内地' | '港台' | '海外';

const MAINLAND = [
  '腾讯视频',
  '爱奇艺',
  '优酷',
  '哔哩哔哩',
  '芒果TV',
  '咪咕视频',
  '央视频',
  '搜狐视频',
  '乐视',
  '西瓜视频',
  'AcFun',
];
const NEARBY = /[港澳台灣臺]|动画疯|動畫瘋|木棉花|Ani-One|Viu|myTV|回歸線|回归线|(?:HK|TW)$/i;

/** Where a platform can be watched, as far as its name tells. */
export function placeOf(name: string): Place {
  if (MAINLAND.includes(name)) return '内地';
  return NEARBY.test(name) ? '港台' : '海外';
}

interface PlatformGroup<Platform> {
  place: Place;
  /** Shown at once, the likeliest first. */
  first: Platform[];
  more: Platform[];
}

const AT_ONCE = 4;

/** By place, those nearest to the reader first; a long list keeps its end folded. */
export function byPlace<Platform extends { name: string }>(platforms: readonly Platform[]): PlatformGroup<Platform>[] {
  const rank = ({ name }: Platform) => (MAINLAND.indexOf(name) + MAINLAND.length) % MAINLAND.length;
  return (['内地', '港台', '海外'] as const).flatMap((place) => {
    const own = platforms.filter(({ name }) => placeOf(name) === place);
    const sorted = place === '内地' ? own.toSorted((one, other) => rank(one) - rank(other)) : own;
    // One more is no longer than the word for it.
    const shown = sorted.length === AT_ONCE + 1 ? AT_ONCE + 1 : AT_ONCE;
    return own.length > 0 ? [{ place, first: sorted.slice(0, shown), more: sorted.slice(shown) }] : [];
  });
}
