import { Camera, CameraOff, ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { FileInput } from '#/ui/field/file-input.tsx';
import { copyText } from '#/web/copy-text.ts';
import { FaultNote } from '../frame/fault-note.tsx';
import { Pane } from '../frame/pane.tsx';
import { type Fault, faultOf } from '../frame/tool-fault.pure.ts';
import { readQr } from './read-qr.ts';
import { useCamera } from './use-camera.ts';

/** Reads a code from a file, from the clipboard or from the camera. Nothing leaves the browser. */
export function QrReader() {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<Fault>();
  const picker = useRef<HTMLInputElement>(null);
  const camera = useCamera(setText, setFault);

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (file) read(file, setText, setFault);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);

  return (
    <div className="qrcode-reader">
      <Pane title="图片" foot={<FaultNote fault={fault} />} isBad={fault !== undefined}>
        <div className="qrcode-source">
          <p>选一张图片，直接粘贴截图，或者打开摄像头。</p>
          <div className="qrcode-acts">
            <Button icon={<ImageUp />} onClick={() => picker.current?.click()}>
              选图片
            </Button>
            <Button kind="line" icon={camera.isOn ? <CameraOff /> : <Camera />} onClick={camera.toggle}>
              {camera.isOn ? '关掉摄像头' : '打开摄像头'}
            </Button>
          </div>
          <FileInput
            ref={picker}
            accept="image/*"
            hidden
            aria-label="选图片"
            onFiles={([file]) => {
              if (file) read(file, setText, setFault);
            }}
          />
          <video ref={camera.video} playsInline muted hidden={!camera.isOn} />
        </div>
      </Pane>
      <Pane title="识别结果">
        <div className="qrcode-found" role="status">
          {text ? (
            <>
              <p>{text}</p>
              <div className="qrcode-acts">
                <Button size="sm" onClick={() => copyText(text)}>
                  复制
                </Button>
                {/^https?:\/\//i.test(text) && (
                  <Button kind="line" size="sm" href={text} target="_blank" rel="noopener noreferrer">
                    打开网址
                  </Button>
                )}
              </div>
            </>
          ) : (
            <p className="qrcode-empty">识别出来的内容会显示在这里。打开陌生网址前看清域名。</p>
          )}
        </div>
      </Pane>
    </div>
  );
}

async function read(file: Blob, tell: (text: string) => void, fail: (fault: Fault | undefined) => void) {
  try {
    tell(await readQr(file, new AbortController().signal));
    fail(undefined);
  } catch (error) {
    fail(faultOf(error));
  }
}
