import { useEffect, useRef, useState } from 'react';
import { uploadFile } from '#/web/upload-file.ts';
import { CodeArea } from '../../frame/code-area.tsx';
import { FaultNote } from '../../frame/fault-note.tsx';
import { Pane } from '../../frame/pane.tsx';
import { OutputButtons } from '../../frame/pane-buttons.tsx';
import { SendTo } from '../../frame/send-to.tsx';
import { PictureDrop } from '../../picture/picture-drop.tsx';
import { PicturePreview } from '../../picture/picture-preview.tsx';
import { shrinkPicture } from './shrink-picture.ts';
import '../../frame/net-tool.css';
import '../../frame/text-tool.css';
import './image-text.css';

interface Reading {
  name?: string;
  picture?: Blob;
  isBusy?: boolean;
  text?: string;
  confidence?: number | null;
  problem?: string;
}

/** Three may stand in line, and each has twenty seconds. */
const TIMEOUT_MS = 90_000;
const DOUBTFUL = 0.6;

export default function ImageText() {
  const [reading, setReading] = useState<Reading>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function read(file: File) {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const { signal } = control;
    const shown = { name: file.name, picture: file };
    setReading({ ...shown, isBusy: true });
    try {
      const { Text, Confidence } = await uploadFile<{ Text: string; Confidence: number | null }>(
        '/api/v1/ocr/text',
        await shrinkPicture(file),
        file.name,
        { signal, timeoutMs: TIMEOUT_MS, tooSlow: '排队的图片太多，请过一会儿再试' },
      );
      setReading({ ...shown, text: Text, confidence: Confidence });
    } catch (error) {
      if (!signal.aborted)
        setReading({ ...shown, problem: error instanceof Error ? error.message : '识别失败，请再试一次' });
    }
  }

  const { picture, text, confidence, problem, isBusy = false } = reading;
  const isDoubtful = confidence !== null && confidence !== undefined && confidence < DOUBTFUL;
  return (
    <div className="text-tool image-text">
      <div className="text-tool-panes">
        <Pane
          title="图片"
          isBad={problem !== undefined}
          foot={<FaultNote fault={problem ? { message: problem } : undefined} />}
        >
          <PictureDrop onFiles={([file]) => file && read(file)} />
          {picture && <PicturePreview blob={picture} name={reading.name ?? '图片'} />}
        </Pane>
        <Pane
          title="文字"
          isBusy={isBusy}
          actions={
            text && (
              <>
                <OutputButtons text={text} fileName="图片里的文字.txt" />
                <SendTo text={text} kind="text" />
              </>
            )
          }
          foot={isDoubtful && <p className="image-text-note">图片不够清楚，请仔细核对</p>}
        >
          {text ? (
            <CodeArea label="文字" value={text} onChange={(next) => setReading({ ...reading, text: next })} wraps />
          ) : (
            <p className="net-tool-empty" role="status">
              {isBusy
                ? '正在排队识别，一般几秒，忙时要一分钟…'
                : text === ''
                  ? '没有认出文字'
                  : '选好图片后，文字会出现在这里。'}
            </p>
          )}
        </Pane>
      </div>
    </div>
  );
}
