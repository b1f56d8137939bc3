import { DemoRow } from '../section/demo-row.tsx';
import { FilterSelect, Select } from './select.tsx';

export const title = '选择';

const TERMS = [
  { value: '', label: '长期' },
  { value: '7', label: '7 天' },
  { value: '30', label: '30 天' },
  { value: '365', label: '一年（会员）', disabled: true },
];
const KINDS = ['全部', '餐饮', '房租', '交通', '学习'].map((label) => ({ value: label, label }));

export default function SelectDemo() {
  return (
    <>
      <DemoRow label="表单里" layout="grid">
        <Select label="有效期" options={TERMS} hint="到期后打开会看到说明页" />
        <Select label="账户" options={KINDS} error="请选一个账户。" />
        <Select label="币种" options={[{ value: 'CNY', label: '人民币' }]} disabled />
      </DemoRow>
      <DemoRow label="筛选">
        <FilterSelect label="分类" options={KINDS} />
        <FilterSelect label="有效期" options={TERMS} />
      </DemoRow>
    </>
  );
}
