import { Send } from 'lucide-react';
import { Form, Link } from 'react-router';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Spark } from '#/ui/spark/spark.tsx';
import { FoldButton } from '#/web/fold-button.tsx';
import { channelKinds, isChannel } from '../channels.pure.ts';
import type { RobotChannel } from '../robot-channel.contract.ts';
import { ChannelMark } from './channel-mark.tsx';
import { Do } from './do-button.tsx';
import { RobotDots } from './robot-dots.tsx';
import type { Outcome } from './robot-outcome.ts';
import './channel.css';

interface Props {
  channels: readonly RobotChannel[];
  today: { sent: number; replies: number; doubtful: number };
  /** What somebody else saved of it first, if that is why it was refused. */
  meanwhileOf?: (guid: string) => Outcome['meanwhile'];
}

const WORDS = { nickname: '名称', perMinute: '每分钟最多' };

export function ChannelList({ channels, today, meanwhileOf }: Props) {
  const owed = channels.filter((channel) => channel.owed > 0);
  return (
    <>
      {owed.map(({ guid, nickname, kind, owed: count }) => (
        <p key={guid} className="channel-banner" role="status">
          <b>
            {kind}「{nickname}」收不到
          </b>
          有 {count} 条没送出，修好后会接着发，不会重复。
          <Link to="/market/admin/wechat/robot/push#outbox">看这 {count} 条</Link>
        </p>
      ))}
      <Card title="已接入" aside={`今天送达 ${today.sent} · 回复 ${today.replies} · 存疑 ${today.doubtful}`}>
        <div className="channel-head" aria-hidden="true">
          <span>渠道</span>
          <span>状态</span>
          <span>最近 14 天</span>
        </div>
        <ul className="channel-rows">
          {channels.length === 0 && <li className="robot-quiet">没有这样的渠道。</li>}
          {channels.map((channel) => (
            <ChannelRow key={channel.guid} channel={channel} meanwhile={meanwhileOf?.(channel.guid)} />
          ))}
        </ul>
      </Card>
    </>
  );
}

interface RowProps {
  channel: RobotChannel;
  meanwhile?: Outcome['meanwhile'];
}

function ChannelRow({ channel, meanwhile }: RowProps) {
  const { guid, driver, nickname, kind, state, word, line, days, rooms, hears } = channel;
  return (
    <li className="channel-row" data-state={state}>
      <ChannelMark driver={driver} />
      <div className="channel-name">
        <b>{nickname}</b>
        <span>
          {kind}
          {rooms > 0 && ` · ${rooms} 个去处`}
          {hears && ' · 能收能发'}
        </span>
      </div>
      <div className="channel-state">
        <b>{word}</b>
        <span>{line}</span>
      </div>
      <Spark label={`${nickname}最近 14 天送达`} values={days} />
      <Form method="post" preventScrollReset>
        <input type="hidden" name="guid" value={guid} />
        <Button type="submit" kind="quiet" size="sm" icon={<Send size={15} />} name="do" value="channelTestKnown">
          {state === 'down' ? '再试' : '发测试'}
        </Button>
      </Form>
      <ChannelMore channel={channel} meanwhile={meanwhile} />
    </li>
  );
}

function ChannelMore({ channel, meanwhile }: RowProps) {
  const { guid, driver, nickname, perMinute, state, hearUrl } = channel;
  const kind = isChannel(driver) ? channelKinds[driver] : undefined;
  return (
    <RobotDots
      className="robot-below"
      label={`${nickname}的${state === 'down' ? '修复' : '设置'}`}
      word={state === 'down' && '修复'}
    >
      {hearUrl && (
        <p className="robot-quiet">
          收消息的地址（填到{kind?.name}的后台）：<code className="robot-code">{hearUrl}</code>
        </p>
      )}
      <Form method="post" className="channel-fields" preventScrollReset>
        <input type="hidden" name="guid" value={guid} />
        <SeenRecord record={channel} words={WORDS} meanwhile={meanwhile} />
        <Field id={`name ${guid}`} label="名称" name="nickname" size="sm" defaultValue={nickname} maxLength={40} />
        <Field
          id={`pace ${guid}`}
          label="每分钟最多"
          name="perMinute"
          size="sm"
          inputMode="numeric"
          defaultValue={perMinute}
        />
        {kind?.fields.map(({ name, label, placeholder }) => (
          <Field
            key={name}
            id={`${name} ${guid}`}
            label={`更换${/^[a-z]/i.test(label) ? ' ' : ''}${label}`}
            name={`field.${name}`}
            size="sm"
            autoComplete="off"
            placeholder={placeholder}
            hint="不改就留空"
          />
        ))}
        <div className="robot-row">
          <Do value="channelSave">保存</Do>
          {driver === 'telegram' && <Do value="channelListen">让它收消息</Do>}
          <Do value={state === 'off' ? 'channelOn' : 'channelOff'}>{state === 'off' ? '启用' : '停用'}</Do>
          <FoldButton
            label="删除"
            question={`删除「${nickname}」和它的发件箱？发到它的定时任务和触发会发不出去；只想停一阵，点“停用”。`}
            confirm="删除"
            name="do"
            value="remove"
          />
        </div>
      </Form>
    </RobotDots>
  );
}
