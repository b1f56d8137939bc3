import { CodeArea } from '../../frame/code-area.tsx';
import { OutputButtons } from '../../frame/pane-buttons.tsx';
import { runInWorker } from '../../frame/run-in-worker.ts';
import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { type PairQuestion, PairTool } from '../../pair/pair-tool.tsx';
import type { ReplaceQuestion } from './text-replace.pure.ts';

const OPTIONS = [
  { key: 'regex', label: '用正则', kind: 'switch', default: false },
  { key: 'ignoreCase', label: '忽略大小写', kind: 'switch', default: false },
] as const satisfies readonly ToolOption[];

const replace = runInWorker<ReplaceQuestion, string>(
  () => new Worker(new URL('./text-replace.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 1000, tooSlow: '一秒钟还没有替换完，多半是正则造成了回溯爆炸，已停止' },
);

function run(
  { first, second, values }: PairQuestion<OptionValues<typeof OPTIONS>>,
  signal: AbortSignal,
): Promise<string> {
  const { regex, ignoreCase } = values;
  return replace({ text: first, rules: second, regex, ignoreCase }, signal);
}

export default function TextReplace() {
  return (
    <PairTool
      run={run}
      options={OPTIONS}
      titles={['文字', '规则']}
      placeholders={['要替换的文字', '旧 => 新\n一行一条，\\n 表示换行']}
      secondExample={'苹果 => 桃子\n香蕉 => 李子'}
    >
      {(text, isStale) => (
        <>
          <CodeArea label="结果" value={text} isStale={isStale} wraps />
          <div className="pair-tool-note">
            <OutputButtons text={text} fileName="替换.txt" />
          </div>
        </>
      )}
    </PairTool>
  );
}
