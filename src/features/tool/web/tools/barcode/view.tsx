import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { FaultNote } from '../../frame/fault-note.tsx';
import { download } from '../../frame/files.ts';
import { OptionBar } from '../../frame/option-bar.tsx';
import { Pane } from '../../frame/pane.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { useLive } from '../../frame/use-live.ts';
import { useTool } from '../../frame/use-tool.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import { newCanvas, saveCanvas } from '../../picture/canvas.ts';
import { KINDS } from './barcode.options.ts';
import '../../frame/text-tool.css';
import './barcode.css';

const OPTIONS = [
  { key: 'text', label: '内容', kind: 'text', default: '690123456789' },
  { key: 'kind', label: '种类', kind: 'choice', choices: KINDS, default: 'ean13' },
  { key: 'height', label: '高度', kind: 'number', default: 15, min: 5, max: 60, unit: '毫米' },
  { key: 'showText', label: '下面印数字', kind: 'switch', default: true },
] as const satisfies readonly ToolOption[];

async function draw(values: OptionValues<typeof OPTIONS>): Promise<string> {
  // Nearly a megabyte of drawing rules for a hundred kinds.
  const { drawBarcode } = await import('./barcode.work.ts');
  return drawBarcode(values.text, { ...values, height: values.height || 15 });
}

export default function Barcode() {
  const { name } = useTool();
  const { values, setValues } = useToolState(OPTIONS);
  const question = useMemo(() => (values.text.trim() ? values : undefined), [values]);
  const { result, fault, isBusy } = useLive(draw, question);
  return (
    <div className="text-tool">
      {/* The bar names values by the options' own keys. */}
      <OptionBar options={OPTIONS} values={values} onChange={(change) => setValues(change as Partial<typeof values>)} />
      <Pane
        title="条形码"
        isBusy={isBusy}
        isBad={fault !== undefined}
        foot={<FaultNote fault={fault} />}
        actions={
          result && (
            <>
              <Button
                kind="quiet"
                size="sm"
                icon={<Download />}
                onClick={() => download(result, '条形码.svg', 'image/svg+xml')}
              >
                SVG
              </Button>
              <Button kind="quiet" size="sm" icon={<Download />} onClick={() => savePng(result)}>
                PNG
              </Button>
            </>
          )
        }
      >
        {result && !fault && (
          <div className="barcode">
            <img src={`data:image/svg+xml,${encodeURIComponent(result)}`} alt={`${name}：${values.text}`} />
          </div>
        )}
      </Pane>
    </div>
  );
}

/** Four times as large, so that a printer has enough to work with. */
async function savePng(svg: string): Promise<void> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const size = { width: image.width * 4, height: image.height * 4 };
  const [canvas, pen] = newCanvas(size);
  pen.drawImage(image, 0, 0, size.width, size.height);
  const { blob, name } = await saveCanvas(canvas, 'image/png', '条形码.png');
  download(blob, name);
}
