import { Download, ImagePlus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { FileInput } from '#/ui/field/file-input.tsx';
import { qrModules } from '#/ui/qr-code/qr-modules.ts';
import { pngOf } from '#/ui/qr-code/svg-canvas.ts';
import { toast } from '#/ui/toast/toast-store.ts';
import { CodeArea } from '../frame/code-area.tsx';
import { FaultNote } from '../frame/fault-note.tsx';
import { download } from '../frame/files.ts';
import { OptionBar } from '../frame/option-bar.tsx';
import { Pane } from '../frame/pane.tsx';
import { useToolState } from '../frame/use-tool-state.ts';
import { colourProblem, qrSvg } from './qr-content.pure.ts';
import { CARD_FIELDS, contentOf, LOOKS, QR_OPTIONS, WIFI_FIELDS } from './qr-options.ts';

/** Makes a code as you type. */
export function QrMaker() {
  const { input, setInput, values, setValues } = useToolState(QR_OPTIONS);
  const [logo, setLogo] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const text = contentOf(input, values);
  // With a mark in the middle a fifth of the code is covered, so it needs the strongest correction.
  const level = logo ? 'H' : values.level;
  const modules = useMemo(() => (text === '' ? undefined : qrModules(text, level)), [text, level]);
  const { dark, light, pixels } = values;
  const svg = modules ? qrSvg({ ...modules, dark, light, pixels, logo }) : undefined;
  const problem = colourProblem(dark, light);
  const change = (some: object) => setValues(some as Partial<typeof values>);
  const fields = { text: [], wifi: WIFI_FIELDS, card: CARD_FIELDS }[values.kind];

  async function savePng() {
    if (!svg) return;
    try {
      download(await pngOf(svg, pixels), 'qrcode.png');
    } catch {
      toast('没能生成 PNG，试试存成 SVG', { kind: 'error' });
    }
  }

  return (
    <div className="qrcode-maker">
      <OptionBar options={[QR_OPTIONS[0]]} values={values} onChange={change} />
      <div className="text-tool-panes">
        <Pane
          title="内容"
          foot={<FaultNote fault={modules === null ? { message: '内容太长，二维码装不下，请缩短一些' } : undefined} />}
          isBad={modules === null}
        >
          {values.kind === 'text' ? (
            <CodeArea label="内容" value={input} onChange={setInput} placeholder="文字或网址" wraps />
          ) : (
            <div className="qrcode-fields">
              <OptionBar options={fields} values={values} onChange={change} />
            </div>
          )}
        </Pane>
        <Pane
          title="二维码"
          foot={<FaultNote fault={problem ? { message: problem } : undefined} />}
          actions={
            svg && (
              <>
                <Button kind="quiet" size="sm" icon={<Download />} onClick={savePng}>
                  PNG
                </Button>
                <Button
                  kind="quiet"
                  size="sm"
                  icon={<Download />}
                  onClick={() => download(svg, 'qrcode.svg', 'image/svg+xml')}
                >
                  SVG
                </Button>
              </>
            )
          }
        >
          <div className="qrcode-shown">
            {svg ? (
              <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="生成的二维码" width={260} height={260} />
            ) : (
              <p className="qrcode-empty">填好内容，二维码会出现在这里。</p>
            )}
          </div>
        </Pane>
      </div>
      <div className="qrcode-looks">
        <OptionBar options={LOOKS} values={values} onChange={change} />
        <Button kind="line" size="sm" icon={<ImagePlus />} onClick={() => picker.current?.click()}>
          {logo ? '换标志' : '加标志'}
        </Button>
        {logo && (
          <Button kind="quiet" size="sm" onClick={() => setLogo(undefined)}>
            去掉标志
          </Button>
        )}
        <FileInput
          ref={picker}
          accept="image/png,image/jpeg,image/webp"
          hidden
          aria-label="选标志图片"
          onFiles={([file]) => {
            if (!file) return;
            const reader = new FileReader();
            reader.onload = () => setLogo(String(reader.result));
            reader.readAsDataURL(file);
          }}
        />
      </div>
    </div>
  );
}
