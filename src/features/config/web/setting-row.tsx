import { RotateCcw, Undo2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import type { CallData } from '#/contract/endpoint.ts';
import type { ApiMap } from '#/features/api-map.contract.ts';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Select } from '#/ui/select/select.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import type { RunningSetting } from '../running-settings.pure.ts';
import { RUNNING_PATH, type RunningRefusal } from './running-action.ts';

export type Known = CallData<ApiMap['GET /api/v1/config/running']>[number];

interface Props {
  setting: RunningSetting;
  known: Known;
  refusal: RunningRefusal | undefined;
}

/** One setting: what it is now and who says so; where nobody else fixes it, a form of its own. */
export function SettingRow({ setting, known, refusal }: Props) {
  const { name, label, note } = setting;
  return (
    <div className="running-row" id={name}>
      <div className="running-name">
        <span className="running-label">
          {known.CanChange ? <label htmlFor={`${name}-value`}>{label}</label> : <b>{label}</b>}
          <Source known={known} />
        </span>
        <small>{note}</small>
      </div>
      {known.CanChange ? (
        <SettingForm key={known.Change?.Time ?? ''} setting={setting} known={known} refusal={refusal} />
      ) : (
        <p className="running-fixed">{shownValue(setting, known)}</p>
      )}
    </div>
  );
}

export function Source({ known: { Name, Source: source, IsLost, CanChange } }: { known: Known }) {
  if (IsLost) return <Tag tone="accent">解密失败，请重新填写</Tag>;
  if (source === 'environment') {
    return (
      <span className="running-source">
        <Tag tone="teal">环境</Tag>由环境变量 <code>{Name}</code> 决定，改后重启生效
      </span>
    );
  }
  if (source === 'desk') return <Tag tone="gold">后台设置</Tag>;
  return CanChange ? (
    <Tag>默认</Tag>
  ) : (
    <span className="running-source">
      <Tag>默认</Tag>用环境变量 <code>{Name}</code> 修改，重启生效
    </span>
  );
}

export const shownValue = ({ isSecret, options }: RunningSetting, { IsSet, Value, Where }: Known): string => {
  if (!IsSet) return '没有设置';
  if (isSecret) return `已设置（${Where || '不显示'}）`;
  return options?.find(({ value }) => value === Value)?.label ?? Value;
};

/** Who changed it and when: of a secret nothing else is shown. */
const WORDS = { Value: '现在是', Change: '修改' };

function sayNow(field: string, value: unknown, { isSecret, options }: RunningSetting): string | undefined {
  // As the contract has it.
  const change = field === 'Change' ? (value as Known['Change']) : null;
  if (change) return `${change.By} ${change.Time.slice(5, 16).replace('T', ' ')}`;
  if (field === 'Value' && isSecret) return '不显示';
  return options?.find((option) => option.value === value)?.label;
}

function SettingForm({ setting, known, refusal }: Props) {
  const { name, isSecret, kind, options, placeholder } = setting;
  const saved = refusal?.typed ?? known.Value;
  const [typed, setTyped] = useState(saved);
  const field = {
    id: `${name}-value`,
    name: 'Value',
    // The row's own label is the field's.
    label: null,
    size: 'sm' as const,
    value: typed,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  return (
    <Form className="running-form" errors={refusal?.errors} message={refusal?.message} preventScrollReset>
      <input type="hidden" name="Name" value={name} />
      <SeenRecord
        record={known}
        words={WORDS}
        meanwhile={refusal?.meanwhile}
        say={(field, value) => sayNow(field, value, setting)}
      />
      <div className="running-value">
        {options ? (
          <Select {...field} options={options} />
        ) : (
          <Field
            {...field}
            type={isSecret ? 'password' : 'text'}
            inputMode={kind === 'url' ? 'url' : kind === 'number' ? 'decimal' : 'text'}
            autoComplete="off"
            spellCheck={false}
            placeholder={isSecret && known.IsSet ? shownValue(setting, known) : (placeholder ?? '')}
          />
        )}
        <Button type="submit" name="intent" value="save" size="sm" kind={typed === known.Value ? 'line' : 'solid'}>
          保存
        </Button>
      </div>
      {name === 'PUBLIC_URL' && <HereButton typed={typed} use={setTyped} />}
      {refusal?.origin && (
        <p className="running-proof">
          填错的公开地址会让所有人登录不了，所以只在新地址上收。
          <a href={`${refusal.origin}${RUNNING_PATH}#PUBLIC_URL`} target="_blank" rel="noreferrer">
            用 {refusal.origin} 打开这一页
          </a>
          ，登录后点“保存”。打不开就说明域名还没有指到这里，现在的设置没有变。
        </p>
      )}
      <WayBack setting={setting} known={known} />
    </Form>
  );
}

/** The address this page was opened by: the one that is proven. */
function HereButton({ typed, use }: { typed: string; use: (text: string) => void }) {
  const here = useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  );
  if (!here || here === typed) return null;
  return (
    <button type="button" className="running-here" onClick={() => use(here)}>
      填上现在用的 {here}
    </button>
  );
}

function WayBack({ setting, known: { Source: source, Change, Default } }: Pick<Props, 'setting' | 'known'>) {
  if (!Change && source !== 'desk') return null;
  const previous = setting.isSecret ? '上一次的设置' : Change?.Previous || '默认';
  return (
    <p className="desk-facts running-back">
      {Change && (
        <>
          <span>
            {Change.By} {Change.Time.slice(5, 16).replace('T', ' ')} 修改
          </span>
          <button type="submit" name="intent" value="undo">
            <Undo2 /> 退回{previous}
          </button>
        </>
      )}
      {source === 'desk' && (
        <button type="submit" name="intent" value="reset">
          <RotateCcw /> 恢复默认{Default && `（${optionLabel(setting, Default)}）`}
        </button>
      )}
    </p>
  );
}

const optionLabel = ({ options }: RunningSetting, value: string) =>
  options?.find((one) => one.value === value)?.label ?? value;
