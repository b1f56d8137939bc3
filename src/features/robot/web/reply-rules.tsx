import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { browserApi } from '#/web/browser-api.ts';
import type { ReplyRule } from '../robot-reply.contract.ts';
import { MATCHES, REPLIES } from './reply-command.ts';

interface Props {
  rules: readonly ReplyRule[];
  /** The one that answered what was tried last. */
  answering: number | null;
}

/** Ordered by dragging the grip, or with Alt and the arrow keys on it. */
export function ReplyRules({ rules, answering }: Props) {
  const [dragged, setDragged] = useState<number | undefined>();
  const { revalidate } = useRevalidator();

  async function place(id: number, before: number) {
    const ids = rules.map((rule) => rule.id).filter((other) => other !== id);
    ids.splice(before, 0, id);
    const answer = await browserApi('PUT /api/v1/wechat/robot/reply/order', { body: { ids } });
    if (answer.ok) await revalidate();
  }

  if (rules.length === 0) return <EmptyState title="还没有规则">没有规则时，写给它的话由站内搜索回答。</EmptyState>;
  return (
    <ol className="reply-rules">
      {rules.map((rule, index) => (
        <li
          key={rule.id}
          className="reply-rule"
          data-answers={rule.id === answering || undefined}
          data-off={!rule.isOn || undefined}
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => dragged !== undefined && place(dragged, index)}
        >
          <button
            type="button"
            className="reply-grip"
            draggable
            aria-label={`第 ${index + 1} 条，按住 Alt 和上下键移动`}
            onDragStart={() => setDragged(rule.id)}
            onKeyDown={(event) => {
              if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
              event.preventDefault();
              const to = index + (event.key === 'ArrowUp' ? -1 : 1);
              if (to >= 0 && to < rules.length) void place(rule.id, to);
            }}
          >
            <GripVertical size={15} aria-hidden /> {index + 1}
          </button>
          <RuleWords rule={rule} />
          <Form method="post" className="robot-row" preventScrollReset>
            <input type="hidden" name="id" value={rule.id} />
            <Button kind="line" size="sm" to={`/market/admin/wechat/robot/reply?edit=${rule.id}`}>
              修改
            </Button>
            <Button type="submit" kind="line" size="sm" name="do" value={rule.isOn ? 'off' : 'on'}>
              {rule.isOn ? '停用' : '启用'}
            </Button>
            <Button type="submit" kind="line" size="sm" name="do" value="remove">
              删除
            </Button>
          </Form>
        </li>
      ))}
    </ol>
  );
}

function RuleWords({
  rule: { match, pattern, kind, content, title, url, hits, cooldownSeconds },
}: {
  rule: ReplyRule;
}) {
  const said = content || title || url;
  return (
    <div className="reply-words">
      <span>
        <Tag>{MATCHES[match]}</Tag> {match === 'regex' ? <code>{pattern}</code> : pattern}
      </span>
      <span className="robot-quiet">
        {REPLIES[kind]}
        {said && `：${said}`}
      </span>
      <span className="robot-quiet">
        30 天命中 <b className="num">{hits}</b> · 冷却 {cooldownSeconds} 秒
      </span>
    </div>
  );
}
