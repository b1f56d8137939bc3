/** Where else one may look. They open in a new window; nothing is asked on the visitor's behalf. */
const ENGINES = [
  { name: '必应', address: 'https://cn.bing.com/search?q=' },
  { name: '百度', address: 'https://www.baidu.com/s?wd=' },
  { name: '豆瓣', address: 'https://search.douban.com/movie/subject_search?search_text=' },
  { name: '哔哩哔哩', address: 'https://search.bilibili.com/all?keyword=' },
  { name: '微信搜一搜', address: 'https://weixin.sogou.com/weixin?type=2&query=' },
];

export function enginesFor(words: string): { name: string; url: string }[] {
  return ENGINES.map(({ name, address }) => ({ name, url: address + encodeURIComponent(words) }));
}
