/** Where things are watched or who shows them, as people write it. The catalogue is not read by it. */
const PLATFORM =
  /^(?:(?:腾讯视频?|爱奇艺|优酷|芒果(?:tv)?|哔哩哔哩|b站|咪咕视频?|搜狐视频?|西瓜视频|乐视|央视频?|cctv(?:[\s-]?\d+)?|.{2}卫视|电影频道|网飞|奈飞|迪士尼\+?|youku|iqiyi|tencent|wetv|mgtv|bilibili|acfun|netflix|disney(?:\s?(?:\+|plus))?|hbo(?:\s?max)?|hulu|apple\s?tv(?:\s?\+)?|amazon|prime(?:\s?video)?|tvb|tvn|bbc|nhk)|独播|独家|自制|原创|出品|平台|上|播|\s)+$/i;

export const isPlatform = (rest: string): boolean => rest.trim().length > 1 && PLATFORM.test(rest.trim());
