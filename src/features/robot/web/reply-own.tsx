import { Lock } from 'lucide-react';
import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Tag } from '#/ui/tag/tag.tsx';
import { OWN_ANSWERS } from '../own-answers.pure.ts';

interface Props {
  /** How many rules stand before them. */
  after: number;
  hits: readonly { name: string; hits: number }[];
  /** The one that answered what was tried last. */
  answering: string | null;
  /** Whether a rule hands people over already. */
  hasHuman: boolean;
}

/** What the site answers without any rule. It can be put before by a rule, but not changed. */
export function ReplyOwn({ after, hits, answering, hasHuman }: Props) {
  return (
    <>
      <p className="reply-own-head">
        <b>站内自带</b>
        上面的规则都不符合时，依次试这些
      </p>
      <ol className="reply-rules" aria-label="站内自带" start={after + 1}>
        {OWN_ANSWERS.map(({ name, match, to, does, how }, index) => (
          <li key={name} className="reply-rule" data-answers={name === answering || undefined}>
            <span className="reply-grip" data-fixed>
              <Lock size={13} aria-hidden /> <span className="num">{after + index + 1}</span>
            </span>
            <Answer match={match} to={to} does={does} how={how} />
            <div className="reply-hits">
              <b className="num">{thousands(hits.find((one) => one.name === name)?.hits ?? 0)}</b>
              <small>次</small>
            </div>
            <span className="reply-fixed">内置</span>
          </li>
        ))}
        {!hasHuman && (
          <li className="reply-rule" data-off>
            <span className="reply-grip" data-fixed />
            <Answer match="关键词" to="人工 · 客服" does="转人工" how="转给站长，10 分钟内不自动回" />
            <Form method="post" preventScrollReset className="reply-offer">
              <input type="hidden" name="match" value="keyword" />
              <input type="hidden" name="kind" value="human" />
              <input type="hidden" name="pattern" value="人工,客服" />
              <Button type="submit" kind="line" size="sm" name="do" value="add" aria-label="启用转人工">
                启用
              </Button>
            </Form>
          </li>
        )}
      </ol>
    </>
  );
}

function Answer({ match, to, does, how }: Record<'match' | 'to' | 'does' | 'how', string>) {
  return (
    <>
      <div className="reply-words">
        <Tag>{match}</Tag>
        <span>{to}</span>
      </div>
      <div className="reply-deed">
        <b>{does}</b>
        <span>{how}</span>
      </div>
    </>
  );
}
