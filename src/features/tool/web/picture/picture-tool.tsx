import { useMemo, useState } from 'react';
import { FaultNote } from '../frame/fault-note.tsx';
import { OptionBar } from '../frame/option-bar.tsx';
import { Pane } from '../frame/pane.tsx';
import { runInWorker } from '../frame/run-in-worker.ts';
import { type Fault, faultOf } from '../frame/tool-fault.pure.ts';
import type { OptionValues, ToolOption } from '../frame/tool-options.ts';
import { useLive } from '../frame/use-live.ts';
import { useToolState } from '../frame/use-tool-state.ts';
import { type Made, openPicture, type Picture } from './canvas.ts';
import { changeText, sizeText } from './geometry.pure.ts';
import { MadeFiles } from './made-files.tsx';
import { PickedFiles } from './picked-files.tsx';
import { PictureDrop } from './picture-drop.tsx';
import type { PictureQuestion } from './serve-pictures.ts';
import '../frame/text-tool.css';
import './picture.css';

interface Props<Options extends readonly ToolOption[]> {
  /** Starts the worker that does it. The address must stand there literally, and the function be the same each time. */
  worker(): Worker;
  options: Options;
  many?: boolean;
  /** All of them make one, in their order. */
  isOrdered?: boolean;
}

/** Large photos, many of them, on a slow telephone. */
const LIMITS = { limitMs: 60_000, tooSlow: '一分钟还没有处理完，已停止。图片可能太大或太多，请分几次来' };

/** Pictures in, pictures out, all of it in the browser and none of it in the way of the page. */
export function PictureTool<const Options extends readonly ToolOption[]>({
  worker,
  options,
  many = false,
  isOrdered = false,
}: Props<Options>) {
  const { values, setValues } = useToolState(options, { keepsInput: false });
  const [pictures, setPictures] = useState<Picture[]>([]);
  const [openFault, setOpenFault] = useState<Fault>();
  const question = useMemo(() => (pictures.length > 0 ? { pictures, values } : undefined), [pictures, values]);
  const work = useMemo(() => runInWorker<PictureQuestion<OptionValues<Options>>, Made[]>(worker, LIMITS), [worker]);
  const { result = [], fault, isBusy } = useLive(work, question, 250);

  async function add(files: File[]) {
    try {
      const opened = await Promise.all(files.map(openPicture));
      setPictures(many ? [...pictures, ...opened] : opened);
      setOpenFault(undefined);
    } catch (error) {
      setOpenFault(faultOf(error));
    }
  }

  const total = pictures.reduce((sum, { file }) => sum + file.size, 0);
  const made = result.reduce((sum, { blob }) => sum + blob.size, 0);
  return (
    <div className="text-tool">
      {/* The bar names values by the options' own keys. */}
      <OptionBar options={options} values={values} onChange={(change) => setValues(change as Partial<typeof values>)} />
      <div className="text-tool-panes">
        <Pane
          title="原图"
          note={pictures.length > 0 && sizeText(total)}
          isBad={openFault !== undefined}
          foot={<FaultNote fault={openFault} />}
        >
          <PictureDrop onFiles={add} many={many} />
          <PickedFiles
            items={pictures}
            fileOf={({ file }) => file}
            noteOf={({ file, width, height }) => `${width} × ${height} · ${sizeText(file.size)}`}
            onChange={setPictures}
            isOrdered={isOrdered}
          />
        </Pane>
        <MadeFiles
          made={
            pictures.length > 0
              ? result.map(({ name, blob, width, height }) => ({ name, blob, note: `${width} × ${height}` }))
              : []
          }
          note={result.length > 0 && `${sizeText(made)}，${changeText(total, made)}`}
          {...{ fault, isBusy }}
        />
      </div>
    </div>
  );
}
