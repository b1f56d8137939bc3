import { Form } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { ReplyRule } from '../robot-reply.contract.ts';
import { MATCHES, REPLIES } from './reply-command.ts';

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

interface Props {
  /** The one to change; without it a new one is made. */
  rule?: ReplyRule | undefined;
  errors: readonly FieldError[] | undefined;
}

export function ReplyForm({ rule, errors }: Props) {
  return (
    <Card title={rule ? '修改规则' : '新规则'}>
      <Form method="post" className="robot-form" preventScrollReset>
        <FormErrors errors={errors}>
          {rule && <input type="hidden" name="id" value={rule.id} />}
          <Select label="触发条件" name="match" options={optionsOf(MATCHES)} defaultValue={rule?.match} />
          <Field
            label="匹配内容"
            name="pattern"
            defaultValue={rule?.pattern}
            maxLength={500}
            hint="关键词可以写多个，用逗号隔开；正则里第一个括号是要搜索的词；意图和网址不用填"
          />
          <Select label="回复方式" name="kind" options={optionsOf(REPLIES)} defaultValue={rule?.kind} />
          <TextArea
            label="文本"
            name="content"
            defaultValue={rule?.content}
            rows={3}
            maxLength={4000}
            hint="回文本时填"
          />
          <details>
            <summary>图片和链接卡片</summary>
            <div className="robot-form">
              <Field label="标题" name="title" defaultValue={rule?.title} maxLength={128} />
              <Field label="描述" name="desc" defaultValue={rule?.desc} maxLength={512} />
              <Field label="链接或图片地址" name="url" defaultValue={rule?.url} inputMode="url" />
              <Field label="配图" name="image_url" defaultValue={rule?.image_url} inputMode="url" />
            </div>
          </details>
          <Field
            label="冷却（秒）"
            name="cooldownSeconds"
            inputMode="numeric"
            defaultValue={rule?.cooldownSeconds ?? 10}
          />
          <Field
            label="顺序"
            name="position"
            inputMode="numeric"
            defaultValue={rule?.position ?? 100}
            hint="数字小的优先，也可以在上面拖动"
          />
          <Button type="submit" name="do" value={rule ? 'save' : 'add'}>
            {rule ? '保存' : '添加'}
          </Button>
        </FormErrors>
      </Form>
    </Card>
  );
}
