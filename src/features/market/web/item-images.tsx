import { useState } from 'react';
import { TextArea } from '#/ui/field/text-area.tsx';
import type { Upload } from '#/ui/uploader/upload-queue.ts';
import { Uploader } from '#/ui/uploader/uploader.tsx';
import { browserApi } from '#/web/browser-api.ts';
import './item-form.css';

const MOST = 9;

const upload: Upload<File> = async (file, { signal }) => {
  const form = new FormData();
  form.set('file', file);
  // The transport sends a form as multipart; the contract describes what arrives.
  const body = form as unknown as { file: { name: string; type: string; bytes: Uint8Array } };
  const result = await browserApi('POST /api/v1/file', { body });
  signal.throwIfAborted();
  if (!result.ok) throw new Error(result.message);
  return result.data.Url;
};

const linesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Addresses, one a line, which is all there is without JavaScript; what is uploaded is written among them. */
export function ItemImages({ initial }: { initial: string }) {
  const [text, setText] = useState(initial);
  const [uploaded, setUploaded] = useState<readonly string[]>([]);

  function merge(urls: readonly string[]) {
    const kept = linesIn(text).filter((line) => !uploaded.includes(line) || urls.includes(line));
    setText([...kept, ...urls.filter((url) => !kept.includes(url))].join('\n'));
    setUploaded(urls);
  }

  const shown = linesIn(text);
  return (
    <div className="item-form-images">
      <TextArea
        label="图片"
        name="images"
        rows={4}
        aside={`${shown.length} / ${MOST}`}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        hint="一行一个地址，第一张是封面；也可以在下面上传"
      />
      {shown.length > 0 && (
        <ul className="item-form-thumbs">
          {shown.map((url) => (
            <li key={url}>
              <img src={url} alt="" />
            </li>
          ))}
        </ul>
      )}
      <Uploader label="上传图片" upload={upload} onChange={merge} maxMb={10} maxCount={MOST} />
    </div>
  );
}
