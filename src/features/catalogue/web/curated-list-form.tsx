import { Save } from 'lucide-react';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import type { DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { UnsavedForm } from '#/features/desk/shared/unsaved-form.tsx';
import { PictureField } from '#/features/media/shared/picture-field.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Form } from '#/ui/form/form.tsx';
import type { TypedCuratedList } from './curated-list-edit-action.ts';
import './curated-list-form.css';

interface Props {
  /** Of the form: what it is for. */
  intent: 'add' | 'collection';
  /** As it was read; undefined for a new one. */
  saved?: TypedCuratedList;
  typed: TypedCuratedList;
  refusal: DeskRefusal | undefined;
}

const WORDS = { Name: '名称', Summary: '简介', Cover: '封面', IsShown: '显示' };

export function CuratedListForm({ intent, saved, typed, refusal }: Props) {
  const [cover, setCover] = useState(typed.Cover);
  const isSending = useNavigation().formData?.get('intent') === intent;
  return (
    <Form className="curated-list-form" errors={refusal?.errors} message={refusal?.message}>
      <UnsavedForm what="专题" isRefused={refusal !== undefined} />
      <SeenRecord record={saved} words={WORDS} meanwhile={refusal?.meanwhile} />
      <input type="hidden" name="intent" value={intent} />
      <Field label="名称" name="Name" required maxLength={30} defaultValue={typed.Name} />
      <PictureField
        label="封面"
        name="Cover"
        place="专题封面"
        ratio={16 / 9}
        width={960}
        value={cover}
        onChange={setCover}
        isOptional
        error={refusal?.errors?.find(({ Field }) => Field === 'Cover')?.Message}
      />
      <Checkbox name="IsShown" value="1" defaultChecked={typed.IsShown} hint="隐藏后访客看不到，内容都留着">
        显示
      </Checkbox>
      <div className="curated-list-form-wide">
        <TextArea label="简介" name="Summary" rows={3} maxLength={200} defaultValue={typed.Summary} />
      </div>
      <div className="form-actions curated-list-form-wide">
        <Button type="submit" icon={<Save />} loading={isSending}>
          {intent === 'add' ? '新建' : '保存'}
        </Button>
      </div>
    </Form>
  );
}
