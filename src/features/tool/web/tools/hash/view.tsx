import { FileUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { FileInput } from '#/ui/field/file-input.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { CodeArea } from '../../frame/code-area.tsx';
import { FaultNote } from '../../frame/fault-note.tsx';
import { Pane } from '../../frame/pane.tsx';
import { InputButtons } from '../../frame/pane-buttons.tsx';
import { Rows } from '../../frame/rows.tsx';
import { runInWorker } from '../../frame/run-in-worker.ts';
import { ExampleButton, ToolBar } from '../../frame/tool-bar.tsx';
import type { ToolOption } from '../../frame/tool-options.ts';
import { useLive } from '../../frame/use-live.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import type { Digest } from './hash.work.ts';

const OPTIONS = [
  { key: 'upper', label: '大写', kind: 'switch', default: false },
  { key: 'compare', label: '要核对的值', kind: 'text', default: '', placeholder: '粘贴官网给出的校验值' },
] as const satisfies readonly ToolOption[];

// A large file takes as long as its disk.
const digest = runInWorker<Blob | string, Digest[]>(
  () => new Worker(new URL('./hash.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 600_000 },
);

export default function Hash() {
  const { input, setInput, values, setValues } = useToolState(OPTIONS);
  const [file, setFile] = useState<File>();
  const picker = useRef<HTMLInputElement>(null);
  const { result = [], fault, isBusy } = useLive(digest, file ?? (input === '' ? undefined : input));
  const wanted = values.compare.trim().toLowerCase();
  const rows = result.map(({ name, hex }) => ({
    label: name,
    value: values.upper ? hex.toUpperCase() : hex,
    ...(wanted && hex === wanted && { note: '与要核对的值一致' }),
  }));
  const isUnmatched = wanted !== '' && result.length > 0 && !result.some(({ hex }) => hex === wanted);
  return (
    <div className="text-tool">
      <ToolBar options={OPTIONS} values={values} setValues={setValues}>
        <Button kind="line" size="sm" icon={<FileUp />} onClick={() => picker.current?.click()}>
          选文件
        </Button>
        <FileInput ref={picker} hidden aria-label="选文件" onFiles={([file]) => setFile(file)} />
        <ExampleButton onFill={setInput} />
      </ToolBar>
      {file ? (
        <Pane
          title={file.name}
          note={`${thousands(file.size)} 字节，只在本机读取`}
          actions={
            <Button kind="quiet" size="sm" icon={<X />} onClick={() => setFile(undefined)}>
              不用文件
            </Button>
          }
        >
          {null}
        </Pane>
      ) : (
        <Pane title="文字" actions={<InputButtons value={input} onChange={setInput} />}>
          <CodeArea label="文字" value={input} onChange={setInput} wraps placeholder="输入文字，或选一个文件" />
        </Pane>
      )}
      <Pane
        title="结果"
        isBusy={isBusy}
        isBad={isUnmatched}
        foot={
          <FaultNote fault={isUnmatched ? { message: '没有一个和要核对的值一致，文件可能下载坏了或被改过' } : fault} />
        }
      >
        <Rows rows={rows} />
      </Pane>
    </div>
  );
}
