import { Download, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { type Card, drawCard } from '../card/scene.pure.ts';
import { lookAt, PALETTES, STYLES } from '../card/styles.pure.ts';
import { paintCard } from './card-canvas.ts';
import { downloadCard, shareCard } from './card-files.ts';
import type { CardSubject } from './card-studio.tsx';
import { WORDS } from './wish-words.ts';

const LONGEST_TEXT = 60;
const LONGEST_NAME = 12;

/** Names and words stay in the browser: the card is drawn, saved and shared here. */
export function CardEditor({ tone, title, texts, path }: CardSubject) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [chosen, setChosen] = useState(0);
  const [card, setCard] = useState<Card>(() => ({
    tone,
    title,
    ...lookAt(title, tone),
    text: texts[0] ?? '',
    to: '',
    from: '',
  }));
  const change = (fields: Partial<Card>) => setCard((before) => ({ ...before, ...fields }));
  const words = WORDS[tone];

  useEffect(() => {
    if (!canvas.current) return;
    const font = getComputedStyle(document.documentElement).getPropertyValue('--font-serif');
    paintCard(canvas.current, drawCard(card), font);
  }, [card]);

  function another() {
    const next = (chosen + 1) % texts.length;
    setChosen(next);
    change({ text: texts[next] ?? '' });
  }

  return (
    <div className="card-studio-layout">
      <div className="card-studio-paper">
        <canvas
          ref={canvas}
          role="img"
          aria-label={`${title}：${[card.to, card.text, card.from].filter(Boolean).join('，')}`}
        />
      </div>
      <form className="card-editor" onSubmit={(event) => event.preventDefault()}>
        <div className="card-editor-names">
          <Field
            label={words.to}
            value={card.to}
            maxLength={LONGEST_NAME}
            placeholder={tone === 'solemn' ? '选填' : '外婆'}
            autoComplete="off"
            onChange={({ target }) => change({ to: target.value })}
          />
          <Field
            label={words.from}
            value={card.from}
            maxLength={LONGEST_NAME}
            placeholder="小满 敬上"
            autoComplete="off"
            onChange={({ target }) => change({ from: target.value })}
          />
        </div>
        <TextArea
          label={words.text}
          rows={3}
          maxLength={LONGEST_TEXT}
          value={card.text}
          onChange={({ target }) => change({ text: target.value })}
          {...(texts.length > 1 && {
            hint: (
              <button type="button" className="card-editor-another" onClick={another}>
                换一句
              </button>
            ),
          })}
        />
        <fieldset>
          <legend>配色</legend>
          <div className="card-editor-colours">
            {PALETTES[tone].map(({ name, colours: { ground, light } }, index) => (
              <label key={name}>
                <input
                  type="radio"
                  name="palette"
                  checked={card.palette === index}
                  onChange={() => change({ palette: index })}
                />
                <i style={{ background: `linear-gradient(135deg, ${ground} 0 58%, ${light} 58%)` }} />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>图样</legend>
          <div className="card-editor-styles">
            {STYLES[tone].map(({ name }, index) => (
              <label key={name}>
                <input
                  type="radio"
                  name="style"
                  checked={card.style === index}
                  onChange={() => change({ style: index })}
                />
                <span>{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="card-editor-actions">
          <Button size="lg" icon={<Download aria-hidden />} onClick={() => save(downloadCard)}>
            下载 PNG
          </Button>
          <Button size="lg" kind="line" icon={<Share2 aria-hidden />} onClick={() => save(shareCard)}>
            发给朋友
          </Button>
        </div>
        <p className="card-studio-note">1080 × 1440，在你的设备上绘制，不上传姓名。</p>
      </form>
    </div>
  );

  function save(how: typeof downloadCard): void {
    if (!canvas.current) return;
    how(canvas.current, { name: `${title}.png`, text: card.text, path }).catch(() =>
      toast('没能生成图片，请再试一次', { kind: 'error' }),
    );
  }
}
