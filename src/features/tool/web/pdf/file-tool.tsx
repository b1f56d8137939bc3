import { ArrowUp, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { IconButton } from '#/ui/button/icon-button.tsx';
import { OptionBar } from '../frame/option-bar.tsx';
import { Pane } from '../frame/pane.tsx';
import type { OptionValues, ToolOption } from '../frame/tool-options.ts';
import { useLive } from '../frame/use-live.ts';
import { useToolState } from '../frame/use-tool-state.ts';
import { sizeText } from '../picture/geometry.pure.ts';
import { type MadeFile, MadeFiles } from '../picture/made-files.tsx';
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
}

export const PDF: FileKind = {
  // Letters stand apart from the Chinese around them.
  noun: ' PDF ',
  accept: '.pdf,application/pdf',
  fits: ({ type, name }) => type === 'application/pdf' || /\.pdf$/i.test(name),
};

/** Files in, files out, all of it in the browser. */
export function FileTool<const Options extends readonly ToolOption[]>(props: Props<Options>) {
  const { run, options, kind, many = false } = props;
  const { values, setValues } = useToolState(options, { keepsInput: false });
  const [files, setFiles] = useState<readonly File[]>([]);
  const question = useMemo(() => (files.length > 0 ? { files, values } : undefined), [files, values]);
  const { result = [], fault, isBusy } = useLive(run, question, 400);
  const drop = (at: number) => setFiles(files.filter((_, other) => other !== at));
  const lift = (at: number) => {
    const [file, before] = [files[at], files[at - 1]];
    if (file && before) setFiles(files.with(at - 1, file).with(at, before));
  };
  return (
    <div className="text-tool">
      {/* The bar names values by the options' own keys. */}
      <OptionBar options={options} values={values} onChange={(change) => setValues(change as Partial<typeof values>)} />
      <div className="text-tool-panes">
        <Pane title="原文件" note={files.length > 0 && sizeText(files.reduce((sum, { size }) => sum + size, 0))}>
          <PictureDrop kind={kind} many={many} onFiles={(more) => setFiles(many ? [...files, ...more] : more)} />
          <ul className="picture-list">
            {files.map((file, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be there twice
              <li key={`${file.name}${at}`}>
                <span>
                  {file.name}
                  <small>{sizeText(file.size)}</small>
                </span>
                {at > 0 && (
                  <IconButton label={`${file.name}上移`} icon={<ArrowUp />} size="sm" onClick={() => lift(at)} />
                )}
                <IconButton label={`不要${file.name}`} icon={<X />} size="sm" onClick={() => drop(at)} />
              </li>
            ))}
          </ul>
        </Pane>
        <MadeFiles
          made={files.length > 0 ? result : []}
          note={result.length > 0 && sizeText(result.reduce((sum, { blob }) => sum + blob.size, 0))}
          {...{ fault, isBusy }}
        />
      </div>
    </div>
  );
}
