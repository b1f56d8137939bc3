import type { FriendLinkStore } from './friend-link.store.ts';

/** Public institutions worth a visit from a page about festivals and words; the operator edits them. */
const SHIPPED = [
  { title: '中国气象局', url: 'https://www.cma.gov.cn/' },
  { title: '中国国家图书馆', url: 'https://www.nlc.cn/' },
  { title: '故宫博物院', url: 'https://www.dpm.org.cn/' },
  { title: '中国国家博物馆', url: 'https://www.chnmuseum.cn/' },
  { title: '中国非物质文化遗产网', url: 'https://www.ihchina.cn/' },
  { title: '国家大剧院', url: 'https://www.chncpa.org/' },
  { title: '中国电影资料馆', url: 'https://www.cfa.org.cn/' },
  { title: '中国科学院紫金山天文台', url: 'https://www.pmo.ac.cn/' },
];

export async function seedFriendLinks(store: FriendLinkStore, now: () => number): Promise<void> {
  if (!(await store.isEmpty())) return;
  for (const [sort, link] of SHIPPED.entries()) await store.ship({ ...link, sort, createdAt: now() });
}
