import type { OptionValues, ToolOption } from '../../frame/tool-options.ts';
import { Difference } from '../../pair/difference.tsx';
import { type PairQuestion, PairTool } from '../../pair/pair-tool.tsx';
import type { TextDifference } from './text-diff.work.ts';

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

async function compare({ first, second, values }: Question): Promise<TextDifference & { byLine: boolean }> {
  const { diffTexts } = await import('./text-diff.work.ts');
  return { ...diffTexts(first, second, values), byLine: values.by === 'line' };
}

export default function TextDiff() {
  return (
    <PairTool
      run={compare}
      options={OPTIONS}
      titles={['原来的', '现在的']}
      secondExample={'今天天气真好\n去公园'}
      outputTitle="不同之处"
    >
      {({ pieces, added, removed, byLine }) =>
        added + removed === 0 ? (
          <p className="pair-tool-note">两段完全一样。</p>
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
