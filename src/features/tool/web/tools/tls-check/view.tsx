import { browserApi } from '#/web/browser-api.ts';
import { NetTool } from '../../frame/net-tool.tsx';
import { Rows } from '../../frame/rows.tsx';
import { Verdict } from '../../frame/verdict.tsx';
import { verdictOf } from './tls-check.pure.ts';

const ask = (target: string) => browserApi('GET /api/v1/tool/net/tls', { query: { target } }, { quiet: true });
const day = (time: string) => time.slice(0, 10);

export default function TlsCheck() {
  return (
    <NetTool ask={ask}>
      {({ Host, Port, IsTrusted, Problem, DaysLeft, Names, Protocol, Cipher, Chain }) => {
        const { tone, title } = verdictOf({ isTrusted: IsTrusted, problem: Problem, daysLeft: DaysLeft });
        return (
          <>
            <Verdict tone={tone} title={title}>
              {Host}:{Port} · {Protocol} · {Cipher}
            </Verdict>
            <Rows
              rows={[
                { label: '签给', value: Names.join('\n') },
                { label: '有效期', value: `${day(Chain[0]?.ValidFrom ?? '')} 至 ${day(Chain[0]?.ValidTo ?? '')}` },
                { label: 'SHA-256 指纹', value: Chain[0]?.Fingerprint ?? '' },
                ...Chain.map(({ Subject, Issuer, ValidTo }, index) => ({
                  label: index === 0 ? '网站证书' : `第 ${index + 1} 级`,
                  value: Subject || '（没有写名称）',
                  note: `由 ${Issuer} 签发，${day(ValidTo)} 到期`,
                })),
              ]}
            />
          </>
        );
      }}
    </NetTool>
  );
}
