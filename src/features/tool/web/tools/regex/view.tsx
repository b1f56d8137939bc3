import { useMemo } from 'react';
import { type Column, Table } from '#/ui/table/table.tsx';
import { CodeArea } from '../../frame/code-area.tsx';
import { FaultNote } from '../../frame/fault-note.tsx';
import { Pane } from '../../frame/pane.tsx';
import { InputButtons, OutputButtons } from '../../frame/pane-buttons.tsx';
import { runInWorker } from '../../frame/run-in-worker.ts';
import { ExampleButton, ToolBar } from '../../frame/tool-bar.tsx';
import type { ToolOption } from '../../frame/tool-options.ts';
import { useLive } from '../../frame/use-live.ts';
import { useToolState } from '../../frame/use-tool-state.ts';
import type { RegexAnswer, RegexMatch, RegexQuestion } from './regex.pure.ts';
import './regex.css';

const OPTIONS = [
  { key: 'pattern', label: '正则', kind: 'text', default: '(\\d{4})-(\\d{2})', placeholder: '不写两边的 /' },
  { key: 'flags', label: '标志', kind: 'text', default: 'g', placeholder: 'g i m s u y' },
  { key: 'replaces', label: '替换', kind: 'switch', default: false },
  { key: 'replacement', label: '换成', kind: 'text', default: '$2/$1', placeholder: '$1 是第一个分组' },
] as const satisfies readonly ToolOption[];

const test = runInWorker<RegexQuestion, RegexAnswer>(
  () => new Worker(new URL('./regex.worker.ts', import.meta.url), { type: 'module' }),
  { limitMs: 1000, tooSlow: '这个正则一秒钟还没算完，多半是嵌套的量词造成了回溯爆炸，已停止' },
);

const COLUMNS: Column<RegexMatch>[] = [
  { id: 'index', head: '位置', cell: ({ index }) => index, numeric: true },
  { id: 'text', head: '匹配', cell: ({ text }) => <code>{text || '（空）'}</code> },
  {
    id: 'groups',
    head: '分组',
    cell: ({ groups }) => groups.map(({ name, text }) => `${name}：${text ?? '（没有）'}`).join('　'),
  },
];

export default function RegexTool() {
  const { input, setInput, values, setValues } = useToolState(OPTIONS);
  const { pattern, flags, replaces, replacement } = values;
  const question = useMemo(
    () => (input && pattern ? { pattern, flags, text: input, ...(replaces && { replacement }) } : undefined),
    [input, pattern, flags, replaces, replacement],
  );
  const { result, fault, isBusy } = useLive(test, question);
  return (
    <div className="text-tool">
      <ToolBar options={OPTIONS} values={values} setValues={setValues}>
        <ExampleButton onFill={setInput} />
      </ToolBar>
      <div className="text-tool-panes">
        <Pane
          title="文字"
          isBad={fault !== undefined}
          actions={<InputButtons value={input} onChange={setInput} />}
          foot={<FaultNote fault={fault} />}
        >
          <CodeArea label="文字" value={input} onChange={setInput} placeholder="要在里面找的文字" />
        </Pane>
        <Pane title="匹配" isBusy={isBusy} note={result && `${result.matches.length}${result.hasMore ? '+' : ''} 处`}>
          {result && (
            <div className="regex-matches" data-stale={fault !== undefined || undefined}>
              <Marked text={input} matches={result.matches} />
              {result.matches.length > 0 && (
                <Table
                  label="匹配列表"
                  columns={COLUMNS}
                  rows={result.matches}
                  rowKey={({ index, text }) => `${index}:${text}`}
                />
              )}
            </div>
          )}
        </Pane>
      </div>
      {result?.replaced !== undefined && (
        <Pane title="替换后" actions={<OutputButtons text={result.replaced} fileName="替换.txt" />}>
          <CodeArea label="替换后" value={result.replaced} />
        </Pane>
      )}
    </div>
  );
}

/** The text with what was found marked. */
function Marked({ text, matches }: { text: string; matches: readonly RegexMatch[] }) {
  let end = 0;
  return (
    <pre className="regex-text">
      {matches.map((match) => {
        const before = text.slice(end, match.index);
        end = match.index + match.text.length;
        return (
          <span key={match.index}>
            {before}
            <mark>{match.text}</mark>
          </span>
        );
      })}
      {text.slice(end)}
    </pre>
  );
}
