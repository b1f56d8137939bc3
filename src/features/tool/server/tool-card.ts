import type { PageCard } from '#/platform/page-card.ts';
import type { KnownTool, Shape } from './tool.rules.ts';
import type { ToolService } from './tool.service.ts';

const LINES = 9;

/** What the card of a tool shows: its icon, what it is for, and what its own example gives. */
export function toolCards(tools: Pick<ToolService, 'find'>) {
  return async (path: string): Promise<PageCard | undefined> => {
    const tool = (await tools.find({})).find(({ url, link }) => path === (link || `/tool/${url}`));
    return tool && cardOf(tool);
  };
}

function cardOf({ name, brief, description, shapes, example, runsOn = 'browser' }: KnownTool): PageCard {
  const promise = runsOn === 'browser' ? '内容只在你的浏览器里处理。' : '';
  return {
    look: 'tool',
    title: name,
    text: [...description].length < 50 ? description : `${brief.replace(/。$/, '')}。${promise}`,
    note: '在线工具',
    icon: shapes.map(markup).join(''),
    lines: (example.output || example.input).split('\n').slice(0, LINES),
  };
}

function markup([tag, attributes]: Shape): string {
  const given = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${String(value).replaceAll('"', '&quot;')}"`,
  );
  return `<${tag}${given.join('')}/>`;
}
