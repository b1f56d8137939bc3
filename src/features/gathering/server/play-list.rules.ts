/** The episodes one player of a source has. */
export interface PlayList {
  player: string;
  sets: { name: string; url: string }[];
}

const MOST_SETS = 5000;
const URL_LENGTH = 2048;
/** More than the longest series with several players. */
const MOST_LISTS = 50;
const MOST_CHARACTERS = 2_000_000;
const MOST_PARTS = 10;

/**
 * `第01集$https://…#第02集$https://…$$$…`, players beside them in `vod_play_from`. A missing title gets a number; what is
 * no web address (a player's own code, a script) is left out.
 */
export function readPlayLists(from: string, urls: string): PlayList[] {
  if (urls === '') return [];
  // Some join them as in short lists.
  const players = from.split(from.includes('$$$') ? '$$$' : ',').map((player) => player.trim());
  return urls
    .slice(0, MOST_CHARACTERS)
    .split('$$$', MOST_LISTS)
    .map((list, index) => ({ player: cleanPlayer(players[index] ?? ''), sets: readSets(list) }))
    .filter(({ sets }) => sets.length > 0);
}

/** Names of players travel in lists that are divided by these. */
function cleanPlayer(player: string): string {
  return player.replaceAll(/[$,#<>"'\s\p{Cc}]+/gu, '').slice(0, 30);
}

function readSets(list: string): PlayList['sets'] {
  const sets: PlayList['sets'] = [];
  const entries = list
    .replaceAll('＄', '$')
    .replaceAll(/[^\S\n]+/g, ' ')
    .split(BETWEEN)
    .filter((entry) => entry.trim() !== '');
  const seen = new Set<string>();
  for (const [index, entry] of entries.slice(0, MOST_SETS).entries()) {
    // The title may have this sign too; what follows the address names a player again.
    const parts = entry.split('$', MOST_PARTS);
    const urls = parts.map((part) => webAddress(part));
    const at = urls.findIndex((one) => one !== undefined);
    const url = urls[at];
    if (url === undefined || seen.has(url)) continue;
    seen.add(url);
    const name = parts
      .slice(0, at)
      .join('$')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[<>\p{Cc}]|(?<!\$)\$+$/gu, '')
      .trim()
      .slice(0, 100);
    sets.push({ name: name || setName(index, entries.length), url });
  }
  return sets;
}

/** Also line ends, of which a blank is left where JSON was put together by hand: behind an address, when a title and another follow. */
const BETWEEN = /[#＃\n]| (?<=\$(?:https?:)?\/\/[^\s$]+ )(?=[^$#]+\$(?:https?:)?\/\/)/;

function setName(index: number, count: number): string {
  return count === 1 ? '正片' : `第${String(index + 1).padStart(2, '0')}集`;
}

/** How players are told what to send along, `…|User-Agent=…&Referer=…`: no part of the address, and no browser can do it. */
const HEADERS_BEHIND = /\|[\w-]+=.*$/s;

/** Undefined for what a browser should not be sent to. */
export function webAddress(text: string, base?: string): string | undefined {
  // `mac:` is how MacCMS marks an address that follows the page's protocol; some send addresses as they stood in HTML.
  const written = text
    .trim()
    .replace(/^mac:(?=https?:)/i, '')
    .replace(/^mac:/i, 'https:')
    .replace(/^\/\//, 'https://')
    .replaceAll('&amp;', '&')
    .replace(HEADERS_BEHIND, '');
  if (written === '' || written.length > URL_LENGTH) return undefined;
  const url = base === undefined ? URL.parse(written) : URL.parse(written, base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href.length > URL_LENGTH ? undefined : url.href;
}
