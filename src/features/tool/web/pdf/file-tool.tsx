import { useMemo, useState } from 'react';
import { OptionBar } from '../frame/option-bar.tsx';
import { Pane } from '../frame/pane.tsx';
import type { OptionValues, ToolOption } from '../frame/tool-options.ts';
import { useLive } from '../frame/use-live.ts';
import { useToolState } from '../frame/use-tool-state.ts';
import { changeText, sizeText } from '../picture/geometry.pure.ts';
import { type MadeFile, MadeFiles } from '../picture/made-files.tsx';
import { PickedFiles } from '../picture/picked-files.tsx';
import { type FileKind, PictureDrop } from '../picture/picture-drop.tsx';
import '../frame/text-tool.css';
import '../picture/picture.css';

export interface FileQuestion<Values> {
  files: readonly File[];
  values: Values;
}

interface Props<Options extends readonly ToolOption[]> {
  /** The same function each time. */
  run(question: FileQuestion<OptionValues<Options>>, signal: AbortSignal): Promise<readonly MadeFile[]>;
  options: Options;
  kind: FileKind;
  many?: boolean;
  /** It is used to save room: how much is said. */
  isSmaller?: boolean;
}

export const PDF: FileKind = {
  // Letters stand apart from the Chinese around them.
  noun: ' PDF ',
  accept: '.pdf,application/pdf',
  fits: ({ type, name }) => type === 'application/pdf' || /\.pdf$/i.test(name),
};

const sizeOf = (files: readonly Blob[]) => files.reduce((sum, { size }) => sum + size, 0);

/** Files in, files out, all of it in the browser. */
export function FileTool<const Options extends readonly ToolOption[]>(props: Props<Options>) {
  const { run, options, kind, many = false, isSmaller = false } = props;
  const { values, setValues } = useToolState(options, { keepsInput: false });
  const [files, setFiles] = useState<readonly File[]>([]);
  const question = useMemo(() => (files.length > 0 ? { files, values } : undefined), [files, values]);
  const { result = [], fault, isBusy } = useLive(run, question, 400);
  const [total, made] = [sizeOf(files), sizeOf(result.map(({ blob }) => blob))];
  return (
    <div className="text-tool">
      {/* The bar names values by the options' own keys. */}
      <OptionBar options={options} values={values} onChange={(change) => setValues(change as Partial<typeof values>)} />
      <div className="text-tool-panes">
        <Pane title="原文件" note={files.length > 0 && sizeText(total)}>
          <PictureDrop kind={kind} many={many} onFiles={(more) => setFiles(many ? [...files, ...more] : more)} />
          <PickedFiles
            items={files}
            fileOf={(file) => file}
            noteOf={({ size }) => sizeText(size)}
            onChange={setFiles}
            isOrdered
          />
        </Pane>
        <MadeFiles
          made={files.length > 0 ? result : []}
          note={result.length > 0 && sizeText(made) + (isSmaller ? `，${changeText(total, made)}` : '')}
          {...{ fault, isBusy }}
        />
      </div>
    </div>
  );
}
