import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { Skeleton } from '#/ui/skeleton/skeleton.tsx';
import { type Shape, shapeOf } from './page-shape.pure.ts';
import './page-ahead.css';

/** Most pages are there sooner, and nothing should blink. */
const PATIENCE_MS = 300;

/** The shape of the page that keeps its reader waiting, if it has one of its own. */
export function usePageAhead(): Shape | undefined {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  const shape = location && location.pathname !== pathname ? shapeOf(location.pathname) : undefined;
  const awaited = shape && location?.key;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (!awaited) return;
    const timer = setTimeout(() => {
      setLate(awaited);
      window.scrollTo(0, 0);
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [awaited]);
  return late === awaited ? shape : undefined;
}

/** The page to come in outline, in place of the one that is left: `main` hides what else it holds. */
export function PageAhead({ shape }: { shape: Shape }) {
  return (
    <div className="page-ahead" data-shape={shape} aria-hidden="true">
      {HEADS[shape]}
      <div className="page-ahead-body">{BODIES[shape]}</div>
    </div>
  );
}

const crumbs = <Skeleton width="190px" height="14px" />;
const head = (
  <div>
    <Skeleton width="150px" height="34px" />
    <Skeleton width="240px" />
  </div>
);

const HEADS = {
  title: crumbs,
  list: (
    <>
      {head}
      <Skeleton shape="block" height="clamp(38px, 48vw - 322px, 212px)" />
    </>
  ),
  tool: (
    <>
      {crumbs}
      {head}
    </>
  ),
  goods: null,
} as const;

const words = (
  <div>
    <Skeleton width="34%" />
    <Skeleton width="62%" height="40px" />
    <Skeleton />
    <Skeleton width="86%" />
    <Skeleton width="48%" />
  </div>
);

const BODIES = {
  title: (
    <>
      <Skeleton shape="poster" />
      {words}
    </>
  ),
  list: [...'abcdefghijkl'].map((id) => (
    <div key={id}>
      <Skeleton shape="poster" />
      <Skeleton width="62%" />
      <Skeleton width="86%" />
    </div>
  )),
  tool: (
    <>
      <Skeleton shape="block" height="320px" />
      <Skeleton shape="block" height="320px" />
    </>
  ),
  goods: (
    <>
      <Skeleton shape="block" height="min(100vw, 560px)" />
      {words}
    </>
  ),
} as const;
