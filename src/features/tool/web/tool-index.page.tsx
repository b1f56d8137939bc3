import { readAdvertises } from '#/features/config/shared/advertises.ts';
import { Advertise } from '#/ui/advertise/advertise.tsx';
import { Button } from '#/ui/button/button.tsx';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/tool-index.page.ts';
import { RecentTools } from './recent-tools.tsx';
import { groupByType, readKept, readTools } from './tool-data.ts';
import { ToolFinder } from './tool-finder.tsx';
import { ToolGroup } from './tool-group.tsx';
import { ToolTasks, tasksOf } from './tool-tasks.tsx';
import { ToolTile } from './tool-tile.tsx';
import { TypeChips } from './type-chips.tsx';
import './tool-index.css';

/** Two closed rows on a desktop. */
const OFTEN = 8;

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
  const types = groupByType(tools).map((group) => ({ name: group.name, count: group.tools.length }));
  return {
    total: tools.length,
    types,
    kept: await readKept(context, tools),
    often: tools.toSorted((one, other) => other.Hot - one.Hot).slice(0, OFTEN),
    tasks: tasksOf(tools),
    ads,
  };
}

export default function ToolIndexPage({ loaderData }: Route.ComponentProps) {
  const { total, types, kept, often, tasks, ads } = loaderData;
  return (
    <div className="tool-index">
      <ToolFinder title="在线工具" note={`${total} 个小工具，大多在浏览器里完成，内容不上传。`}>
        <TypeChips groups={types} current={null} />
        <Advertise items={ads.toolIndexTopAdvertises} />
        <RecentTools />
        <div className="tool-index-columns">
          <div>
            {kept.length > 0 && <ToolGroup title="我的收藏" note="在工具页点收藏加入" tools={kept} look="boxed" />}
            <section className="tool-often" aria-label="常用工具">
              <h2>常用</h2>
              <ul>
                {often.map((tool) => (
                  <li key={tool.Url}>
                    <ToolTile tool={tool} look="boxed" />
                  </li>
                ))}
              </ul>
            </section>
            <ToolTasks tasks={tasks} />
            <p className="tool-index-all">
              <Button kind="line" to="/tool/type/">
                看全部 {total} 个工具
              </Button>
            </p>
          </div>
          <Advertise items={ads.toolIndexRightAdvertises} place="side" />
        </div>
      </ToolFinder>
    </div>
  );
}
