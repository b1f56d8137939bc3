import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Form, useFetcher } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { Switch } from '#/ui/switch/switch.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import { FoldButton } from '#/web/fold-button.tsx';
import type { ReplyRule } from '../robot-reply.contract.ts';
import { Do } from './do-button.tsx';
import { MATCHES, REPLIES } from './reply-command.ts';
import { RobotDots } from './robot-dots.tsx';
import { useRuleOrder } from './use-rule-order.ts';
import './reply-rules.css';

interface Props {
  rules: readonly ReplyRule[];
  /** The one that answered what was tried last. */
  answering: number | null;
}

/** What a rule waits for or does, where it has no words of its own. */
const CONDITIONS: Partial<Record<ReplyRule['match'], string>> = {
  intent: '想找某类片（国产悬疑剧、豆瓣高分动画）',
  url: '消息里有 http 链接',
  default: '前面都对不上的话',
};
const DEEDS: Partial<Record<ReplyRule['kind'], string>> = {
  search: '按片名、拼音、题材和年代找，回片卡与链接',
  short: '回短链接',
  bill: '给已绑定的会员记一笔',
  lunar: '回那天的农历与节气',
  human: '转给站长，10 分钟内不自动回',
};

/** Ordered by dragging the grip, or with Alt and the arrow keys on it. */
export function ReplyRules({ rules, answering }: Props) {
  const [dragged, setDragged] = useState<number | undefined>();
  const [over, setOver] = useState<number | undefined>();
  const { ordered, said, move } = useRuleOrder(rules);

  return (
    <>
      <div className="reply-head" aria-hidden="true">
        <span>顺序</span>
        <span>触发条件</span>
        <span>回复方式</span>
        <span>30 天命中</span>
        <span>启用</span>
      </div>
      {rules.length === 0 && <p className="reply-none">还没有自己的规则；新建的排在站内自带的前面。</p>}
      <ol className="reply-rules" aria-label="自己的规则">
        {ordered.map((rule, index) => (
          <li
            key={rule.id}
            className="reply-rule"
            data-answers={rule.id === answering || undefined}
            data-off={!rule.isOn || undefined}
            data-dragged={dragged === rule.id || undefined}
            data-over={(dragged !== undefined && over === rule.id) || undefined}
            // Only by its grip: words in a row can still be marked. A button alone cannot be dragged in Firefox.
            draggable={dragged === rule.id}
            onDragStart={(event) => event.dataTransfer.setData('text/plain', String(index + 1))}
            onDragOver={(event) => {
              if (dragged === undefined) return;
              event.preventDefault();
              setOver(rule.id);
            }}
            onDrop={(event) => {
              event.preventDefault();
              if (dragged !== undefined) move(dragged, index);
            }}
            onDragEnd={() => setDragged(undefined)}
          >
            <button
              type="button"
              className="reply-grip"
              aria-label={`第 ${index + 1} 条，按住 Alt 和上下键移动`}
              onPointerDown={() => setDragged(rule.id)}
              onPointerUp={() => setDragged(undefined)}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                event.preventDefault();
                move(rule.id, index + (event.key === 'ArrowUp' ? -1 : 1));
              }}
            >
              <GripVertical size={15} aria-hidden /> <span className="num">{index + 1}</span>
            </button>
            <RuleWords rule={rule} />
            <RuleSwitch rule={rule} place={index + 1} />
            <RuleMore rule={rule} place={index + 1} last={rules.length} onMove={(to) => move(rule.id, to)} />
          </li>
        ))}
      </ol>
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </>
  );
}

function RuleWords({
  rule: { match, pattern, kind, content, title, url, hits, cooldownSeconds },
}: {
  rule: ReplyRule;
}) {
  const condition = CONDITIONS[match] ?? pattern.split(/[,，|\n]/).join(' · ');
  return (
    <>
      <div className="reply-words">
        <Tag>{MATCHES[match]}</Tag>
        {match === 'regex' ? <code>{pattern}</code> : <span>{condition}</span>}
      </div>
      <div className="reply-deed">
        <b>{REPLIES[kind]}</b>
        <span>{content || title || url || DEEDS[kind]}</span>
      </div>
      <div className="reply-hits" title={`冷却 ${cooldownSeconds} 秒`}>
        <b className="num">{thousands(hits)}</b>
        <small>次</small>
      </div>
    </>
  );
}

/** Takes effect at once; without JavaScript the buttons behind … do the same. */
function RuleSwitch({ rule: { id, isOn }, place }: { rule: ReplyRule; place: number }) {
  const fetcher = useFetcher();
  const isShownOn = fetcher.formData ? fetcher.formData.get('do') === 'on' : isOn;
  return (
    <Switch
      bare
      className="reply-switch"
      label={`启用第 ${place} 条`}
      checked={isShownOn}
      onChange={() => void fetcher.submit({ id: String(id), do: isShownOn ? 'off' : 'on' }, { method: 'post' })}
    />
  );
}

interface MoreProps {
  rule: ReplyRule;
  place: number;
  last: number;
  /** To this index: a finger cannot drag what scrolls. */
  onMove: (index: number) => void;
}

function RuleMore({ rule: { id, isOn }, place, last, onMove }: MoreProps) {
  return (
    <RobotDots className="reply-more" label={`第 ${place} 条的更多操作`}>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        {place > 1 && (
          <Button kind="quiet" size="sm" onClick={() => onMove(place - 2)}>
            上移
          </Button>
        )}
        {place < last && (
          <Button kind="quiet" size="sm" onClick={() => onMove(place)}>
            下移
          </Button>
        )}
        <Button kind="quiet" size="sm" to={`/market/admin/wechat/robot/reply?edit=${id}`}>
          编辑
        </Button>
        <Do kind="quiet" value={isOn ? 'off' : 'on'}>
          {isOn ? '停用' : '启用'}
        </Do>
        <FoldButton
          label="删除"
          question={`删除第 ${place} 条规则？只想停一阵，点“停用”。`}
          confirm="删除"
          name="do"
          value="remove"
        />
      </Form>
    </RobotDots>
  );
}
