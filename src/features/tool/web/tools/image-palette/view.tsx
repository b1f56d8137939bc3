import { useMemo, useState } from 'react';
import { OptionBar } from '../../frame/option-bar.tsx';
import { Pane } from '../../frame/pane.tsx';
import { Rows } from '../../frame/rows.tsx';
import type { ToolOption } from '../../frame/tool-options.ts';
import { useLive } from '../../frame/use-live.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import { newCanvas, openPicture } from '../../picture/canvas.ts';
import { within } from '../../picture/geometry.pure.ts';
import { OnePicture } from '../../picture/one-picture.tsx';
import { paletteOf, type Swatch } from './image-palette.pure.ts';
import '../../frame/text-tool.css';
import './image-palette.css';

const OPTIONS = [
  { key: 'count', label: '颜色个数', kind: 'number', default: 6, min: 2, max: 16 },
] as const satisfies readonly ToolOption[];

/** Enough pixels to know the colours, few enough to be quick. */
const LONGEST = 160;

async function colorsOf({ file, count }: { file: File; count: number }): Promise<Swatch[]> {
  const picture = await openPicture(file);
  const size = within(picture, LONGEST);
  const [, pen] = newCanvas(size);
  pen.drawImage(picture.bitmap, 0, 0, size.width, size.height);
  return paletteOf(pen.getImageData(0, 0, size.width, size.height).data, count);
}

export default function ImagePalette() {
  const { values, setValues } = useToolState(OPTIONS, { keepsInput: false });
  const [file, setFile] = useState<File>();
  const count = Math.min(16, Math.max(2, Math.trunc(values.count) || 6));
  const question = useMemo(() => file && { file, count }, [file, count]);
  const { result = [], fault, isBusy } = useLive(colorsOf, question);
  const rows = result.map(({ hex, share }, at) => ({ label: `颜色 ${at + 1}`, value: hex, note: `${share}%` }));
  return (
    <div className="text-tool">
      {/* The bar names values by the options' own keys. */}
      <OptionBar options={OPTIONS} values={values} onChange={(change) => setValues(change as Partial<typeof values>)} />
      <div className="text-tool-panes">
        <OnePicture file={file} onFile={setFile} fault={fault} />
        <Pane title="主要颜色" isBusy={isBusy}>
          <div className="image-palette" aria-hidden="true">
            {result.map(({ hex, share }) => (
              <span key={hex} style={{ background: hex, flexGrow: share }} />
            ))}
          </div>
          <Rows rows={rows} label="主要颜色" />
        </Pane>
      </div>
    </div>
  );
}
