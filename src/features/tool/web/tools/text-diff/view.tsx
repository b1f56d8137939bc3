import { runInWorker } from '../../frame/run-in-worker.ts';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { Difference } from '../../pair/difference.tsx';
import { type PairQuestion, PairTool } from '../../pair/pair-tool.tsx';
import type { TextDifference } from './text-diff.work.ts';
import type { DiffQuestion } from './text-diff.worker.ts';

const OPTIONS = [
  {
    key: 'by',
    label: '比较单位',
    kind: 'choice',
    choices: [
      { value: 'line', label: '按行' },
      { value: 'word', label: '按词' },
      { value: 'char', label: '按字' },
    ],
    default: 'word',
  },
  { key: 'ignoreCase', label: '忽略大小写', kind: 'switch', default: false },
  { key: 'ignoreSpace', label: '忽略空格多少', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

type Question = PairQuestion<OptionValues<typeof OPTIONS>>;

const diff = runInWorker<DiffQuestion, TextDifference>(
  () => new Worker(new URL('./text-diff.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 10_000, tooSlow: '两段文字差别太大，十秒钟还没有比完，已停止。请改为按行，或分开比' },
);

function compare({ first, second, values }: Question, signal: AbortSignal): Promise<TextDifference> {
  return diff({ before: first, after: second, options: values }, signal);
}

export default function TextDiff() {
  return (
    <PairTool
      run={compare}
      options={OPTIONS}
      titles={['原文', '修改后']}
      secondExample={'今天天气真好\n去公园'}
      outputTitle="不同之处"
    >
      {({ pieces, added, removed, byLine, onlyEndDiffers }) =>
        added + removed === 0 ? (
          <p className="pair-tool-note">
            {onlyEndDiffers ? '每一行都一样，只是一段以换行结尾，另一段没有。' : '两段完全一样。'}
          </p>
        ) : (
          <>
            <p className="pair-tool-note">
              增加 {added} {byLine ? '行' : '字'}，删除 {removed} {byLine ? '行' : '字'}
            </p>
            <Difference pieces={pieces} byLine={byLine} />
          </>
        )
      }
    </PairTool>
  );
}
