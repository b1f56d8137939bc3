import { browserApi } from '#/web/browser-api.ts';
import { NetTool } from '../../frame/net-tool.tsx';
import { Verdict } from '../../frame/verdict.tsx';

const ask = (target: string) => browserApi('GET /api/v1/tool/net/port', { query: { target } }, { quiet: true });

const STATES = {
  open: { text: '通', level: 'good' },
  closed: { text: '拒绝连接', level: 'bad' },
  silent: { text: '没有回应', level: 'warn' },
} as const;

export default function PortCheck() {
  return (
    <NetTool ask={ask} label="域名或 IP">
      {({ Host, Ports }) => {
        const open = Ports.filter(({ State }) => State === 'open').length;
        return (
          <>
            <Verdict tone={open > 0 ? 'good' : 'bad'} title={open > 0 ? `${open} 个端口能连上` : '一个端口也连不上'}>
              {Host}
            </Verdict>
            <ul className="net-tool-list">
              {Ports.map(({ Port, State, Milliseconds }) => (
                <li key={Port} data-level={STATES[State].level}>
                  <b>{Port}</b>
                  <span>
                    {STATES[State].text}（{Milliseconds} ms）
                  </span>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </NetTool>
  );
}
