import { data } from 'react-router';
import { pageHead } from '#/web/head.ts';
import { TOOL_TYPES } from '../tool-info.pure.ts';
import type { Route } from './+types/tool-type.page.ts';
import { groupByType, readTools } from './tool-data.ts';
import { ToolFinder } from './tool-finder.tsx';
import { ToolGroup } from './tool-group.tsx';
import { TypeChips } from './type-chips.tsx';
import { typePath } from './type-path.ts';
import './tool-index.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const type = loaderData?.type ?? '';
  const names = loaderData?.groups.flatMap(({ tools }) => tools.map(({ Name }) => Name)) ?? [];
  return pageHead(matches[0].loaderData, {
    title: type || '所有工具',
    description: `${type || '全部'}在线工具：${names.slice(0, 12).join('、')}。`,
    path: encodeURI(typePath(type)),
    noindex: location.search !== '',
  });
};

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const type = params.type ?? '';
  if (type !== '' && !TOOL_TYPES.some(({ name }) => name === type)) throw data('没有这类工具', { status: 404 });
  const words = new URL(request.url).searchParams.get('words') ?? '';
  const [tools, found] = await Promise.all([
    readTools(context),
    words.trim() ? readTools(context, { words }) : undefined,
  ]);
  const groups = groupByType(tools);
  return {
    type,
    words,
    found,
    counts: groups.map((group) => ({ name: group.name, count: group.tools.length })),
    groups: type ? groups.filter(({ name }) => name === type) : groups,
  };
}

export default function ToolTypePage({ loaderData: { type, words, found, counts, groups } }: Route.ComponentProps) {
  const total = groups.reduce((sum, { tools }) => sum + tools.length, 0);
  return (
    <div className="tool-index">
      <ToolFinder title={type || '所有工具'} note={`共 ${total} 个`} words={words} found={found}>
        <TypeChips groups={counts} current={type} />
        <div>
          {groups.map(({ name, note, tools }) => (
            <ToolGroup key={name} title={name} note={note} tools={tools} />
          ))}
        </div>
      </ToolFinder>
    </div>
  );
}
