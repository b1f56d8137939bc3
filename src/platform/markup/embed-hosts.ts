/** Whose players may stand in a page; the policy of pages lets frames of these in and no others. */
export const EMBED_HOSTS = [
  'player.bilibili.com',
  'v.qq.com',
  'player.youku.com',
  'open.iqiyi.com',
  'www.ixigua.com',
  'player.mgtv.com',
  'music.163.com',
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
] as const;

/** The address of a frame as it may stand in a page: https, of a known host, without anything before the host. */
export function embedAddress(address: string): string | undefined {
  const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return undefined;
  url.protocol = 'https:';
  return EMBED_HOSTS.some((host) => host === url.hostname) ? url.href : undefined;
}
