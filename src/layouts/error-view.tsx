import { House, RotateCcw } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import { reloadForChunk } from '#/web/chunk-reload.ts';
import { FaultContext } from '#/web/fault.ts';
import { RouteCodeMissing } from '#/web/router-internals/route-code.ts';
import './error-view.css';

const TITLES: Record<number, [title: string, text: string]> = {
  404: ['这个页面不在了', '地址可能写错了，也可能已经下架。换个路口，总能走到。'],
  410: ['这个链接已经失效', '它过期了，或被主人停用了。'],
  401: ['登录过期，请重新登录', '登录后会回到这里。'],
  403: ['没有权限', '这里只有站长能进。'],
  429: ['来得太快了', '请歇一会儿再试。'],
  503: ['服务繁忙，请稍后再试', '你的数据没有丢，过一会儿刷新就好。'],
};
const FAILED: [title: string, text: string] = ['这里出了点状况', '问题已经记下。再试一次，多半就好了。'];
const NOT_LOADED: [title: string, text: string] = ['这一页没能打开', '网络不太稳，过一会儿再试一次。'];
const OFFLINE: [title: string, text: string] = ['网络已断开', '连上后再试一次。'];

interface Props {
  error: unknown;
  home?: string;
}

/** Every error page: the status, the couplet, and a way on. What went wrong inside is never shown. */
export function ErrorView({ error, home = '/' }: Props) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const isReloading = useReload(error);
  const [title, text] = wordsFor(error, status);
  const detail = isRouteErrorResponse(error) ? publicDetail(error.status, error.data) : undefined;
  if (isReloading) return <p role="status">正在重新打开…</p>;
  return (
    <div className="error-view">
      <title>{`${status} ${title}`}</title>
      <div className="error-view-scene">
        <VisuallyHidden>山重水复疑无路，柳暗花明又一村。</VisuallyHidden>
        {/* Set as a couplet it has no punctuation. */}
        <p className="error-view-couplet" aria-hidden="true">
          <span>山重水复疑无路</span>
          <span>柳暗花明又一村</span>
        </p>
        <img src="/cover/风景/山重水复.svg?form=wide" width="620" height="388" alt="" />
      </div>
      <p className="error-view-status">{status}</p>
      <h1>{title}</h1>
      <p className="error-view-text">{text}</p>
      {detail && (
        <p className="error-view-detail" lang={/^[\x20-\x7e]+$/.test(detail) ? 'en' : 'zh-CN'}>
          {detail}
        </p>
      )}
      {/* Who tells the operator of it is understood: 运行状况 finds that one request. An error met without the server has none. */}
      <p className="error-view-detail" suppressHydrationWarning>
        {use(FaultContext)}
      </p>
      <div className="error-view-actions">
        {status >= 500 ? (
          <Button href="" icon={<RotateCcw size={16} aria-hidden />}>
            再试一次
          </Button>
        ) : (
          <Button to={home} icon={<House size={16} aria-hidden />}>
            回首页
          </Button>
        )}
        <Button kind="line" to={status >= 500 ? home : '/hot'}>
          {status >= 500 ? '回首页' : '看看热榜'}
        </Button>
      </div>
    </div>
  );
}

function wordsFor(error: unknown, status: number): [title: string, text: string] {
  // Also the server has a navigator, but it is never said to be off line.
  if (!isRouteErrorResponse(error) && navigator.onLine === false) return OFFLINE;
  return error instanceof RouteCodeMissing ? NOT_LOADED : (TITLES[status] ?? FAILED);
}

/** Code that could not be loaded is gone after a release: the page is loaded again, if it was not within the last minute. */
function useReload(error: unknown): boolean {
  const [isReloading, setReloading] = useState(error instanceof RouteCodeMissing);
  useEffect(() => {
    if (error instanceof RouteCodeMissing) setReloading(reloadForChunk());
  }, [error]);
  return isReloading;
}

/** Our own loaders throw short texts for the reader; a fault of the server has none. */
function publicDetail(status: number, data: unknown): string | undefined {
  if (typeof data !== 'string' || data.length > 100) return undefined;
  return status < 500 || data.startsWith('Unknown middleware ') ? data : undefined;
}
