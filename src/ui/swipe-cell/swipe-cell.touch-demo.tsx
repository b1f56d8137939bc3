import { DemoRow } from '../section/demo-row.tsx';
import { toast } from '../toast/toast-store.ts';
import { SwipeCell } from './swipe-cell.tsx';

export const title = '滑动单元格';

export default function SwipeCellDemo() {
  return (
    <DemoRow label="左右都能拉" layout="stack">
      <div style={{ maxWidth: 375 }}>
        <SwipeCell
          left={[{ label: '置顶', onPress: () => toast('已置顶') }]}
          right={[
            { label: '收藏', onPress: () => toast('已收藏'), tone: 'accent' },
            { label: '删除', onPress: () => toast('已删除'), tone: 'danger' },
          ]}
        >
          <p style={{ padding: '20px 16px', background: 'var(--surface)' }}>社区花店 每周鲜花四次配送</p>
        </SwipeCell>
      </div>
    </DemoRow>
  );
}
