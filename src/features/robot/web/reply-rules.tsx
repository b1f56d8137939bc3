import { Ellipsis, GripVertical } from 'lucide-react';
import { useState } from 'react';
import { Form, useFetcher, useRevalidator } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Switch } from '#/ui/switch/switch.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { browserApi } from '#/web/browser-api.ts';
import type { ReplyRule } from '../robot-reply.contract.ts';
import { MATCHES, REPLIES } from './reply-command.ts';
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
  lunar: '回今天的农历与节气',
  human: '转给站长，10 分钟内不自动回',
};

/** Ordered by dragging the grip, or with Alt and the arrow keys on it. */
export function ReplyRules({ rules, answering }: Props) {
  const [dragged, setDragged] = useState<number | undefined>();
  const [over, setOver] = useState<number | undefined>();
  const { revalidate } = useRevalidator();

  async function place(id: number, before: number) {
    const ids = rules.map((rule) => rule.id).filter((other) => other !== id);
    ids.splice(before, 0, id);
    const answer = await browserApi('PUT /api/v1/wechat/robot/reply/order', { body: { ids } });
    if (answer.ok) await revalidate();
  }

  if (rules.length === 0) return <EmptyState title="还没有规则">没有规则时，写给它的话由站内搜索回答。</EmptyState>;
  return (
    <>
      <div className="reply-head" aria-hidden="true">
        <span>顺序</span>
        <span>触发条件</span>
        <span>回复方式</span>
        <span>30 天命中</span>
        <span>启用</span>
      </div>
      <ol className="reply-rules">
        {rules.map((rule, index) => (
          <li
            key={rule.id}
            className="reply-rule"
            data-answers={rule.id === answering || undefined}
            data-off={!rule.isOn || undefined}
            data-over={(dragged !== undefined && over === rule.id) || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(rule.id);
            }}
            onDrop={() => dragged !== undefined && place(dragged, index)}
          >
            <button
              type="button"
              className="reply-grip"
              draggable
              aria-label={`第 ${index + 1} 条，按住 Alt 和上下键移动`}
              onDragStart={() => setDragged(rule.id)}
              onDragEnd={() => setDragged(undefined)}
              onKeyDown={(event) => {
                if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
                event.preventDefault();
                const to = index + (event.key === 'ArrowUp' ? -1 : 1);
                if (to >= 0 && to < rules.length) void place(rule.id, to);
              }}
            >
              <GripVertical size={15} aria-hidden /> <span className="num">{index + 1}</span>
            </button>
            <RuleWords rule={rule} />
            <RuleSwitch rule={rule} place={index + 1} />
            <RuleMore rule={rule} place={index + 1} last={rules.length} onMove={(to) => place(rule.id, to)} />
          </li>
        ))}
      </ol>
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
        <b className="num">{hits}</b>
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
    <details className="reply-more">
      <summary aria-label={`第 ${place} 条的更多操作`}>
        <Ellipsis size={17} aria-hidden />
      </summary>
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
          修改
        </Button>
        <Button type="submit" kind="quiet" size="sm" name="do" value={isOn ? 'off' : 'on'}>
          {isOn ? '停用' : '启用'}
        </Button>
        <Button type="submit" kind="danger" size="sm" name="do" value="remove">
          删除
        </Button>
      </Form>
    </details>
  );
}
