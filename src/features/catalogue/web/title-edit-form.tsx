import { Save } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { DeskRefusal } from '#/features/desk/shared/desk-form.ts';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { FileField } from '#/ui/field/file-field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Select } from '#/ui/select/select.tsx';
import { KINDS } from '../kinds.pure.ts';
import type { TypedTitle } from './title-edit.ts';
import './title-edit-form.css';

interface Props {
  /** Empty for a new one. */
  titleKey: string;
  before: TypedTitle;
  typed: TypedTitle | undefined;
  /** Which source each field comes from. */
  sources: Readonly<Record<string, string>>;
  refusal: DeskRefusal | undefined;
}

const COVER_OPTIONS = [
  { value: 'site', label: '跟随全站设置' },
  { value: 'given', label: '海报，取不到时用画的' },
  { value: 'drawn', label: '本站画的' },
];
const KIND_OPTIONS = KINDS.map(({ name }) => ({ value: name, label: name }));

/** The plain facts. What is changed here is the operator's own word, which no source overwrites. */
export function TitleEditForm({ titleKey, before, typed = before, sources, refusal }: Props) {
  const isSending = useNavigation().formData?.get('intent') === 'title';
  const field = (name: keyof TypedTitle, hint = '') => {
    const from = sources[name] && sources[name] !== '本站' ? `来自 ${sources[name]}` : '';
    const note = [hint, from].filter(Boolean).join('；');
    return { name, defaultValue: typed[name], ...(note && { hint: note }) };
  };
  const several = '几个之间用顿号隔开';
  return (
    <Form className="title-edit-form" encType="multipart/form-data" errors={refusal?.errors} message={refusal?.message}>
      <input type="hidden" name="intent" value="title" />
      <input type="hidden" name="Key" value={titleKey} />
      <input type="hidden" name="Before" value={JSON.stringify(before)} />
      <Field label="片名" required maxLength={100} {...field('Name')} />
      <Select label="类型" options={KIND_OPTIONS} {...field('TypeName')} />
      <Field label="年份" inputMode="numeric" maxLength={4} {...field('Year')} />
      <Field label="上映日期" {...field('ReleaseDate', '如 2019-02-05，也可以只写年或年月')} />
      <Field label="别名" {...field('Aliases', several)} />
      <Field label="题材" {...field('Genres', several)} />
      <Field label="地区" {...field('Regions', several)} />
      <Field label="语言" {...field('Languages', several)} />
      <Field label="导演" {...field('Directors', several)} />
      <Field label="演员" {...field('Actors', several)} />
      <Field label="时长" maxLength={20} {...field('Duration', '如 125分钟')} />
      <Field label="更新备注" maxLength={50} {...field('Remark', '如 更新至12集、全30集、HD')} />
      <Field label="海报地址" spellCheck={false} {...field('Cover', '取回本站再显示；留空由本站画一张')} />
      <FileField label="或上传海报" name="CoverFile" accept="image/*" hint="JPG、PNG、WebP，10 MB 以内" />
      <Select label="封面用哪张" options={COVER_OPTIONS} {...field('CoverChoice')} />
      <div className="title-edit-form-wide">
        <TextArea label="简介" rows={6} maxLength={5000} {...field('Summary')} />
      </div>
      <Checkbox name="IsFinished" value="1" defaultChecked={typed.IsFinished !== ''}>
        已完结
      </Checkbox>
      <div className="form-actions title-edit-form-wide">
        <Button type="submit" icon={<Save />} loading={isSending}>
          {titleKey ? '保存' : '添加'}
        </Button>
        <Button to="/market/admin/catalogue/items" kind="line">
          返回
        </Button>
      </div>
    </Form>
  );
}
