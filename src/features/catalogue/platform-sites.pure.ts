interface Site {
  /** Its pages lie on this host or below it. */
  hosts: readonly string[];
  /** Where its own search takes the words. */
  search?: (words: string) => string;
}

const SITES: Readonly<Record<string, Site>> = {
  腾讯视频: { hosts: ['v.qq.com'], search: (words) => `https://v.qq.com/x/search/?q=${words}` },
  爱奇艺: { hosts: ['iqiyi.com'], search: (words) => `https://so.iqiyi.com/so/q_${words}` },
  优酷: { hosts: ['youku.com'], search: (words) => `https://so.youku.com/search_video/q_${words}` },
  哔哩哔哩: {
    hosts: ['bilibili.com', 'b23.tv'],
    search: (words) => `https://search.bilibili.com/all?keyword=${words}`,
  },
  芒果TV: { hosts: ['mgtv.com'], search: (words) => `https://so.mgtv.com/so?k=${words}` },
  央视频: { hosts: ['yangshipin.cn'], search: () => 'https://www.yangshipin.cn/' },
  咪咕视频: { hosts: ['miguvideo.com', 'migu.cn'] },
  西瓜视频: { hosts: ['ixigua.com'] },
  搜狐视频: { hosts: ['sohu.com'] },
  乐视: { hosts: ['le.com'] },
  AcFun: { hosts: ['acfun.cn'] },
  Netflix: { hosts: ['netflix.com'] },
};

/** Those that can be chosen by name. */
export const PLATFORM_NAMES = Object.keys(SITES);

export const isSearchable = (name: string) => siteOf(name)?.search !== undefined;

export const searchLink = (name: string, words: string): string =>
  siteOf(name)?.search?.(encodeURIComponent(words)) ?? '';

/** What is odd about a platform's address, in words; empty where nothing is. Of unknown platforms only the form is checked. */
export function platformFault(name: string, address: string): string {
  const [, written] = /^https?:\/\/(?:[^\s/@]*@)?([^\s/:?#]+)/i.exec(address) ?? [];
  if (!name.trim()) return address ? '请填写平台名称' : '';
  if (address === '') return `请填写${name}的地址`;
  if (!written) return `${name}的地址应以 https:// 开头`;
  const hosts = siteOf(name)?.hosts ?? [];
  const here = written.toLowerCase();
  const isAt = (host: string) => here === host || here.endsWith(`.${host}`);
  if (hosts.length === 0 || hosts.some(isAt)) return '';
  const near = hosts.flatMap((host) => slipText(host, here.split('.').slice(-host.split('.').length).join('.')));
  return [`${name}的网址应以 ${hosts[0]} 结尾`, ...near.slice(0, 1)].join('，');
}

const siteOf = (name: string): Site | undefined => (Object.hasOwn(SITES, name) ? SITES[name] : undefined);

/** One letter too few, too many or wrong: which one. */
function slipText(meant: string, written: string): string[] {
  let at = 0;
  while (at < meant.length && meant[at] === written[at]) at += 1;
  const rest = (text: string, from: number) => text.slice(from);
  if (rest(meant, at + 1) === rest(written, at)) return [`少了一个 ${meant[at]}`];
  if (rest(meant, at) === rest(written, at + 1)) return [`多了一个 ${written[at]}`];
  if (rest(meant, at + 1) === rest(written, at + 1)) return [`${written[at]} 应为 ${meant[at]}`];
  return [];
}
