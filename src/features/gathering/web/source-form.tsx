import { Save } from 'lucide-react';
import { useNavigation } from 'react-router';
import { cronText } from '#/contract/cron-text.pure.ts';
import type { FieldError } from '#/contract/envelope.ts';
import type { DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { UnsavedForm } from '#/features/desk/shared/unsaved-form.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { GatheringSource } from '../gathering.contract.ts';
import { KIND_NAMES } from './kind-names.ts';

interface Props {
  source: GatheringSource | null;
  /** The source's own types, once they were asked for. */
  types: readonly { Id: string; Name: string; Kind: keyof typeof KIND_NAMES; IsDecided: boolean }[] | null;
  typed: Readonly<Record<string, string>> | undefined;
  errors: readonly FieldError[] | undefined;
  message: string | undefined;
  meanwhile?: DeskRefusal['meanwhile'];
}

const KIND_OPTIONS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }));

const TIMES = [
  { value: '', label: '不定时，手动开始' },
  { value: '0 * * * *', label: '每小时' },
  { value: '0 */6 * * *', label: '每 6 小时' },
  { value: '0 4 * * *', label: '每天凌晨 4 点' },
  { value: '0 4 * * 1', label: '每周一凌晨 4 点' },
];

/** One that was typed before stays a choice. */
function timesWith(cron: string) {
  return TIMES.some(({ value }) => value === cron) ? TIMES : [...TIMES, { value: cron, label: cronText(cron) }];
}

const WORDS = {
  Name: '名称',
  Url: '接口地址',
  PauseMs: '请求间隔',
  Cron: '定时采集',
  IsEnabled: '启用',
  Types: '分类对应',
};

function said(name: string, value: unknown): string | undefined {
  if (name === 'PauseMs') return `${Number(value) / 1000} 秒`;
  if (name === 'Cron') return value ? cronText(String(value)) : '不定时';
  if (name === 'Types') return `指定了 ${Object.keys(value ?? {}).length} 个`;
  return undefined;
}

export function SourceForm({ source, types, typed, errors, message, meanwhile }: Props) {
  const isSending = useNavigation().formData?.get('intent') === 'source';
  const first: Readonly<Record<string, string>> = typed ?? {
    Name: source?.Name ?? '',
    Url: source?.Url ?? '',
    PauseMs: String((source?.PauseMs ?? 100) / 1000),
    Cron: source?.Cron ?? '',
  };
  const value = (name: string) => ({ name, defaultValue: first[name] ?? '' });
  return (
    <Form errors={errors} message={message} className="catalogue-admin-form">
      <UnsavedForm what="采集源" isRefused={errors !== undefined} />
      <SeenRecord record={source ?? undefined} words={WORDS} meanwhile={meanwhile} say={said} />
      <input type="hidden" name="intent" value="source" />
      <input type="hidden" name="Id" value={source?.Id ?? ''} />
      <div className="catalogue-admin-pair">
        <Field label="名称" required maxLength={30} {...value('Name')} />
        <Field
          label="接口地址"
          required
          inputMode="url"
          spellCheck={false}
          hint={source?.IsUrlLost ? '地址解密失败，请重新填写' : '例如 https://example.com/api.php/provide/vod/'}
          {...value('Url')}
        />
        <Field label="请求间隔（秒）" inputMode="decimal" hint="太快会被对方限制" {...value('PauseMs')} />
        <Select label="定时采集" options={timesWith(first['Cron'] ?? '')} {...value('Cron')} />
      </div>
      <details className="catalogue-admin-own" open={Boolean(first['OwnCron'])}>
        <summary>自定义时间</summary>
        <Field
          label="cron 表达式"
          aside="选填"
          spellCheck={false}
          hint="北京时间：30 4 * * 1,4 是每周一、四的 4:30；填写后以它为准"
          {...value('OwnCron')}
        />
      </details>
      <Checkbox name="IsEnabled" value="1" defaultChecked={typed ? 'IsEnabled' in typed : (source?.IsEnabled ?? true)}>
        启用
      </Checkbox>
      {types && (
        <fieldset>
          <legend>分类对应</legend>
          <div className="catalogue-admin-types">
            {types.map(({ Id, Name, Kind, IsDecided }) => (
              <Select
                key={Id}
                size="sm"
                label={Name}
                name={`type ${Id}`}
                defaultValue={IsDecided ? Kind : ''}
                options={[{ value: '', label: `自动（${KIND_NAMES[Kind]}）` }, ...KIND_OPTIONS]}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="form-actions">
        <Button type="submit" icon={<Save />} loading={isSending}>
          {source ? '保存' : '添加'}
        </Button>
        <Button to="/market/admin/catalogue" kind="line">
          返回
        </Button>
      </div>
    </Form>
  );
}
