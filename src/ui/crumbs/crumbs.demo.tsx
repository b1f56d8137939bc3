import { DemoRow } from '../section/demo-row.tsx';
import { Crumbs } from './crumbs.tsx';

export const title = '位置';

export default function CrumbsDemo() {
  return (
    <DemoRow label="层层" layout="stack">
      <Crumbs
        path={[
          { label: '首页', to: '/' },
          { label: '电视剧', to: '/test?at=tv' },
          { label: '科幻', to: '/test?at=sf' },
          { label: '三体' },
        ]}
      />
      <Crumbs
        label="较长的位置"
        path={[
          { label: '工具', to: '/test?at=tool' },
          { label: '代码处理', to: '/test?at=code' },
          { label: '一个名字很长很长、在手机上要收起来的小工具' },
        ]}
      />
    </DemoRow>
  );
}
