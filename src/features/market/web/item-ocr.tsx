import { Check, Eye, Minus, ScanText, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Degree } from '#/features/ocr/degree.pure.ts';
import { Button } from '#/ui/button/button.tsx';
import { FileInput } from '#/ui/field/file-input.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { Card } from '#/ui/section/card.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { type Filling, type FoundField, fillingsOf, foundFields, type PictureText, takenBack } from './ocr-fields.ts';
import { usePictureText } from './use-picture-text.ts';
import './item-ocr.css';

/** Reads a picture and fills in what the form lacks. What was typed is replaced only when asked for. */
export function ItemOcr({ formId }: { formId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [filled, setFilled] = useState<readonly Filling[]>([]);
  const { reading, read, stop } = usePictureText(fillEmpty);

  const control = (name: string) => {
    const form = document.getElementById(formId);
    const found = form instanceof HTMLFormElement ? form.elements.namedItem(name) : null;
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : undefined;
  };
  const current = (name: string) => control(name)?.value ?? '';
  function write(name: string, value: string) {
    const field = control(name);
    if (!field) return;
    // By the element's own setter: React ignores an event about a value that it wrote itself.
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function fillEmpty(found: PictureText) {
    const fillings = fillingsOf(foundFields(found), current);
    for (const { name, after } of fillings) write(name, after);
    for (const { name, degree } of foundFields(found)) mark(name, degree);
    setFilled(fillings);
  }

  /** So that the eye finds what to look at; the words stand in the list. */
  function mark(name: string, degree: Degree | '') {
    const frame = control(name)?.closest<HTMLElement>('.field');
    if (frame) frame.dataset['degree'] = degree;
  }

  function replace({ name, value }: FoundField) {
    const filling = { name, before: current(name), after: value };
    setFilled((fillings) => [...fillings.filter((one) => one.name !== name), filling]);
    write(name, value);
  }

  function undo() {
    for (const { name, before } of takenBack(filled, current)) write(name, before);
    for (const { name } of filled) mark(name, '');
    setFilled([]);
  }

  async function readCover(): Promise<void> {
    const address = current('images').trim().split('\n', 1)[0]?.trim() ?? '';
    // The browser may fetch only from this site.
    if (!address.startsWith('/')) {
      toast(address ? '外站的图片请先保存到本机，再用“识别图片”选择' : '还没有图片，请先添加一张');
      return;
    }
    const picture = await fetch(address).then((reply) => (reply.ok ? reply.blob() : undefined));
    if (picture) await read(picture, '封面');
    else toast('封面打不开', { kind: 'error' });
  }

  const isBusy = reading.step === 'sending' || reading.step === 'reading';
  return (
    <Card title="识图填表" className="item-ocr">
      <p className="item-ocr-note">认出团购截图或海报上的字，只填还空着的几项；没认准的留空，由你来填。图片不保存。</p>
      <div className="item-ocr-buttons">
        <Button kind="line" icon={<ScanText />} loading={isBusy} onClick={() => input.current?.click()}>
          识别图片
        </Button>
        <Button kind="line" disabled={isBusy} onClick={() => void readCover()}>
          识别封面
        </Button>
        {isBusy && (
          <Button kind="quiet" onClick={stop}>
            取消
          </Button>
        )}
        <FileInput
          ref={input}
          hidden
          accept="image/*"
          aria-label="要识别的图片"
          tabIndex={-1}
          onFiles={([file]) => {
            if (file) void read(file, file.name);
          }}
        />
      </div>
      <div role="status" className="item-ocr-answer">
        {reading.step === 'sending' && (
          <>
            <p>正在上传 {Math.round(reading.share * 100)}%</p>
            <Progress label="上传进度" value={Math.round(reading.share * 100)} size="sm" />
          </>
        )}
        {reading.step === 'reading' && (
          <>
            <p>正在认字，一般要几秒…</p>
            <Progress label="正在认字" size="sm" />
          </>
        )}
        {reading.step === 'failed' && <p className="item-ocr-fault">{reading.message}</p>}
        {reading.step === 'done' && (
          <FoundText found={reading.found} filled={filled} current={current} onReplace={replace} />
        )}
      </div>
      {filled.length > 0 && (
        <Button kind="line" size="sm" icon={<Undo2 />} onClick={undo}>
          撤销填写
        </Button>
      )}
    </Card>
  );
}

const DEGREES = {
  sure: { text: '认准了', icon: <Check size={14} aria-hidden /> },
  look: { text: '看一眼', icon: <Eye size={14} aria-hidden /> },
  none: { text: '没认准，留空了', icon: <Minus size={14} aria-hidden /> },
} as const;

interface FoundProps {
  found: PictureText;
  filled: readonly Filling[];
  current: (name: string) => string;
  onReplace: (field: FoundField) => void;
}

function FoundText({ found, filled, current, onReplace }: FoundProps) {
  const fields = foundFields(found);
  return (
    <>
      {fields.length === 0 && (
        <p>{found.Lines.length > 0 ? '认出了字，但猜不出标题和价格。' : '没有认出文字，换一张清楚些的试试。'}</p>
      )}
      <dl className="item-ocr-fields">
        {fields.map((field) => {
          const isIn = filled.some(({ name }) => name === field.name) || current(field.name) === field.value;
          return (
            <div key={field.name}>
              <dt>{field.label}</dt>
              <dd>
                <span>{field.value}</span>
                <small data-degree={field.degree}>
                  {DEGREES[field.degree].icon} {DEGREES[field.degree].text}
                </small>
                {!isIn && (
                  <Button
                    size="sm"
                    kind="line"
                    aria-label={`${field.label}用“${field.value}”`}
                    onClick={() => onReplace(field)}
                  >
                    {field.degree === 'none' ? '用这个再改' : '替换'}
                  </Button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {found.Lines.length > 0 && (
        <details>
          <summary>认出的全部文字（{found.Lines.length} 行）</summary>
          <p className="item-ocr-lines">{found.Lines.map(({ Text }) => Text).join('\n')}</p>
        </details>
      )}
    </>
  );
}
