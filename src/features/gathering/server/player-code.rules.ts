import { ownValue } from '#/contract/own-value.pure.ts';

/** The codes that MacCMS has for platforms from the start. */
const PLATFORMS: Readonly<Record<string, string>> = {
  腾讯视频: 'qq',
  爱奇艺: 'qiyi',
  优酷: 'youku',
  芒果TV: 'mgtv',
  哔哩哔哩: 'bilibili',
  搜狐视频: 'sohu',
  乐视视频: 'letv',
  PP视频: 'pptv',
  西瓜视频: 'xigua',
  咪咕视频: 'migu',
};

/** The names that a source's lists of episodes have here begin with its own: 一号源, 一号源·hnm3u8, 一号源 2. */
function sourceOf(label: string): string {
  return label.split('·')[0]?.replace(/ \d+$/, '') ?? '';
}

/**
 * MacCMS drops what a player plays that it does not know, and knows players by codes of plain letters. Every source has one that
 * stays the same however many lists a title has of it.
 */
export function playerCode(label: string): string {
  return ownValue(PLATFORMS, label) ?? `sl${hash(sourceOf(label))}`;
}

/** One for each list of a title; the second and third of one source are told apart by a letter. */
export function playerCodes(labels: readonly string[]): string[] {
  const used = new Map<string, number>();
  return labels.map((label) => {
    const code = playerCode(label);
    const before = used.get(code) ?? 0;
    used.set(code, before + 1);
    return before === 0 ? code : `${code}${String.fromCharCode(96 + Math.min(before + 1, 26))}`;
  });
}

/** Whether a list goes by this name or code; who asks may have either from us. */
export function isPlayedBy(label: string, asked: string): boolean {
  const code = playerCode(label);
  return label === asked || asked === code || (asked.length === code.length + 1 && asked.startsWith(code));
}

export interface Player {
  code: string;
  name: string;
}

/** What somebody has to make known to MacCMS, one for every code. */
export function playersOf(labels: readonly string[]): Player[] {
  const named = new Map(
    labels.map((label) => [playerCode(label), ownValue(PLATFORMS, label) ? label : sourceOf(label)]),
  );
  return Array.from(named, ([code, name]) => ({ code, name })).sort((one, other) => one.code.localeCompare(other.code));
}

/** As MacCMS exports and imports a player: JSON in base64. Files it plays itself, pages of platforms are shown. */
export function playerDefinition({ code, name }: Player): string {
  const frame = `MacPlayer.Html='<iframe width="100%" height="'+MacPlayer.Height+'" src="'+(/\\.(m3u8|mp4)/i.test(MacPlayer.PlayUrl)?maccms.path+'/static/player/dplayer.html':MacPlayer.PlayUrl)+'" frameborder="0" allowfullscreen></iframe>';MacPlayer.Show();`;
  const definition = {
    ...{ status: '1', from: code, show: name, des: '', target: '_self', ps: '0', parse: '', sort: '900', tip: '' },
    ...{ id: code, code: frame },
  };
  return Buffer.from(JSON.stringify(definition)).toString('base64');
}

/** FNV-1a over UTF-16, seven digits: enough to tell the sources of one site apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value.toString(36).padStart(7, '0');
}
