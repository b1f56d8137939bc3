import { DemoRow } from '../section/demo-row.tsx';
import { toast } from '../toast/toast-store.ts';
import { AddressEdit } from './address-edit.tsx';

export const title = '收货地址';

const AREAS = [
  {
    code: '33',
    name: '浙江省',
    children: [
      {
        code: '3301',
        name: '杭州市',
        children: [
          { code: '330106', name: '西湖区' },
          { code: '330102', name: '上城区' },
        ],
      },
    ],
  },
  { code: '31', name: '上海市', children: [{ code: '310101', name: '黄浦区' }] },
];

export default function AddressEditDemo() {
  return (
    <DemoRow label="新的" layout="stack">
      <div style={{ maxWidth: 375 }}>
        <AddressEdit areas={AREAS} onSave={({ detail }) => toast(`已保存 ${detail}`)} />
      </div>
    </DemoRow>
  );
}
