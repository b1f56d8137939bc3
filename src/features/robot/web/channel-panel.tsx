import { Check, CircleCheck, CircleX, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Card } from '#/ui/section/card.tsx';
import {
  type ChannelField,
  type ChannelKind,
  type ChannelName,
  channelKinds,
  isChannel,
  recognised,
} from '../channels.pure.ts';
import type { ChannelOutcome } from './channel-commands.ts';
import { ChannelMark } from './channel-mark.tsx';
import './channel-panel.css';

// The keys of the table are exactly these names.
const NAMES = Object.keys(channelKinds) as ChannelName[];

/** Without JavaScript the tiles are radio buttons of a GET form, and the address says which fields are shown. */
export function ChannelPanel({ chosen }: { chosen: string }) {
  const [driver, setDriver] = useState<ChannelName>(isChannel(chosen) ? chosen : 'wecom');
  const [pasted, setPasted] = useState('');
  const fetcher = useFetcher<ChannelOutcome>();
  const kind = channelKinds[driver];
  const outcome = fetcher.state === 'idle' && fetcher.data?.driver === driver ? fetcher.data : undefined;
  const isBusy = fetcher.state !== 'idle';
  const hasArrived = outcome?.isTested === true && outcome.isOk;

  /** The address itself says whose it is. */
  function recognise(address: string) {
    setPasted(address);
    const known = recognised(address);
    if (known && known !== driver) setDriver(known);
  }

  return (
    <Card title="添加渠道" className="channel-panel">
      <form method="get" className="channel-tiles">
        <fieldset>
          <legend>种类</legend>
          {NAMES.map((name) => (
            <label key={name} className="channel-tile">
              <input type="radio" name="kind" value={name} checked={name === driver} onChange={() => setDriver(name)} />
              <ChannelMark driver={name} />
              {channelKinds[name].name}
            </label>
          ))}
          <a className="channel-tile" href="#more">
            <Ellipsis size={18} aria-hidden /> 更多
          </a>
        </fieldset>
        <noscript>
          <button type="submit">换成这种</button>
        </noscript>
      </form>
      <fetcher.Form key={driver} method="post" className="robot-form">
        <FormErrors errors={outcome?.errors}>
          <input type="hidden" name="driver" value={driver} />
          {kind.fields
            .filter(({ isForHearing }) => !isForHearing)
            .map((field) => (
              <ChannelInput key={field.name} field={field} pasted={pasted} onAddress={recognise} />
            ))}
          {pasted && recognised(pasted) === driver && !outcome?.errors.length && (
            <p className="channel-known" role="status">
              <Check size={15} aria-hidden /> 认出是{kind.name}的地址
            </p>
          )}
          {kind.fields.some(({ isForHearing }) => isForHearing) && (
            <details className="channel-hearing" open={hearingErrors(kind, outcome) || undefined}>
              <summary>还要它能收消息</summary>
              <div className="robot-form">
                {kind.fields
                  .filter(({ isForHearing }) => isForHearing)
                  .map((field) => (
                    <ChannelInput key={field.name} field={field} pasted="" onAddress={() => {}} />
                  ))}
              </div>
            </details>
          )}
          <div className="robot-times">
            <Field label="名称" name="nickname" maxLength={40} autoComplete="off" placeholder={kind.name} />
            <Field label="每分钟最多" name="perMinute" inputMode="numeric" defaultValue={kind.perMinute} />
          </div>
          <Field label="测试消息" name="text" defaultValue="搜罗已接入，收到请回 1" maxLength={500} />
          <TestResult outcome={outcome} />
          <dl className="channel-can">
            <dt>它能做</dt>
            <dd>{kind.can}</dd>
            <dt>不能做</dt>
            <dd>{kind.cannot}</dd>
          </dl>
          <div className="channel-foot">
            {hasArrived ? (
              <>
                <Button type="submit" kind="line" name="do" value="channelTest" loading={isBusy}>
                  再发一条
                </Button>
                <Button type="submit" name="do" value="channelAdd">
                  保存渠道
                </Button>
              </>
            ) : (
              <>
                <Button type="submit" kind="quiet" name="do" value="channelAdd">
                  只保存，先不测
                </Button>
                <Button type="submit" name="do" value="channelTest" loading={isBusy}>
                  发测试消息
                </Button>
              </>
            )}
          </div>
        </FormErrors>
      </fetcher.Form>
    </Card>
  );
}

interface InputProps {
  field: ChannelField;
  pasted: string;
  onAddress: (address: string) => void;
}

function ChannelInput({ field: { name, label, hint, placeholder, isOptional }, pasted, onAddress }: InputProps) {
  return (
    <Field
      label={isOptional ? `${label}（可不填）` : label}
      name={name}
      placeholder={placeholder}
      hint={hint}
      autoComplete="off"
      spellCheck={false}
      {...(name === 'address' && {
        defaultValue: pasted,
        onInput: (event) => onAddress(event.currentTarget.value.trim()),
      })}
    />
  );
}

const hearingErrors = ({ fields }: ChannelKind, outcome: ChannelOutcome | undefined): boolean =>
  outcome?.errors.some(({ Field: wrong }) => fields.some(({ name, isForHearing }) => isForHearing && name === wrong)) ??
  false;

function TestResult({ outcome }: { outcome: ChannelOutcome | undefined }) {
  // What was not even sent is told beside its field.
  if (!outcome || (outcome.errors.length > 0 && !outcome.isTested)) return null;
  const { isOk, message, seconds, secret, hearUrl } = outcome;
  return (
    <div className="channel-result" role="status" data-ok={isOk}>
      {isOk ? <CircleCheck size={18} aria-hidden /> : <CircleX size={18} aria-hidden />}
      <div>
        <div className="channel-result-word">
          {outcome.isTested ? (isOk ? '已送到' : '没送到') : isOk ? '已保存' : '没有保存'}
          {seconds && <span className="num">{seconds} 秒</span>}
        </div>
        <p>{message}</p>
        {secret && (
          <p>
            签名密钥只显示这一次：<code className="robot-code">{secret}</code>
          </p>
        )}
        {hearUrl && (
          <p>
            收消息的地址：<code className="robot-code">{hearUrl}</code>
          </p>
        )}
      </div>
    </div>
  );
}
