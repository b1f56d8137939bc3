import { CodeView } from './code-view.tsx';

const FIRST = { method: 'GET', address: '/api/v1/user', body: undefined };
const ANSWER = '{ "Code": 200, "Message": "", "Data": { "Id": 1, "Username": "…" } }';

const RULES = [
  ['出错', '看 Error：固定的错误码，每个接口下面都写着意思。Message 可以直接给人看。'],
  ['次数', 'RateLimit 说还剩几次；超过是 429，Retry-After 说等几秒。'],
  ['重发', 'POST 带上 Idempotency-Key，断线重发得到同样的答案，不会变成两份。'],
  ['缓存', '读取都有 ETag，带 If-None-Match 再问，没变就是 304。'],
] as const;

/** From nothing to the first answer, and the four rules that hold for every endpoint. */
export function GettingStarted() {
  return (
    <section className="api-docs-start" aria-labelledby="api-start">
      <h2 id="api-start">三步开始</h2>
      <ol>
        <li>
          <a href="/account/tokens">新建一个令牌</a>
          ，只读的选 read，要改数据的选 write。
        </li>
        <li>
          <p>带着它调用：</p>
          <CodeView request={FIRST} isSigned />
        </li>
        <li>
          <p>答案总是这个样子，Code 与 HTTP 状态相同：</p>
          <pre>{ANSWER}</pre>
        </li>
      </ol>
      <dl>
        {RULES.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
