import { Plus, X } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { APPS, type App, DEVICES, type Device } from '../link-plan.pure.ts';
import type { OwnLink } from '../short-owner.contract.ts';
import { blankTarget, type EditedRule, type EditedTarget } from './edited-rule.ts';

interface Props {
  rule: EditedRule;
  turns: OwnLink['Turns'];
  onChange: (rule: EditedRule) => void;
}

const KINDS = [
  { value: 'device', label: '设备' },
  { value: 'app', label: '在哪里打开' },
  { value: 'time', label: '时间' },
  { value: 'all', label: '所有人' },
];
const PICKS = [
  { value: 'share', label: '按比例分' },
  { value: 'turn', label: '轮换，满了换下一个' },
];
const WEEK = ['一', '二', '三', '四', '五', '六', '日'];

const toggled = <Value,>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** When a rule holds and where it leads. */
export function RuleEditor({ rule, turns, onChange }: Props) {
  const change = (some: Partial<EditedRule>) => onChange({ ...rule, ...some });
  const changeTarget = (at: number, some: Partial<EditedTarget>) =>
    change({ Targets: rule.Targets.map((target, index) => (index === at ? { ...target, ...some } : target)) });
  return (
    <div className="rule-editor">
      <Segmented
        label="条件"
        segments={KINDS}
        value={rule.Kind}
        onChange={(kind) => change({ Kind: kind as EditedRule['Kind'] })}
      />
      {rule.Kind === 'device' && (
        <Choices
          names={DEVICES}
          chosen={rule.Devices}
          onToggle={(one: Device) => change({ Devices: toggled(rule.Devices, one) })}
        />
      )}
      {rule.Kind === 'app' && (
        <Choices names={APPS} chosen={rule.Apps} onToggle={(one: App) => change({ Apps: toggled(rule.Apps, one) })} />
      )}
      {rule.Kind === 'time' && (
        <div className="rule-editor-time">
          <Field label="从" type="time" value={rule.From} onChange={(event) => change({ From: event.target.value })} />
          <Field label="到" type="time" value={rule.To} onChange={(event) => change({ To: event.target.value })} />
          <fieldset className="rule-editor-choices">
            <legend>星期，不选就是每天</legend>
            {WEEK.map((name, index) => (
              <Checkbox
                key={name}
                checked={rule.Days.includes(index + 1)}
                onChange={() => change({ Days: toggled(rule.Days, index + 1) })}
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
        </div>
      )}
      <Segmented
        label="几个去处时"
        segments={PICKS}
        value={rule.Pick}
        onChange={(pick) => change({ Pick: pick as EditedRule['Pick'] })}
      />
      {rule.Targets.map((target, at) => (
        <fieldset
          className="rule-editor-target"
          // biome-ignore lint/suspicious/noArrayIndexKey: a target is its place in the rule
          key={at}
        >
          <legend>去处 {at + 1}</legend>
          <Field
            label="网址"
            type="url"
            inputMode="url"
            value={target.Url}
            onChange={(event) => changeTarget(at, { Url: event.target.value })}
          />
          <Field
            label="名称"
            aside="选填"
            maxLength={30}
            value={target.Name}
            onChange={(event) => changeTarget(at, { Name: event.target.value })}
          />
          <Field
            label="App 地址"
            aside="选填，先试它，没装就去网址"
            placeholder="taobao://…"
            value={target.App}
            onChange={(event) => changeTarget(at, { App: event.target.value })}
          />
          {rule.Pick === 'turn' ? (
            <Field
              label="满多少人换下一个"
              type="number"
              min={1}
              aside={`已有 ${turns.find((turn) => turn.Target === target.Id)?.Used ?? 0} 人`}
              value={target.Most}
              onChange={(event) => changeTarget(at, { Most: event.target.valueAsNumber || 1 })}
            />
          ) : (
            rule.Targets.length > 1 && (
              <Field
                label="占几份"
                type="number"
                min={1}
                max={100}
                value={target.Weight}
                onChange={(event) => changeTarget(at, { Weight: event.target.valueAsNumber || 1 })}
              />
            )
          )}
          {rule.Targets.length > 1 && (
            <Button
              kind="quiet"
              size="sm"
              icon={<X aria-hidden />}
              onClick={() => change({ Targets: rule.Targets.filter((_, index) => index !== at) })}
            >
              去掉去处 {at + 1}
            </Button>
          )}
        </fieldset>
      ))}
      <Button
        kind="line"
        size="sm"
        icon={<Plus aria-hidden />}
        onClick={() => change({ Targets: [...rule.Targets, blankTarget()] })}
      >
        再加一个去处
      </Button>
    </div>
  );
}

interface ChoicesProps<Name extends string> {
  names: Record<Name, string>;
  chosen: readonly Name[];
  onToggle: (name: Name) => void;
}

function Choices<Name extends string>({ names, chosen, onToggle }: ChoicesProps<Name>) {
  return (
    <fieldset className="rule-editor-choices">
      <legend>哪些</legend>
      {(Object.keys(names) as Name[]).map((name) => (
        <Checkbox key={name} checked={chosen.includes(name)} onChange={() => onToggle(name)}>
          {names[name]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
