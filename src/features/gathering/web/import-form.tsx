import { Upload } from 'lucide-react';
import { useNavigation } from 'react-router';
import type { DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { FileField } from '#/ui/field/file-field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Card } from '#/ui/section/card.tsx';

/** A file instead of a source. The same file again changes nothing. */
export function ImportForm({ refusal }: { refusal: DeskRefusal | undefined }) {
  const isSending = useNavigation().formData?.get('intent') === 'import';
  return (
    <Card title="从文件导入">
      <Form
        encType="multipart/form-data"
        className="catalogue-admin-import"
        errors={refusal?.errors}
        message={refusal?.message}
      >
        <input type="hidden" name="intent" value="import" />
        <FileField
          label="JSON 或 CSV 文件"
          name="file"
          accept=".json,.jsonl,.csv,application/json,text/csv"
          hint="同一个文件再导入一次不会重复"
        />
        <Field label="来源名称" name="Name" aside="选填" maxLength={30} hint="留空就用文件名" />
        <div className="form-actions">
          <Button type="submit" kind="line" icon={<Upload />} loading={isSending}>
            导入
          </Button>
        </div>
      </Form>
    </Card>
  );
}
