import { useRef, useState } from 'react';
import { TextArea } from '#/ui/field/text-area.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import type { Upload } from '#/ui/uploader/upload-queue.ts';
import { Uploader } from '#/ui/uploader/uploader.tsx';
import { uploadFile } from '#/web/upload-file.ts';
import './item-form.css';

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
  const shown = linesIn(text);
  const first = sizes.get(shown[0] ?? '');

  const upload: Upload<File> = async (file, { onProgress, signal }) => {
    try {
      const answer = await uploadFile<Uploaded>('/api/v1/file', file, file.name, { onProgress, signal });
      setSizes((known) => new Map(known).set(answer.Url, answer));
      return answer.Url;
    } catch (error) {
      if (!signal.aborted && error instanceof Error) toast(`${file.name}：${error.message}`, { kind: 'error' });
      throw error;
    }
  };

  /** What was typed is shown once the field is left. */
  function settle() {
    if (typed.current === text) return;
    typed.current = text;
    setVersion((before) => before + 1);
  }

  return (
    <div className="item-form-images">
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
      <p className="item-form-note">
        第一张是封面。可以一次选几张、拍照，也可以把图片拖进来，或复制后在这一页粘贴；JPG、PNG、WebP、GIF、AVIF。
      </p>
      {/* Without a size a picture would move what lies below it in lists. */}
      {first && <input type="hidden" name="image_width" value={first.Width} />}
      {first && <input type="hidden" name="image_height" value={first.Height} />}
      <details className="item-form-addresses" open={isRefused || undefined}>
        <summary>用地址填写</summary>
        <TextArea
          label="图片地址"
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
