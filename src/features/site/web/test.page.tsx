import type { ComponentType } from 'react';
import { PageHead } from '#/ui/section/page-head.tsx';
import { Section } from '#/ui/section/section.tsx';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/test.page.ts';
import { ErrorPaths } from './error-paths.tsx';
import { loadTouchKit, TouchKit } from './touch-kit.tsx';
import './test.page.css';

interface Demo {
  default: ComponentType;
  title: string;
}

const DEMO = /\/ui\/([^/]+)\/([^/]+)\.demo\.tsx$/;

const demos = Object.entries(import.meta.glob<Demo>('/src/ui/*/*.demo.tsx', { eager: true }))
  .map(([path, { default: Component, title }]) => ({ id: DEMO.exec(path)?.[2] ?? path, title, Component }))
  // Colours and type come first: everything after is made of them.
  .sort((a, b) => Number(b.id === 'tokens') - Number(a.id === 'tokens'));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '组件',
    description: '站里用到的零件，每种都摆出所有的样子。',
    path: '/test',
    noindex: true,
  });

/** `?only=dialog,toast` shows a few of them: all take a browser seconds to draw. */
export async function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('only')?.split(',');
  const isShown = (id: string) => wanted?.includes(id) ?? true;
  const shown = ['errors', ...demos.map(({ id }) => id)].filter(isShown);
  return { shown, touchKit: (await loadTouchKit()).filter(({ id }) => isShown(id)) };
}

export default function TestPage({ loaderData: { shown, touchKit } }: Route.ComponentProps) {
  const parts = demos.filter(({ id }) => shown.includes(id));
  return (
    <div className="test">
      <PageHead
        title="组件"
        note={
          <>
            站里用到的 <b>{parts.length + touchKit.length}</b> 种零件，每种都摆出所有的样子
          </>
        }
      />
      <div className="test-columns">
        <nav className="test-index" aria-label="组件目录">
          <a href="#errors">出错的样子</a>
          {[...parts, ...touchKit].map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
              <code>{id}</code>
            </a>
          ))}
        </nav>
        <div className="test-demos">
          {shown.includes('errors') && (
            <Section id="errors" title="出错的样子">
              <ErrorPaths />
            </Section>
          )}
          {parts.map(({ id, title, Component }) => (
            <Section key={id} id={id} title={title} note={<code>{id}</code>}>
              <Component />
            </Section>
          ))}
          <TouchKit demos={touchKit} />
        </div>
      </div>
    </div>
  );
}
