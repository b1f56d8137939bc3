import { browserApi } from '#/web/browser-api.ts';
import { NetTool } from '../../frame/net-tool.tsx';
import { Verdict } from '../../frame/verdict.tsx';

const ask = (target: string) => browserApi('GET /api/v1/tool/net/redirects', { query: { target } }, { quiet: true });

export default function RedirectTrace() {
  return (
    <NetTool ask={ask} label="网址" placeholder="http://example.com">
      {({ Hops, Problem }) => (
        <>
          <Verdict tone={Problem ? 'bad' : 'good'} title={Problem || (Hops.length > 1 ? '到了终点' : '没有跳转')}>
            {Problem ? `走了 ${Hops.length} 跳` : `跳了 ${Hops.length - 1} 次`}
          </Verdict>
          <ol className="net-tool-list">
            {Hops.map(({ Url, Status }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a loop has the same address twice, its place tells them apart
              <li key={index} data-level={Status < 300 ? 'good' : Status < 400 ? 'warn' : 'bad'}>
                <b>{Status}</b>
                <code>{Url}</code>
              </li>
            ))}
          </ol>
        </>
      )}
    </NetTool>
  );
}
