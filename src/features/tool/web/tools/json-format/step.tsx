import { runInWorker } from '../../frame/run-in-worker.ts';
import { INDENT_OR_NONE } from '../../frame/shared-options.ts';
import type { TextAnswer, TextQuestion } from '../../frame/text-tool.tsx';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import type { JsonFormatOptions, JsonReport } from './json-format.work.ts';

export const OPTIONS = [
  INDENT_OR_NONE,
  { key: 'sortKeys', label: '按键名排序', kind: 'switch', default: false },
  { key: 'loose', label: '宽松（允许注释和多余逗号）', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

const format = runInWorker<{ source: string; options: JsonFormatOptions }, JsonReport>(
  () => new Worker(new URL('./json-format.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 15_000 },
);

export async function run(
  { input, values }: TextQuestion<OptionValues<typeof OPTIONS>>,
  signal: AbortSignal,
): Promise<TextAnswer> {
  if (input.trim() === '') return '';
  const report = await format({ source: input, options: values }, signal);
  return { text: report.text, remarks: <Remarks report={report} /> };
}

function Remarks({ report: { keys, depth, notes } }: { report: JsonReport }) {
  return (
    <div className="json-format-remarks" role="status">
      <p>
        格式正确，共 {keys} 个键，最深 {depth} 层
      </p>
      {notes.map((note) => (
        <p key={note} className="json-format-warning">
          {note}
        </p>
      ))}
    </div>
  );
}
