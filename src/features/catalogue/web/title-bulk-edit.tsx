import { Field } from '#/ui/field/field.tsx';
import { Select } from '#/ui/select/select.tsx';
import { FoldButton } from '#/web/fold-button.tsx';

const FIELDS = [
  { value: 'TypeName', label: '类型' },
  { value: 'Genres', label: '题材' },
  { value: 'Regions', label: '地区' },
  { value: 'Languages', label: '语言' },
  { value: 'IsFinished', label: '已完结' },
];

/** One field of all ticked titles. */
export function TitleBulkEdit() {
  return (
    <FoldButton
      label="批量修改"
      question="把选中的片目统一改成下面这样；改过的字段会锁上，采集不再动。"
      confirm="修改"
      name="Action"
      value="change"
      danger={false}
    >
      <Select label="改哪一项" name="Field" size="sm" options={FIELDS} />
      <Field
        label="改成"
        name="Value"
        size="sm"
        list="title-bulk-values"
        hint="题材、地区、语言可以写几个，用顿号隔开；已完结写 是 或 否"
      />
      <datalist id="title-bulk-values">
        {['电影', '电视剧', '综艺', '动漫', '是', '否'].map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </FoldButton>
  );
}
