import { CornerDownLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { browserApi } from '#/web/browser-api.ts';
import type { TriedReply } from '../robot-reply.contract.ts';
import '#/ui/field/plain-input.css';
import './reply-trial.css';

interface Turn extends TriedReply {
  id: number;
  text: string;
}

interface Props {
  /** Said from elsewhere on the page; the number makes the same words a new asking. */
  asked: { words: string; times: number };
  /** Told what answered, so that its row can be marked. */
  onAnswer: (answering: Answering) => void;
}

export type Answering = Pick<TriedReply, 'ruleId' | 'own'>;

const EXAMPLES = ['国产悬疑剧', '今天农历', '记 午饭 23.5', 'https://example.com/a/long/address'];
const KEPT = 20;

/** A chat with the rules. Nothing that is tried has an effect. */
export function ReplyTrial({ asked, onAnswer }: Props) {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const [place, setPlace] = useState('alone');
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function say(words: string) {
    if (!words.trim() || isBusy) return;
    setIsBusy(true);
    const body = { text: words.trim(), isGroup: place === 'group' };
    const answer = await browserApi('POST /api/v1/wechat/robot/reply/try', { body });
    setIsBusy(false);
    if (!answer.ok) return;
    setText('');
    onAnswer(answer.data);
    setTurns((known) =>
      [...known, { ...answer.data, text: words.trim(), id: (known.at(-1)?.id ?? 0) + 1 }].slice(-KEPT),
    );
  }

  const sayNow = useEffectEvent(say);
  useEffect(() => {
    if (asked.times > 0) void sayNow(asked.words);
  }, [asked]);
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turns.length > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [turns]);

  return (
    <Card
      title="试一句"
      className="reply-trial"
      aside={
        <Segmented
          label="在哪里说"
          segments={[
            { value: 'alone', label: '公众号' },
            { value: 'group', label: '群里' },
          ]}
          value={place}
          onChange={setPlace}
        />
      }
    >
      <div ref={log} className="reply-chat" role="log" aria-label="试过的话">
        {turns.length === 0 && (
          <p className="robot-quiet">像群友那样说一句，看哪条规则回答、为什么。不会真的记账，也不留短链。</p>
        )}
        {turns.map((turn) => (
          <TurnView key={turn.id} turn={turn} />
        ))}
      </div>
      <div className="reply-hints">
        {EXAMPLES.map((words) => (
          <button key={words} type="button" onClick={() => say(words)}>
            {words.startsWith('http') ? '一条网址' : words}
          </button>
        ))}
      </div>
      <form
        className="reply-say"
        onSubmit={(event) => {
          event.preventDefault();
          void say(text);
        }}
      >
        <input
          className="plain-input"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          maxLength={1000}
          placeholder="像群友那样说一句"
          aria-label="说一句"
          enterKeyHint="send"
        />
        <Button type="submit" kind="line" loading={isBusy} icon={<CornerDownLeft size={16} />} aria-label="说">
          说
        </Button>
      </form>
    </Card>
  );
}

function TurnView({ turn: { text, reply, ruleId, why, ms } }: { turn: Turn }) {
  return (
    <>
      <p className="reply-mine">{text}</p>
      {reply && (
        <div className="reply-theirs">
          {reply.image && <img src={reply.image} alt="" loading="lazy" />}
          {reply.text && <p>{reply.text}</p>}
          {reply.things.map(({ title, note, url, image }) => (
            <a key={url} href={url} className="reply-thing">
              {image && <img src={image} alt="" loading="lazy" />}
              <span>
                <b>{title}</b>
                <small>{note}</small>
              </span>
            </a>
          ))}
          {reply.url && <a href={reply.url}>{reply.url}</a>}
        </div>
      )}
      <p className="reply-why" data-missed={reply === null || undefined}>
        <b>{reply === null && ruleId === null ? '没接住' : ''}</b> {why}。用时 {ms} 毫秒，公众号限 5 秒。
        {reply === null && ruleId === null && (
          <Link to={`/market/admin/wechat/robot/reply?${new URLSearchParams({ new: text })}`}>用这句新建规则</Link>
        )}
      </p>
    </>
  );
}
