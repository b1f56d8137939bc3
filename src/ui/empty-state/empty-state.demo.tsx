import { Plus } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { Card } from '../section/card.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { EmptyState } from './empty-state.tsx';

export const title = '空';

export default function EmptyStateDemo() {
  return (
    <>
      <DemoRow label="卡片里" layout="stack">
        <Card>
          <EmptyState
            title="还没有短链"
            actions={
              <Button size="sm" icon={<Plus />}>
                生成第一条
              </Button>
            }
          >
            贴一个长地址，就能得到短链接和二维码。
          </EmptyState>
        </Card>
      </DemoRow>
      <DemoRow label="更小" layout="stack">
        <EmptyState title="暂无浏览记录" />
      </DemoRow>
      <DemoRow label="带建议" layout="stack">
        <EmptyState
          title="没有找到「西油记外传」"
          actions={
            <>
              <Button>去无限搜索再找找</Button>
              <Button kind="line">请站长收录</Button>
            </>
          }
        >
          <p>试试去掉「外传」，或者用拼音、首字母来搜。</p>
          <Chip kind="line" to="/test?word=6">
            西游记
          </Chip>
        </EmptyState>
      </DemoRow>
    </>
  );
}
