import { browserApi } from '#/web/browser-api.ts';
import { NetTool } from '../../frame/net-tool.tsx';
import { Verdict } from '../../frame/verdict.tsx';
import { savedPercent, sizeText } from './compression-check.pure.ts';

const ask = (target: string) => browserApi('GET /api/v1/tool/net/compression', { query: { target } }, { quiet: true });

export default function CompressionCheck() {
  return (
    <NetTool ask={ask} label="网页地址" placeholder="https://example.com/">
      {({ Url, Ways, PlainBytes }) => {
        const works = Ways.some(({ Got }) => Got !== '');
        return (
          <>
            <Verdict tone={works ? 'good' : 'bad'} title={works ? '开了压缩' : '没有开压缩'}>
              {Url} · 不压缩 {sizeText(PlainBytes)}
            </Verdict>
            <ul className="net-tool-list">
              {Ways.map(({ Asked, Got, Bytes }) => (
                <li key={Asked} data-level={Got ? 'good' : 'bad'}>
                  <b>{Asked === 'br' ? 'Brotli' : Asked}</b>
                  <span>
                    {Got ? `${sizeText(Bytes)}，省 ${savedPercent(PlainBytes, Bytes)}%` : '不支持，照原样返回'}
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
