import { Images } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import type { Upload } from '#/ui/uploader/upload-queue.ts';
import { Uploader } from '#/ui/uploader/uploader.tsx';
import { uploadFile } from '#/web/upload-file.ts';
import './item-form.css';

const MediaDialog = lazy(() => import('#/features/media/shared/media-dialog.tsx'));

const MOST = 9;

interface Uploaded {
  Url: string;
  Width: number;
  Height: number;
}

const linesIn = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** The pictures in their order. Their addresses stand in a field, which is all there is without JavaScript. */
export function ItemImages({ initial, isRefused }: { initial: string; isRefused: boolean }) {
  const [text, setText] = useState(initial);
  const [version, setVersion] = useState(0);
  const [sizes, setSizes] = useState<ReadonlyMap<string, Uploaded>>(new Map());
  const typed = useRef(initial);
  const [library, setLibrary] = useState<'never' | 'open' | 'closed'>('never');
  const shown = linesIn(text);
  const first = sizes.get(shown[0] ?? '');

  const upload: Upload<File> = async (file, { onProgress, signal }) => {
    try {
      const answer = await uploadFile<Uploaded>('/api/v1/media', file, file.name, { onProgress, signal });
      setSizes((known) => new Map(known).set(answer.Url, answer));
      return answer.Url;
    } catch (error) {
      if (!signal.aborted && error instanceof Error) toast(`${file.name}：${error.message}`, { kind: 'error' });
      throw error;
    }
  };

  // Whoever watches the form hears of pictures that came without a key being pressed.
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== initial) box.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text, initial]);

  /** What was typed is shown once the field is left. */
  function settle() {
    if (typed.current === text) return;
    typed.current = text;
    setVersion((before) => before + 1);
  }

  return (
    <div className="item-form-images" ref={box}>
      <Uploader
        key={version}
        label="图片"
        upload={upload}
        initial={shown}
        maxMb={10}
        maxCount={MOST}
        isSortable
        takesPaste
        onChange={(urls) => {
          typed.current = urls.join('\n');
          setText(typed.current);
        }}
      />
      {shown.length < MOST && (
        <Button kind="line" size="sm" icon={<Images />} onClick={() => setLibrary('open')}>
          从媒体库选
        </Button>
      )}
      {library !== 'never' && (
        <Suspense>
          <MediaDialog
            open={library === 'open'}
            onClose={() => setLibrary('closed')}
            place="商品图片"
            isMultiple
            onPick={(pictures) => {
              setLibrary('closed');
              setSizes((known) => new Map([...known, ...pictures.map((one) => [one.Url, one] as const)]));
              typed.current = [...new Set([...shown, ...pictures.map(({ Url }) => Url)])].slice(0, MOST).join('\n');
              setText(typed.current);
              setVersion((before) => before + 1);
            }}
          />
        </Suspense>
      )}
      <p className="item-form-note">第一张是封面。可以一次选几张、拍照，把图片拖进来，或复制后在这一页粘贴。</p>
      {/* Without a size a picture would move what lies below it in lists. */}
      {first && first.Width > 0 && <input type="hidden" name="image_width" value={first.Width} />}
      {first && first.Width > 0 && <input type="hidden" name="image_height" value={first.Height} />}
      <details className="item-form-addresses" open={isRefused || undefined}>
        <summary>用图片链接添加</summary>
        <TextArea
          label="图片链接"
          name="images"
          rows={4}
          aside={`${shown.length} / ${MOST}`}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={settle}
          hint="一行一个，第一张是封面"
        />
      </details>
    </div>
  );
}
