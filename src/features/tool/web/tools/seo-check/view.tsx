import { browserApi } from '#/web/browser-api.ts';
import { NetTool } from '../../frame/net-tool.tsx';
import { Rows } from '../../frame/rows.tsx';
import { Verdict } from '../../frame/verdict.tsx';

const ask = (target: string) => browserApi('GET /api/v1/tool/net/page', { query: { target } }, { quiet: true });
const LEVELS = { good: '好', warn: '可改进', bad: '有问题' } as const;

export default function SeoCheck() {
  return (
    <NetTool ask={ask} label="网页地址" placeholder="https://example.com/">
      {({ Url, Status, Bytes, Facts, Findings }) => {
        const bad = Findings.filter(({ Level }) => Level === 'bad').length;
        return (
          <>
            <Verdict tone={bad > 0 ? 'bad' : 'good'} title={bad > 0 ? `${bad} 处要紧的问题` : '没有要紧的问题'}>
              {Url} · HTTP {Status} · {Math.ceil(Bytes / 1024)} kB
            </Verdict>
            <ul className="net-tool-list">
              {Findings.map(({ Level, Text }) => (
                <li key={Text} data-level={Level}>
                  <b>{LEVELS[Level]}</b>
                  {Text}
                </li>
              ))}
            </ul>
            <h3 className="net-tool-title">读到的内容</h3>
            <Rows rows={Facts.map(({ Name, Value }) => ({ label: Name, value: Value }))} label="读到的内容" />
          </>
        );
      }}
    </NetTool>
  );
}
