import { DemoRow } from '../section/demo-row.tsx';
import { Spark } from '../spark/spark.tsx';
import { StatStrip } from './stat-strip.tsx';

export const title = '合计';

const WEEKS = [9, 10, 12, 11, 10, 14, 16, 13, 12, 12, 13, 13, 16, 18];

export default function StatStripDemo() {
  return (
    <>
      <DemoRow label="五个" layout="stack">
        <StatStrip
          stats={[
            { label: '支出', before: '¥', value: '6,240', after: '.00', note: '较上月 −8.2%', tone: 'expense' },
            { label: '收入', before: '¥', value: '12,860', after: '.00', note: '较上月 −4.0%', tone: 'income' },
            { label: '利润', before: '¥', value: '6,620', after: '.00', note: '结余率 51.5%' },
            { label: '预计收入', before: '¥', value: '13,934', after: '.00', note: '2 笔待到账' },
            { label: '已收利润', before: '¥', value: '5,746', after: '.00', note: '占利润 86.8%' },
          ]}
        />
      </DemoRow>
      <DemoRow label="带小柱" layout="stack">
        <StatStrip
          stats={[
            { label: '今日访问', value: '3,380', note: '+8.3%' },
            { label: '今日搜索', value: '910', note: '+11.0%' },
            { label: '外链点击', value: '1,246', note: '−2.1%' },
            { label: '错误', value: '4', note: '比昨天少 7' },
          ].map((stat) => ({
            ...stat,
            spark: <Spark label={`${stat.label}，最近 14 天`} values={WEEKS} tone="last" width={72} height={28} />,
          }))}
        />
      </DemoRow>
      <DemoRow label="三个" layout="stack">
        <StatStrip
          stats={[
            { label: '累计返现', before: '¥', value: '86', after: '.40', tone: 'income' },
            { label: '待到账', before: '¥', value: '12', after: '.00' },
            { label: '邀请', value: '3', after: ' 人' },
          ]}
        />
      </DemoRow>
    </>
  );
}
