import { z } from 'zod';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import { nameTokens, TOKEN } from '#/platform/db/search/tokens.ts';

const MOST = 20;
const LONGEST_TITLE = 100;
const LONGEST_NOTE = 60;
const LONGEST_LINK = 2000;

const Thing = z.object({
  title: z.string(),
  note: z.string().optional().catch(undefined),
  link: z.string().optional().catch(undefined),
});

export interface FoundLive {
  title: string;
  note: string;
  url: string;
}

/** What may be shown of a source's answer: plain texts, safe addresses, and only what has to do with the words. */
export function believable(answer: unknown, words: string): FoundLive[] {
  // Anything but a list is a failure of the source, and is told as one.
  const things = z.array(z.unknown()).parse(answer);
  const found = new Map<string, FoundLive>();
  for (const one of things) {
    const { data } = Thing.safeParse(one);
    const title = plain(data?.title ?? '', LONGEST_TITLE);
    if (!data || !title || !isAbout(title, words) || found.has(title)) continue;
    found.set(title, {
      title,
      note: plain(data.note ?? '', LONGEST_NOTE),
      url: safeAddress(data.link) ?? ownSearch(title),
    });
    if (found.size === MOST) break;
  }
  return [...found.values()];
}

function plain(text: string, longest: number): string {
  const line = text
    .slice(0, 1000)
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim();
  return [...line].slice(0, longest).join('');
}

function safeAddress(link: string | undefined): string | undefined {
  if (!link || link.length > LONGEST_LINK) return undefined;
  if (/^\/(?![/\\])[^\s\\]*$/.test(link)) return link;
  const url = URL.parse(link);
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : undefined;
}

function ownSearch(title: string): string {
  return `/anys/search?words=${encodeURIComponent(title)}`;
}

/** Many sources answer words they do not understand with whatever is newest. */
function isAbout(title: string, words: string): boolean {
  const [own, asked] = [keyOf(title), keyOf(words)];
  if (own.includes(asked) || asked.includes(own)) return true;
  if (/^[a-z0-9]+$/.test(asked)) {
    const readings = nameTokens(title).filter(
      (token) => token.startsWith(TOKEN.pinyin) || token.startsWith(TOKEN.initials),
    );
    return readings.some((token) => token.slice(TOKEN.pinyin.length).includes(asked));
  }
  const pairs = pairsOf(asked);
  const shared = pairs.filter((pair) => own.includes(pair)).length;
  return pairs.length > 0 && shared * 2 >= pairs.length;
}

function pairsOf(key: string): string[] {
  const characters = [...key];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
