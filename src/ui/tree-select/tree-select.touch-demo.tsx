import { useState } from 'react';
import { DemoRow } from '../section/demo-row.tsx';
import { TreeSelect } from './tree-select.tsx';

export const title = '分类选择';

const GROUPS = [
  { id: 'food', name: '美食', items: ['火锅', '咖啡', '面包', '早茶'].map((name) => ({ id: name, name })) },
  {
    id: 'home',
    name: '到家',
    items: [
      { id: 'clean', name: '保洁' },
      { id: 'flower', name: '鲜花' },
      { id: 'move', name: '搬家', isDisabled: true },
    ],
  },
];

export default function TreeSelectDemo() {
  const [many, setMany] = useState<readonly string[]>(['火锅']);
  const [one, setOne] = useState<readonly string[]>(['clean']);
  return (
    <DemoRow label="最多两项，与单选" layout="stack">
      <div style={{ maxWidth: 375 }}>
        <TreeSelect label="喜欢的分类" groups={GROUPS} value={many} onChange={setMany} max={2} height={240} />
      </div>
      <div style={{ maxWidth: 375 }}>
        <TreeSelect label="主要分类" groups={GROUPS} value={one} onChange={setOne} max={1} height={200} />
      </div>
    </DemoRow>
  );
}
