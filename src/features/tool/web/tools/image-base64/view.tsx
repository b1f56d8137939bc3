import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { CodeArea } from '../../frame/code-area.tsx';
import { FaultNote } from '../../frame/fault-note.tsx';
import { download } from '../../frame/files.ts';
import { Pane } from '../../frame/pane.tsx';
import { InputButtons, OutputButtons } from '../../frame/pane-buttons.tsx';
import { useLive } from '../../frame/use-live.ts';
import { sizeText } from '../../picture/geometry.pure.ts';
import { PickedFiles } from '../../picture/picked-files.tsx';
import { PictureDrop } from '../../picture/picture-drop.tsx';
import { PicturePreview } from '../../picture/picture-preview.tsx';
import { fromDataUrl, toDataUrl } from './image-base64.work.ts';
import '../../frame/text-tool.css';
import '../../picture/picture.css';

const WAYS = [
  { value: 'encode', label: '图片转 Base64' },
  { value: 'decode', label: 'Base64 转图片' },
];

export default function ImageBase64() {
  const [way, setWay] = useState('encode');
  return (
    <div className="text-tool">
      <div className="text-tool-bar">
        <Segmented label="方向" segments={WAYS} value={way} onChange={setWay} />
      </div>
      {way === 'encode' ? <Encode /> : <Decode />}
    </div>
  );
}

async function addressOf(file: File): Promise<string> {
  return toDataUrl(new Uint8Array(await file.arrayBuffer()));
}

function Encode() {
  const [file, setFile] = useState<File>();
  const { result = '', fault } = useLive(addressOf, file);
  return (
    <div className="text-tool-panes">
      <Pane title="图片" isBad={fault !== undefined} foot={<FaultNote fault={fault} />}>
        <PictureDrop onFiles={([first]) => setFile(first)} />
        <PickedFiles
          items={file ? [file] : []}
          fileOf={(one) => one}
          noteOf={({ size }) => sizeText(size)}
          onChange={([first]) => setFile(first)}
          isOrdered={false}
        />
      </Pane>
      <Pane
        title="Base64"
        note={result && sizeText(result.length)}
        actions={result !== '' && <OutputButtons text={result} fileName="图片.txt" />}
      >
        <CodeArea label="Base64" value={result} wraps />
      </Pane>
    </div>
  );
}

function pictureOf(text: string): Blob {
  const { type, bytes } = fromDataUrl(text);
  return new Blob([bytes], { type });
}

function Decode() {
  const [text, setText] = useState('');
  const { result, fault } = useLive(pictureOf, text.trim() === '' ? undefined : text);
  return (
    <div className="text-tool-panes">
      <Pane
        title="Base64"
        isBad={fault !== undefined}
        actions={<InputButtons value={text} onChange={setText} />}
        foot={<FaultNote fault={fault} />}
      >
        <CodeArea label="Base64" value={text} onChange={setText} wraps placeholder="data:image/png;base64,…" />
      </Pane>
      <Pane title="图片" note={result && `${result.type}，${sizeText(result.size)}`}>
        {result && !fault && (
          <ul className="picture-results" data-single>
            <li>
              <PicturePreview blob={result} name="解出的图片" />
              <span>{result.type}</span>
              <Button
                kind="line"
                size="sm"
                onClick={() => download(result, `图片.${result.type.replace(/^image\/|\+xml|x-/g, '')}`)}
              >
                下载
              </Button>
            </li>
          </ul>
        )}
      </Pane>
    </div>
  );
}
