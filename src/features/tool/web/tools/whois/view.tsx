import { browserApi } from '#/web/browser-api.ts';
import { NetTool } from '../../frame/net-tool.tsx';
import { Rows } from '../../frame/rows.tsx';
import { Verdict } from '../../frame/verdict.tsx';
import { daysUntil, statusText } from './whois.pure.ts';

const ask = (target: string) => browserApi('GET /api/v1/tool/net/rdap', { query: { target } }, { quiet: true });
const day = (time: string) => time.slice(0, 10);

export default function Whois() {
  return (
    <NetTool ask={ask} label="域名">
      {({ Domain, Registrar, Status, Registered, Changed, Expires, NameServers, IsSigned, Source }) => {
        const left = daysUntil(Expires, Date.now());
        return (
          <>
            <Verdict tone={left !== undefined && left < 30 ? 'bad' : 'good'} title={Domain}>
              {left !== undefined && (left < 0 ? `已过期 ${-left} 天` : `还有 ${left} 天到期`)}
            </Verdict>
            <Rows
              rows={[
                { label: '注册商', value: Registrar },
                { label: '注册于', value: day(Registered) },
                { label: '更新于', value: day(Changed) },
                { label: '到期于', value: day(Expires) },
                { label: '状态', value: Status.map(statusText).join('\n') },
                { label: '域名服务器', value: NameServers.join('\n') },
                { label: 'DNSSEC', value: IsSigned ? '已启用' : '没有启用' },
                { label: '来源', value: Source },
              ].filter(({ value }) => value !== '')}
            />
          </>
        );
      }}
    </NetTool>
  );
}
