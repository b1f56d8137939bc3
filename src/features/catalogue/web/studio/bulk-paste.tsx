import { useId, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { type Episode, namesText, type Understood, understandPaste } from './read-episodes.ts';

interface Props {
  present: readonly Episode[];
  onTake: (after: Episode[], added: string[]) => void;
}

const HINT = '第25集$https://play.example/25.m3u8\n28-30$https://play.example/{n}.m3u8';

/** Many episodes at once; what would come of them is said while typing. */
export function BulkPaste({ present, onTake }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const read = understandPaste(text, present);
  const count = read.added.length + read.changed.length;
  return (
    <div className="studio-paste">
      <div className="studio-paste-box">
        <textarea
          ref={box}
          aria-label="批量粘贴选集"
          aria-describedby={id}
          rows={6}
          spellCheck={false}
          placeholder={HINT}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div id={id} className="studio-paste-read" aria-live="polite">
          <PasteReading text={text} read={read} />
          <Button
            size="sm"
            wide
            disabled={count === 0}
            onClick={() => {
              onTake(read.after, read.added);
              setText('');
              // The button is disabled now, and what is disabled loses the focus.
              box.current?.focus();
            }}
          >
            放进选集
          </Button>
        </div>
      </div>
      <p className="studio-hint">
        一行一集：<code>第1集$地址</code>；或一段：<code>28-30$地址里写 {'{n}'}</code>，要补零写 {'{nn}'}。
      </p>
    </div>
  );
}

const MOST_SAID = 4;

function PasteReading({ text, read: { sets, skipped, added, changed, same } }: { text: string; read: Understood }) {
  if (text.trim() === '') return <p>粘贴后，这里显示认出了几集、哪些是新的。</p>;
  const facts = [
    added.length > 0 && `新增 ${namesText(added)}`,
    changed.length > 0 ? `换掉 ${namesText(changed)} 的地址` : added.length > 0 && '没有覆盖已有的',
    same > 0 && `${same} 集和现在一样`,
  ].filter(Boolean);
  return (
    <div>
      <strong>认出 {sets.length} 集</strong>
      {facts.length > 0 && <p>{facts.join('，')}</p>}
      {skipped.slice(0, MOST_SAID).map(({ line, why }) => (
        <p key={`${line} ${why}`} data-bad>
          第 {line} 行{why}，已跳过
        </p>
      ))}
      {skipped.length > MOST_SAID && <p data-bad>还有 {skipped.length - MOST_SAID} 行已跳过</p>}
    </div>
  );
}
