import { readAdvertises } from '#/features/config/shared/advertises.ts';
import { Advertise } from '#/ui/advertise/advertise.tsx';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/tool-index.page.ts';
import { RecentTools } from './recent-tools.tsx';
import { groupByType, readKept, readTools } from './tool-data.ts';
import { ToolFinder } from './tool-finder.tsx';
import { ToolGroup } from './tool-group.tsx';
import { TypeChips } from './type-chips.tsx';
import './tool-index.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches[0].loaderData, {
    title: '在线工具',
    description: `${loaderData?.total ?? ''} 个在线小工具：站长工具、代码处理、文本处理、图片处理、生活工具与接口文档，大多在浏览器里完成，内容不上传。`,
    path: '/tool',
  });

export async function loader({ context }: Route.LoaderArgs) {
  const [tools, ads] = await Promise.all([
    readTools(context),
    readAdvertises(context, 'toolIndexTopAdvertises', 'toolIndexRightAdvertises'),
  ]);
  return { total: tools.length, groups: groupByType(tools), kept: await readKept(context, tools), ads };
}

export default function ToolIndexPage({ loaderData: { total, groups, kept, ads } }: Route.ComponentProps) {
  return (
    <div className="tool-index">
      <ToolFinder title="在线工具" note={`${total} 个小工具，大多在浏览器里完成，内容不上传。`}>
        <TypeChips groups={groups.map(({ name, tools }) => ({ name, count: tools.length }))} current="" />
        <Advertise items={ads.toolIndexTopAdvertises} />
        <RecentTools />
        <div className="tool-index-columns">
          <div>
            {kept.length > 0 && <ToolGroup title="我的收藏" note="在工具页点收藏加入" tools={kept} look="boxed" />}
            {groups.map(({ name, note, tools }) => (
              <ToolGroup key={name} title={name} note={note} tools={tools} />
            ))}
          </div>
          <Advertise items={ads.toolIndexRightAdvertises} place="side" />
        </div>
      </ToolFinder>
    </div>
  );
}
