import { browserApi } from '#/web/browser-api.ts';
import { NetTool } from '../../frame/net-tool.tsx';
import { Rows } from '../../frame/rows.tsx';
import { Verdict } from '../../frame/verdict.tsx';
import { cacheText, judgeHeaders } from './http-headers.pure.ts';

const ask = (target: string) => browserApi('GET /api/v1/tool/net/http', { query: { target } }, { quiet: true });

export default function HttpHeaders() {
  return (
    <NetTool ask={ask} label="网址" placeholder="https://example.com/">
      {({ Url, Status, Headers, Timings }) => (
        <>
          <Verdict tone={Status < 400 ? 'good' : 'bad'} title={`HTTP ${Status}`}>
            解析 {Timings.Dns} ms · 连接 {Timings.Connect} ms · 加密 {Timings.Tls} ms · 首字节 {Timings.FirstByte} ms ·
            共 {Timings.Total} ms
          </Verdict>
          <h3 className="net-tool-title">缓存与安全</h3>
          <ul className="net-tool-list">
            <li>{cacheText(Headers)}</li>
            {judgeHeaders(Headers, Url.startsWith('https:')).map(({ level, text }) => (
              <li key={text} data-level={level}>
                <b>{level === 'good' ? '有' : '缺'}</b>
                {text.slice(level === 'good' ? 1 : 2)}
              </li>
            ))}
          </ul>
          <h3 className="net-tool-title">响应头</h3>
          <Rows rows={Headers.map(({ Name, Value }) => ({ label: Name, value: Value }))} label="响应头" />
        </>
      )}
    </NetTool>
  );
}
