import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Card } from '#/ui/section/card.tsx';
import { type ChannelName, channelKinds, isChannel } from '../channels.pure.ts';
import type { ChannelOutcome } from './channel-commands.ts';
import { ChannelMark } from './channel-mark.tsx';
import './channel.css';

// The keys of the table are exactly these names.
const NAMES = Object.keys(channelKinds) as ChannelName[];

/** Without JavaScript the tiles are radio buttons of a GET form, and the address says which fields are shown. */
export function ChannelPanel({ chosen }: { chosen: string }) {
  const [driver, setDriver] = useState<ChannelName>(isChannel(chosen) ? chosen : 'wecom');
  const fetcher = useFetcher<ChannelOutcome>();
  const kind = channelKinds[driver];
  const outcome = fetcher.state === 'idle' && fetcher.data?.driver === driver ? fetcher.data : undefined;
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
        </fieldset>
        <noscript>
          <button type="submit">换成这种</button>
        </noscript>
      </form>
      <fetcher.Form key={driver} method="post" className="robot-form">
        <FormErrors errors={outcome?.errors}>
          <input type="hidden" name="driver" value={driver} />
          {kind.fields.map(({ name, label, hint, placeholder, isOptional }) => (
            <Field
              key={name}
              label={isOptional ? `${label}（可不填）` : label}
              name={name}
              placeholder={placeholder}
              hint={hint}
              autoComplete="off"
              spellCheck={false}
            />
          ))}
          <div className="robot-times">
            <Field label="在后台叫什么" name="nickname" maxLength={40} autoComplete="off" placeholder={kind.name} />
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
          <div className="robot-row">
            <Button type="submit" kind="line" name="do" value="channelTest" loading={fetcher.state !== 'idle'}>
              发测试消息
            </Button>
            <Button type="submit" name="do" value="channelAdd">
              {outcome?.isTested && outcome.isOk ? '保存渠道' : '先不测，直接保存'}
            </Button>
          </div>
        </FormErrors>
      </fetcher.Form>
    </Card>
  );
}

function TestResult({ outcome }: { outcome: ChannelOutcome | undefined }) {
  if (!outcome || outcome.errors.length > 0) return null;
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
