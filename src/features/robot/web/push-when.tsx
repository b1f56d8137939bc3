import { Link } from 'react-router';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { useField } from '#/ui/field/use-field.ts';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { PushPreview } from '../robot-push.contract.ts';
import { type PushStart, WHENS } from './push-wish.ts';
import './push-when.css';

const WEEK = ['一', '二', '三', '四', '五', '六', '日'];
const TIMED = ['daily', 'workday', 'weekly', 'monthly'];

export interface EventChoice {
  name: string;
  title: string;
  facts: { name: string; meaning: string; value: string }[];
}

interface Props {
  start: PushStart;
  when: string;
  onWhen: (when: string) => void;
  events: readonly EventChoice[];
  event: string;
  onEvent: (name: string) => void;
  preview: PushPreview;
  /** When the chosen robots say nothing, in words. */
  quiet: string;
}

/** Without JavaScript all of them are shown; the chosen kind decides which are read. */
export function PushWhen({ start, when, onWhen, events, event, onEvent, preview, quiet }: Props) {
  const { message } = useField({ name: 'timer' });
  return (
    <div className="push-when">
      <div className="push-times">
        <Segmented label="时间" name="when" segments={WHENS} value={when} onChange={onWhen} />
        <div hidden={!TIMED.includes(when)} className="push-time">
          <Field label="几点" name="time" type="time" size="sm" defaultValue={start.time} />
        </div>
      </div>
      <div hidden={when !== 'weekly'} className="robot-row">
        {WEEK.map((day, index) => (
          <Checkbox
            key={day}
            id={`weekday ${day}`}
            name="weekday"
            value={String(index + 1)}
            defaultChecked={start.weekdays.includes(String(index + 1))}
          >
            周{day}
          </Checkbox>
        ))}
      </div>
      <div hidden={when !== 'monthly'}>
        <Field
          label="几号"
          name="day"
          type="number"
          min={1}
          max={31}
          defaultValue={start.day}
          hint="没有这一天的月份不发"
        />
      </div>
      <div hidden={when !== 'once'}>
        <Field label="发送时间" name="at" type="datetime-local" />
      </div>
      <div hidden={when !== 'cron'}>
        <Field
          label="cron"
          name="cron"
          placeholder="30 8 * * *"
          defaultValue={start.cron}
          hint={preview.planText || '分 时 日 月 周，北京时间'}
          spellCheck={false}
        />
      </div>
      <div hidden={when !== 'event'} className="robot-form">
        <Select
          label="发生了什么"
          name="event"
          value={event}
          onChange={(change) => onEvent(change.currentTarget.value)}
          options={events.map(({ name, title }) => ({ value: name, label: title }))}
        />
        {events.length === 0 && <p className="robot-quiet">站里还没有可以触发的事件。</p>}
        <Field
          label="只要包含这些词的"
          name="filter"
          maxLength={200}
          defaultValue={start.filter}
          hint="多个用逗号隔开，不填就是全部"
        />
        <Checkbox name="isUrgent" defaultChecked={start.isUrgent}>
          是告警，免打扰时段也发
        </Checkbox>
      </div>
      {message && <p className="robot-bad">{message}</p>}
      <Runs preview={preview} when={when} />
      {quiet && when !== 'now' && <p className="robot-quiet">{quiet}</p>}
      <div hidden={when === 'now'}>
        <Field label="任务名" name="name" size="sm" maxLength={60} placeholder="早间上新" defaultValue={start.name} />
      </div>
    </div>
  );
}

function Runs({ preview: { runs, planFault }, when }: { preview: PushPreview; when: string }) {
  if (planFault && when !== 'now') return <p className="robot-bad">{planFault}</p>;
  if (runs.length === 0 || when === 'now' || when === 'event') return null;
  return (
    <>
      <ol className="push-runs" aria-label="接下来五次">
        {runs.map(({ day, time, isEstimated }) => (
          <li key={time}>
            <span>{day}</span>
            <b className="num">{time}</b>
            {isEstimated && <small>按推算</small>}
          </li>
        ))}
      </ol>
      {when === 'workday' && (
        <p className="robot-quiet">
          周末与法定节假日不发，调休上班日照发。放假安排还没公布的年份按法定日子推算，逐次标「按推算」；公布后可以在
          <Link to="/market/admin/wechat/robot/timers#workdays">定时任务</Link>页粘贴通知。
        </p>
      )}
    </>
  );
}
