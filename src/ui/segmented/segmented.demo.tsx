import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { Segmented } from './segmented.tsx';
import { SegmentedLinks } from './segmented-links.tsx';

export const title = '分段';

export default function SegmentedDemo() {
  const [state, setState] = useState('all');
  return (
    <>
      <DemoRow label="单选">
        <Segmented
          label="任务筛选"
          value={state}
          onChange={setState}
          segments={[
            { value: 'all', label: '全部', count: 6 },
            { value: 'on', label: '启用', count: 5 },
            { value: 'off', label: '暂停', count: 1 },
          ]}
        />
        <Segmented
          label="图样"
          defaultValue="落日"
          segments={['落日', '远山', '剪纸', '星轨'].map((label) => ({ value: label, label }))}
        />
      </DemoRow>
      <DemoRow label="链接">
        <SegmentedLinks
          label="频道"
          segments={['全部', '电影', '电视剧', '综艺', '动漫', '纪录片', '短剧'].map((label, index) => ({
            label,
            to: `/test?kind=${index}`,
            current: index === 0,
          }))}
        />
      </DemoRow>
    </>
  );
}
