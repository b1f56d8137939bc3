/** `unsure` is for what may work for visitors all the same: a refusal of strangers, a bad moment. */
export interface Verdict {
  verdict: 'alive' | 'dead' | 'unsure';
  reason: string;
}

export const ALIVE: Verdict = { verdict: 'alive', reason: '' };

/** Many servers know no HEAD, or refuse it: only a yes counts. */
export const isYes = (status: number): boolean => status >= 200 && status < 300;

/** By the answer to a request for its first bytes. */
export function verdictOf(status: number, contentType: string, url: string): Verdict {
  // 416: there is a file, but it is shorter than that.
  if (isYes(status) || status === 416) return isPageForVideo(contentType, url) ? aPage : ALIVE;
  if (status === 404 || status === 410) return { verdict: 'dead', reason: `对方说没有这个文件（${status}）` };
  if (status === 401 || status === 403)
    return { verdict: 'unsure', reason: `对方不让服务器看（${status}），请自己打开试试` };
  if (status === 429) return { verdict: 'unsure', reason: '对方嫌问得太多（429），稍后再查' };
  return { verdict: 'unsure', reason: `对方出错（${status}），稍后再查` };
}

const FAILURES: Readonly<Record<string, Verdict>> = {
  bad_url: { verdict: 'dead', reason: '网址写错了' },
  dns: { verdict: 'dead', reason: '域名已经不存在' },
  dns_silent: { verdict: 'unsure', reason: '域名暂时解析不了，稍后再查' },
  refused: { verdict: 'dead', reason: '连不上对方的服务器' },
  tls: { verdict: 'unsure', reason: '对方的安全证书有问题' },
  timeout: { verdict: 'unsure', reason: '对方太久没有回答' },
  blocked: { verdict: 'unsure', reason: '不是公网上的地址，没有去查' },
};

/** By what went wrong on the way. */
export const verdictOfFailure = (code: string): Verdict =>
  FAILURES[code] ?? { verdict: 'unsure', reason: '对方的回答看不懂' };

/** A host that answers nothing three times in a row is left alone. */
export const isSilence = (code: string): boolean => code.startsWith('dns') || code === 'refused' || code === 'timeout';

const aPage: Verdict = { verdict: 'unsure', reason: '返回的是网页，不是视频' };

function isPageForVideo(contentType: string, url: string): boolean {
  const path = URL.parse(url)?.pathname ?? '';
  return /^text\/html\b/i.test(contentType) && /\.(m3u8|mp4|mkv|flv|mpd|webm)$/i.test(path);
}
