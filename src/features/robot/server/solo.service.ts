import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { FoundThing } from '#/platform/feature.ts';
import type { SoloName } from '../robot-interfaces.pure.ts';
import type { FeedEntry } from './feed.gateway.ts';
import { checked, checkedMessage, type Message } from './message.ts';
import { badMessage } from './robot.errors.ts';

export interface PushEntry {
  name: string;
  text?: string | undefined;
  title?: string | undefined;
  desc?: string | undefined;
  url?: string | undefined;
  image?: string | undefined;
}

export interface SoloSources {
  /** How many titles have something new since then. */
  updatedSince?: (from: number) => Promise<number>;
  siteTitle?: () => Promise<string>;
  newest: Record<'catalogue' | 'market', (limit: number) => Promise<FoundThing[]>> & {
    topics?: (limit: number) => Promise<FoundThing[]>;
  };
  pushes: () => Promise<readonly PushEntry[]>;
  feeds: () => Promise<readonly { name: string; url: string }[]>;
  readFeed: (address: string) => Promise<FeedEntry[]>;
}

/** With a mark, a message is sent to one receiver at most once ever; else once for each asking. */
export interface SoloMessage extends Message {
  mark?: string;
}

const count = z.coerce.number('条数不正确').int('条数不正确').min(1, '至少 1 条').max(10, '最多 10 条').default(5);
const shapes = {
  soloNewPush: z.object({ kind: z.enum(['catalogue', 'market'], '请选择片库或市集').default('catalogue'), count }),
  soloConfigPush: z.object({ name: z.string('请选择要推送的内容').min(1, '请选择要推送的内容') }),
  soloPushTieba: z.object({ name: z.string('请选择订阅源').min(1, '请选择订阅源'), count }),
} satisfies Record<SoloName, z.ZodObject>;

const HEADINGS = { catalogue: '最近更新', market: '市集上新' };

export type SoloService = ReturnType<typeof createSoloService>;

/** Pushes that find out themselves what to say. */
export function createSoloService({ newest, pushes, feeds, readFeed }: SoloSources) {
  async function newPush(body: unknown, siteOrigin: string): Promise<SoloMessage[]> {
    const { kind, count } = checked(shapes.soloNewPush, body);
    const things = await newest[kind](count);
    if (things.length === 0) return [];
    const lines = things.map(({ title, note, path }, index) =>
      [`${index + 1}. ${title}${note ? `（${note}）` : ''}`, siteOrigin + path].join('\n'),
    );
    return [checkedMessage('/msg/send_text', { content: `【${HEADINGS[kind]}】\n${lines.join('\n')}` })];
  }

  async function configPush(body: unknown, siteOrigin: string): Promise<SoloMessage[]> {
    const { name } = checked(shapes.soloConfigPush, body);
    const entry = (await pushes()).find((known) => known.name === name);
    if (!entry) throw badMessage(`推送卡片里没有“${name}”，请先到站点编辑里添加`);
    const { text, title, desc = '', url = '', image = '' } = entry;
    if (text) return [checkedMessage('/msg/send_text', { content: text })];
    const whole = (address: string) => (address.startsWith('/') ? siteOrigin + address : address);
    return [checkedMessage('/msg/send_link_card', { title, desc, url: whole(url), image_url: whole(image) })];
  }

  async function feedPush(body: unknown): Promise<SoloMessage[]> {
    const { name, count } = checked(shapes.soloPushTieba, body);
    const feed = (await feeds()).find((known) => known.name === name);
    if (!feed) throw badMessage(`订阅源里没有“${name}”，请先到站点编辑里添加`);
    const entries = (await readFeed(feed.url)).slice(0, count);
    return entries.map(({ id, title, url }) => ({
      ...checkedMessage('/msg/send_link_card', { title, desc: name, url }),
      mark: `feed ${hash(`${feed.url} ${id}`)}`,
    }));
  }

  return {
    /** Throws when the wish cannot be fulfilled by any asking. */
    check(name: SoloName, body: unknown): void {
      checked(shapes[name], body);
    },

    async messages(name: SoloName, body: unknown, siteOrigin: string): Promise<SoloMessage[]> {
      if (name === 'soloNewPush') return newPush(body, siteOrigin);
      return name === 'soloConfigPush' ? configPush(body, siteOrigin) : feedPush(body);
    },
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
