import { type Move, movedWithin } from '#/contract/order.pure.ts';
import { keyOf, spacedForm } from '#/platform/db/search/normal-form.ts';
import { initialsOf, readingsOf } from '#/platform/db/search/pinyin-readings.ts';
import type { ToolInfo } from '../tool-info.pure.ts';
import { toolNotFound, unknownIcon, urlTaken } from './tool.errors.ts';
import { fitness, type KnownTool, type Names, related } from './tool.rules.ts';
import { drawingOf } from './tool-icons.gateway.ts';
import type { LinkChange, ToolLink, ToolLinkStore } from './tool-link.store.ts';

interface Needs {
  shipped: () => Promise<readonly KnownTool[]>;
  links: ToolLinkStore;
  now: () => number;
  contentChanged: () => Promise<void>;
}

export interface ToolFilter {
  type?: string;
  words?: string;
  accepts?: string;
}

const MOST_RELATED = 6;

export type ToolService = ReturnType<typeof createToolService>;

export function createToolService({ shipped, links, now, contentChanged }: Needs) {
  const namesOf = rememberNames();

  async function all(): Promise<KnownTool[]> {
    const [own, others] = await Promise.all([shipped(), links.all()]);
    return [...own, ...(await Promise.all(others.filter(({ isShown }) => isShown).map(asTool)))];
  }

  async function find({ type = '', words = '', accepts = '' }: ToolFilter): Promise<KnownTool[]> {
    const asked = spacedForm(words).split(' ').filter(Boolean);
    if (words.trim() !== '' && asked.length === 0) return [];
    const tools = (await all()).filter((tool) => (type === '' || tool.type === type) && takes(tool, accepts));
    if (asked.length === 0) return tools;
    return tools
      .map((tool) => ({ tool, score: fitness(asked, namesOf(tool)) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ tool }) => tool);
  }

  async function checkIcon(icon: string | undefined): Promise<void> {
    if (icon !== undefined && !(await drawingOf(icon))) throw unknownIcon();
  }

  return {
    find,

    async names(): Promise<{ tool: KnownTool; names: Names }[]> {
      return (await all()).map((tool) => ({ tool, names: namesOf(tool) }));
    },

    async open(url: string): Promise<{ tool: KnownTool; related: KnownTool[] }> {
      const tools = await all();
      const tool = tools.find((one) => one.url === url);
      if (!tool) throw toolNotFound();
      return { tool, related: related(tool, tools, MOST_RELATED) };
    },

    /** Of the operator, also those that are switched off. */
    listLinks: (): Promise<ToolLink[]> => links.all(),

    async moveLink(id: number, move: Move): Promise<void> {
      if (!(await links.all()).some((link) => link.id === id)) throw toolNotFound();
      await links.reorder((ids) => movedWithin(ids, id, move));
      await contentChanged();
    },

    async addLink(link: Omit<ToolLink, 'id'>): Promise<KnownTool> {
      await checkIcon(link.icon);
      if ((await shipped()).some(({ url }) => url === link.url)) throw urlTaken();
      const added = await links.add(link, now());
      if (!added) throw urlTaken();
      await contentChanged();
      return asTool(added);
    },

    async changeLink(id: number, change: LinkChange): Promise<KnownTool> {
      await checkIcon(change.icon);
      const changed = await links.change(id, change);
      if (!changed) throw toolNotFound();
      await contentChanged();
      return asTool(changed);
    },

    async removeLink(id: number): Promise<void> {
      if (!(await links.remove(id))) throw toolNotFound();
      await contentChanged();
    },
  };
}

async function asTool(link: ToolLink): Promise<KnownTool> {
  const shapes = (await drawingOf(link.icon)) ?? [];
  return { ...link, keywords: [], example: { input: '', output: '' }, shapes };
}

function takes({ accepts }: Pick<ToolInfo, 'accepts'>, kind: string): boolean {
  if (kind === '') return true;
  return accepts?.some((accepted) => accepted === 'text' || accepted === kind) ?? false;
}

/** Sounds cost a dictionary lookup each, so they are worked out once for each tool. */
function rememberNames(): (tool: KnownTool) => Names {
  const known = new WeakMap<readonly string[], Names>();
  return (tool) => {
    const kept = known.get(tool.keywords);
    if (kept) return kept;
    const made = namesOf(tool);
    known.set(tool.keywords, made);
    return made;
  };
}

function namesOf({ name, keywords, brief, description }: KnownTool): Names {
  const keys = [name, ...keywords].map(keyOf);
  const readings = keys.flatMap((key) => readingsOf(key).map((syllables) => ({ key, syllables })));
  return {
    name: keyOf(name),
    keywords: keywords.map(keyOf),
    sounds: readings.map(({ syllables }) => syllables.join('')),
    initials: readings.map(({ key, syllables }) => initialsOf(syllables, key)),
    text: keyOf(`${brief} ${description}`),
  };
}
