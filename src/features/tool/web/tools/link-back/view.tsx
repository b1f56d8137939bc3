import { browserApi } from '#/web/browser-api.ts';
import { NetTool } from '../../frame/net-tool.tsx';
import { Verdict } from '../../frame/verdict.tsx';

const SITE = [{ key: 'site', label: '我的网站', kind: 'text', default: '', placeholder: 'example.com' }] as const;

const ask = (target: string, site: string) =>
  browserApi('GET /api/v1/tool/net/backlink', { query: { target, site } }, { quiet: true });

export default function LinkBack() {
  return (
    <NetTool ask={ask} second={SITE} label="对方的页面" placeholder="https://example.com/links">
      {({ Url, Status, Links, LinkCount, IsPageNofollow }) => {
        const isFollowed = !IsPageNofollow && Links.some(({ IsNofollow }) => !IsNofollow);
        const title = LinkCount === 0 ? '没有找到指向你网站的链接' : `找到 ${LinkCount} 个链接`;
        return (
          <>
            <Verdict tone={LinkCount === 0 ? 'bad' : isFollowed ? 'good' : 'plain'} title={title}>
              {Url} · HTTP {Status}
            </Verdict>
            <ul className="net-tool-list">
              {IsPageNofollow && <li data-level="warn">整个页面都写了 nofollow，搜索引擎不会跟过来</li>}
              {Links.map(({ Href, Text, IsNofollow }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same link may be there twice
                <li key={at} data-level={IsNofollow ? 'warn' : 'good'}>
                  <b>{IsNofollow ? 'nofollow' : '正常'}</b>
                  {Text || '（没有文字）'} · {Href}
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </NetTool>
  );
}
