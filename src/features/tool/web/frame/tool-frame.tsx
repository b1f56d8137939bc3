import { Lock, Server } from 'lucide-react';
import { data, Outlet } from 'react-router';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { FavouriteButton } from '#/features/favourite/shared/favourite-button.tsx';
import { Crumbs } from '#/ui/crumbs/crumbs.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { RecentTools } from '../recent-tools.tsx';
import { toolJsonLd } from '../tool-json-ld.ts';
import { ToolLinks } from '../tool-links.tsx';
import { typePath } from '../type-path.ts';
import type { Route } from './+types/tool-frame.ts';
import { ToolExample } from './tool-example.tsx';
import type { OpenTool } from './use-tool.ts';
import './tool-frame.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

const WHERE = {
  browser: '只在你的浏览器里运行，内容不会上传',
  server: '由服务器代查，只用你填的地址',
  site: '试用时只向本站发请求',
} as const;

/** One of our pictures tools cannot do without the server. */
const READS_PICTURES = '图片发到本站识别，认完就丢掉，不保存';

/** The frame stays while the tool in it changes, and must learn about the new one. */
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches[0].loaderData, {
    title: loaderData?.tool.Name ?? '在线工具',
    description: loaderData?.tool.Description ?? '',
    path: `/tool/${loaderData?.tool.Url ?? ''}`,
    jsonLd: loaderData && toolJsonLd(loaderData.tool, matches[0].loaderData?.origin ?? ''),
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  const Url = url.pathname.replace(/^\/tool\/|\/$/g, '');
  if (Url === '') throw data('没有这个工具', { status: 404 });
  const tool = await api(context)('GET /api/v1/tool/:Url', { params: { Url } });
  return { tool, channel: typePath(tool.TypeName) };
}

export default function ToolFrame({ loaderData: { tool } }: Route.ComponentProps) {
  const { Url, Name, TypeName, Description, Notes, Example, Related } = tool;
  const open: OpenTool = { url: Url, name: Name, example: { input: Example.Input, output: Example.Output } };
  const isHere = tool.RunsOn === 'browser';
  return (
    <div className="tool-frame">
      <Crumbs path={[{ label: '工具', to: '/tool' }, { label: TypeName, to: typePath(TypeName) }, { label: Name }]} />
      <PageHead
        title={Name}
        note={
          <span className="tool-frame-where">
            {isHere ? <Lock aria-hidden /> : <Server aria-hidden />}
            {tool.RunsOn === 'server' && TypeName === '图片处理' ? READS_PICTURES : WHERE[tool.RunsOn]}
          </span>
        }
        actions={<FavouriteButton id={Url} type={FAVOURITE.tool} name={Name} look="detail" />}
      />
      <div className="tool-frame-tool">
        {/* A tool keeps nothing of the one before it. */}
        <Outlet key={Url} context={open} />
      </div>
      <div className="tool-frame-more">
        <section aria-labelledby="tool-about">
          <h2 id="tool-about">说明</h2>
          <p>{Description}</p>
          {Notes.length > 0 && (
            <ul className="tool-frame-notes">
              {Notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </section>
        <ToolExample input={Example.Input} output={Example.Output} />
      </div>
      {Related.length > 0 && <ToolLinks title="相关工具" tools={Related} />}
      <RecentTools current={{ url: Url, name: Name }} />
    </div>
  );
}
