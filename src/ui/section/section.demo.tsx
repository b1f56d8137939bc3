import { Download, Plus } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { SegmentedLinks } from '../segmented/segmented-links.tsx';
import { Card } from './card.tsx';
import { DemoRow } from './demo-row.tsx';
import { Section } from './section.tsx';

export const title = '段落';

export default function SectionDemo() {
  return (
    <>
      <DemoRow label="标题" layout="stack">
        <Section
          title="最近更新"
          note={
            <>
              今天更新 <b>17</b> 部
            </>
          }
          more={{ to: '/test?more=new', label: '全部更新' }}
        >
          <p>正文从这里开始。</p>
        </Section>
        <Section
          title="热门"
          extra={
            <SegmentedLinks
              label="热门的频道"
              segments={['全部', '电影', '电视剧'].map((label, index) => ({
                label,
                to: `/test?hot=${index}`,
                current: index === 0,
              }))}
            />
          }
          more={{ to: '/test?more=hot', label: '完整榜单' }}
        >
          <p>正文从这里开始。</p>
        </Section>
        <Section title="选集" size="sm" note="小一号，用在详情里">
          <p>正文从这里开始。</p>
        </Section>
      </DemoRow>
      <DemoRow label="卡片" layout="stack">
        <Card
          title="我的短链"
          aside={
            <>
              共 <b>4</b> 条 · 最近 14 天
            </>
          }
        >
          <p>一块有边的面，放属于一起的东西。</p>
        </Card>
        <Card>
          <div className="form-actions">
            <Button icon={<Plus />}>记一笔</Button>
            <Button kind="line" icon={<Download />}>
              导出
            </Button>
          </div>
        </Card>
      </DemoRow>
    </>
  );
}
