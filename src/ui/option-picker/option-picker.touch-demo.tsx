import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { DemoRow } from '../section/demo-row.tsx';
import { toast } from '../toast/toast-store.ts';
import type { MessageField } from './message-rules.ts';
import { OptionPicker } from './option-picker.tsx';
import type { PickerGoods } from './option-rules.ts';

export const title = '规格选择';

const TEA: PickerGoods = {
  title: '湖滨手冲咖啡双人下午茶',
  price: 6800,
  stock: 0,
  quota: 5,
  groups: [
    {
      key: 'set',
      name: '套餐',
      options: [
        { id: '2', name: '双人' },
        { id: '1', name: '单人' },
        { id: '4', name: '四人' },
      ],
    },
    { key: 'time', name: '时段', options: ['14:00', '15:30', '17:00'].map((name) => ({ id: name, name })) },
  ],
  skus: [
    { id: 'a', options: { set: '2', time: '15:30' }, price: 6800, stock: 36 },
    { id: 'b', options: { set: '1', time: '14:00' }, price: 3900, stock: 2 },
    { id: 'c', options: { set: '1', time: '17:00' }, price: 3900, stock: 8 },
    { id: 'd', options: { set: '2', time: '17:00' }, price: 6800, stock: 9 },
  ],
};

const CASES: readonly { name: string; goods: PickerGoods; messages?: readonly MessageField[] }[] = [
  { name: '选下午茶', goods: TEA },
  { name: '三件起售', goods: { title: '土鸡蛋', price: 3990, stock: 30, startSale: 3, quota: 6, quotaUsed: 2 } },
  { name: '已经买满', goods: { title: '新人券', price: 100, stock: 30, quota: 1, quotaUsed: 1 } },
  {
    name: '要留话',
    goods: { title: '定制蛋糕', price: 16800, stock: 3 },
    messages: [
      { name: '手机号', type: 'mobile', isRequired: true },
      { name: '座机', type: 'tel' },
      { name: '邮箱', type: 'email' },
      { name: '身份证号', type: 'id_no' },
      { name: '图样', type: 'image' },
    ],
  },
];

export default function OptionPickerDemo() {
  const [shown, setShown] = useState<string>();
  return (
    <DemoRow label="打开">
      {CASES.map(({ name, goods, messages }) => (
        <div key={name}>
          <Button kind="line" onClick={() => setShown(name)}>
            {name}
          </Button>
          <OptionPicker
            open={shown === name}
            onClose={() => setShown(undefined)}
            goods={goods}
            {...(messages && { messages, upload: async () => '/picture.png', maxImageMb: 1 })}
            onPick={({ count }) => {
              setShown(undefined);
              toast(`选好了 ${count} 件`);
            }}
          />
        </div>
      ))}
    </DemoRow>
  );
}
