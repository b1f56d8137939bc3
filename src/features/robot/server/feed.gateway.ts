import { XMLParser } from 'fast-xml-parser';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { DriverFailure } from './robot.driver.ts';

export interface FeedEntry {
  id: string;
  title: string;
  url: string;
}

const FEED_BYTES = 1024 * 1024;
const parser = new XMLParser({ ignoreAttributes: false, processEntities: true, parseTagValue: false });

/** The newest entries of an RSS or Atom feed, in the feed's own order. */
export function createFeedReader(outbound: Pick<Outbound, 'fetch'>) {
  return async (address: string): Promise<FeedEntry[]> => {
    const { status, body } = await outbound.fetch(address, { maxBytes: FEED_BYTES, timeoutMs: 8000 }).catch((error) => {
      throw error instanceof OutboundError ? new DriverFailure('later', `订阅源没有回应：${error.message}`) : error;
    });
    if (status !== 200) throw new DriverFailure('later', `订阅源没有回应（HTTP ${status}）`);
    return readFeed(body.toString('utf8'));
  };
}

export function readFeed(xml: string): FeedEntry[] {
  let root: unknown;
  try {
    root = parser.parse(xml);
  } catch (error) {
    throw new DriverFailure('later', '订阅源不是 RSS 或 Atom', error);
  }
  const items = [
    ...listed(within(root, 'rss', 'channel', 'item')),
    ...listed(within(root, 'feed', 'entry')),
    ...listed(within(root, 'rdf:RDF', 'item')),
  ];
  if (items.length === 0 && !/<(rss|feed|rdf:RDF)[\s>]/.test(xml)) {
    throw new DriverFailure('later', '订阅源不是 RSS 或 Atom');
  }
  return items.flatMap(toEntry);
}

function toEntry(item: unknown): FeedEntry[] {
  const url = linkOf(within(item, 'link'));
  const title = textOf(within(item, 'title'))
    .replaceAll(/<[^>]*>/g, '')
    .trim();
  const id = textOf(within(item, 'guid')) || textOf(within(item, 'id')) || url;
  // Only addresses of the web go out as cards.
  return title && /^https?:\/\/\S+$/i.test(url) ? [{ id, title: [...title].slice(0, 120).join(''), url }] : [];
}

/** RSS writes the address as text, Atom as an attribute of one of several links. */
function linkOf(link: unknown): string {
  for (const candidate of listed(link)) {
    const relation = textOf(within(candidate, '@_rel'));
    const text = textOf(within(candidate, '@_href')) || textOf(candidate);
    if (text && (relation === '' || relation === 'alternate')) return text.trim();
  }
  return '';
}

function within(value: unknown, ...names: string[]): unknown {
  let found: unknown = value;
  for (const name of names) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
    found = Object.entries(found).find(([key]) => key === name)?.[1];
  }
  return found;
}

function listed(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = within(value, '#text');
  return typeof text === 'string' ? text : '';
}
