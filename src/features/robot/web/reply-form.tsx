import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { UnsavedForm } from '#/features/desk/shared/unsaved-form.tsx';
import { PictureField } from '#/features/media/shared/picture-field.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { ReplyRule } from '../robot-reply.contract.ts';
import { MATCHES, REPLIES } from './reply-command.ts';
import type { Outcome } from './robot-outcome.ts';

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

interface Props {
  /** The one to change; without it a new one is made. */
  rule?: ReplyRule | undefined;
  /** What a new one waits for at first. */
  words: string;
  errors: readonly FieldError[] | undefined;
  meanwhile?: Outcome['meanwhile'];
}

const WORDS = {
  match: '触发条件',
  kind: '回复方式',
  pattern: '匹配内容',
  content: '文本',
  title: '标题',
  desc: '描述',
  url: '链接',
  image_url: '配图',
  cooldownSeconds: '冷却（秒）',
  position: '顺序',
};

function said(name: string, value: unknown): string | undefined {
  const names: Readonly<Record<string, string>> = name === 'match' ? MATCHES : name === 'kind' ? REPLIES : {};
  return names[String(value)];
}

/** What is not needed for the choice is put away; without JavaScript all of it is there. */
export function ReplyForm({ rule, words, errors, meanwhile }: Props) {
  const deed = rule ? 'save' : 'add';
  const isSending = useNavigation().formData?.get('do') === deed;
  const [match, setMatch] = useState<string>(rule?.match ?? 'keyword');
  const [kind, setKind] = useState<string>(rule?.kind ?? 'text');
  const [picture, setPicture] = useState((rule?.kind === 'image' ? rule.url : rule?.image_url) ?? '');
  const faultIn = (field: string) => errors?.find((error) => error.Field === field)?.Message;
  return (
    <Card title={rule ? '编辑规则' : '新规则'}>
      <Form method="post" className="robot-form" preventScrollReset>
        <FormErrors errors={errors}>
          <UnsavedForm what="规则" isRefused={errors !== undefined} />
          {rule && <input type="hidden" name="id" value={rule.id} />}
          <SeenRecord record={rule} words={WORDS} meanwhile={meanwhile} say={said} />
          <div className="robot-times">
            <Select
              label="触发条件"
              name="match"
              options={optionsOf(MATCHES)}
              value={match}
              onChange={(event) => setMatch(event.currentTarget.value)}
            />
            <Select
              label="回复方式"
              name="kind"
              options={optionsOf(REPLIES)}
              value={kind}
              onChange={(event) => setKind(event.currentTarget.value)}
            />
          </div>
          <div hidden={match !== 'keyword' && match !== 'regex'}>
            <Field
              label="匹配内容"
              name="pattern"
              defaultValue={rule?.pattern ?? words}
              maxLength={500}
              hint={match === 'regex' ? '第一个括号里是要搜索的词' : '可以写多个，用逗号隔开'}
            />
          </div>
          <div hidden={kind !== 'text' && kind !== 'human'}>
            <TextArea
              label="文本"
              name="content"
              defaultValue={rule?.content}
              rows={3}
              maxLength={4000}
              hint={kind === 'human' ? '不填就说“已转给站长，请稍等”' : undefined}
            />
          </div>
          <div hidden={kind !== 'image' && kind !== 'card'} className="robot-form">
            <div hidden={kind === 'image'} className="robot-form">
              <Field label="标题" name="title" defaultValue={rule?.title} maxLength={128} />
              <Field label="描述" name="desc" defaultValue={rule?.desc} maxLength={512} />
              <Field
                label="链接"
                name="url"
                defaultValue={rule?.kind === 'image' ? '' : rule?.url}
                inputMode="url"
                placeholder="https://"
              />
            </div>
            <PictureField
              place="自动回复"
              label={kind === 'image' ? '图片' : '配图'}
              name="picture"
              value={picture}
              onChange={setPicture}
              isOptional={kind !== 'image'}
              error={faultIn(kind === 'image' ? 'url' : 'image_url')}
            />
          </div>
          <div className="robot-times">
            <Field
              label="冷却（秒）"
              name="cooldownSeconds"
              inputMode="numeric"
              defaultValue={rule?.cooldownSeconds ?? 10}
              hint="同一个群里隔多久再回"
            />
            <Field
              label="顺序"
              name="position"
              inputMode="numeric"
              defaultValue={rule?.position ?? 100}
              hint="数字小的优先，也可以拖动"
            />
          </div>
          <div className="robot-row">
            <Button type="submit" name="do" value={deed} loading={isSending}>
              {rule ? '保存' : '添加'}
            </Button>
            <Button kind="line" to="/market/admin/wechat/robot/reply">
              取消
            </Button>
          </div>
        </FormErrors>
      </Form>
    </Card>
  );
}
