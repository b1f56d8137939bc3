import { useCallback, useEffect, useRef, useState } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { FormErrors } from '#/ui/form/form-errors.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { Select } from '#/ui/select/select.tsx';
import { backgroundApi } from '#/web/browser-api.ts';
import type { Robot } from '../robot.contract.ts';
import type { PushPreview } from '../robot-push.contract.ts';
import { ChannelMark } from './channel-mark.tsx';
import { PushEditor } from './push-editor.tsx';
import { PushPhone } from './push-phone.tsx';
import { buttonText, WHENS, wishOf } from './push-wish.ts';
import './push-composer.css';

const WEEK = ['一', '二', '三', '四', '五', '六', '日'];

export interface EventChoice {
  name: string;
  title: string;
  facts: { name: string; meaning: string; value: string }[];
}

interface Props {
  robots: readonly Robot[];
  events: readonly EventChoice[];
  /** What the form shows at first, already filled in. */
  preview: PushPreview;
  /** A second press of the same page is the same push. */
  pushKey: string;
  errors: readonly FieldError[] | undefined;
}

const PAUSE_MS = 350;

/** Everything on one page: to whom, what, when, and how it will look. A plain form that JavaScript makes live. */
export function PushComposer({ robots, events, preview: first, pushKey, errors }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [preview, setPreview] = useState(first);
  const [when, setWhen] = useState('now');
  const [event, setEvent] = useState(events[0]?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isSending = useNavigation().state !== 'idle';

  const look = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      if (!form.current) return;
      const data = new FormData(form.current);
      setChosen(data.getAll('target').map(String));
      const answer = await backgroundApi('POST /api/v1/wechat/robot/push/preview', { body: wishOf(data) });
      if (answer.ok) setPreview(answer.data);
    }, PAUSE_MS);
  }, []);
  useEffect(() => {
    look();
    return () => clearTimeout(timer.current);
  }, [look]);

  const facts = when === 'event' ? (events.find(({ name }) => name === event)?.facts ?? []) : [];
  return (
    <div className="push-desk">
      <Form ref={form} method="post" className="push-card" onInput={look} preventScrollReset>
        <FormErrors errors={errors}>
          <input type="hidden" name="key" value={pushKey} />
          <fieldset className="push-part">
            <legend>发到</legend>
            <Targets robots={robots} troubles={preview.troubles} />
          </fieldset>
          <fieldset className="push-part">
            <legend>内容</legend>
            <PushEditor
              variables={[
                ...facts,
                ...preview.variables.filter(({ name }) => !facts.some((fact) => fact.name === name)),
              ]}
              faults={preview.faults}
              sizes={preview.sizes}
              onChange={look}
            />
          </fieldset>
          <fieldset className="push-part">
            <legend>时间</legend>
            <Segmented label="时间" name="when" segments={WHENS} value={when} onChange={setWhen} />
            <WhenFields when={when} events={events} event={event} onEvent={setEvent} />
            <Runs preview={preview} when={when} />
          </fieldset>
          <footer className="push-foot">
            <p>
              <b>{when === 'now' ? '现在' : when === 'event' ? '事情发生时' : preview.planText || '还没有选好时间'}</b>{' '}
              发到 {chosen.length} 处
            </p>
            <Button type="submit" name="do" value="compose" loading={isSending}>
              {buttonText(when, chosen.length)}
            </Button>
          </footer>
        </FormErrors>
      </Form>
      <PushPhone
        preview={preview}
        robots={robots.filter(({ guid }) => chosen.some((target) => target.startsWith(`${guid} `)))}
      />
    </div>
  );
}

function Targets({ robots, troubles }: { robots: readonly Robot[]; troubles: PushPreview['troubles'] }) {
  const places = robots.flatMap((robot) => robot.rooms.map((room) => ({ robot, room })));
  return (
    <div>
      <div className="push-targets">
        {places.map(({ robot, room }) => (
          <label
            key={`${robot.guid} ${room.wxid}`}
            className="push-target"
            data-bad={troubles.some(({ guid }) => guid === robot.guid) || undefined}
          >
            <input type="checkbox" name="target" value={`${robot.guid} ${room.wxid}`} />
            <ChannelMark driver={robot.driver} />
            {room.nickname || room.wxid}
          </label>
        ))}
        <Link to="/market/admin/wechat/robot" className="push-target" data-add>
          + 加渠道
        </Link>
      </div>
      {places.length === 0 && <p className="robot-quiet">渠道里还没有群或接收人；公众号只能回复，不能群发。</p>}
      {troubles.map(({ guid, message }) => (
        <p key={guid} className="robot-bad">
          {message}。<Link to="/market/admin/wechat/robot">去渠道修复</Link>，或取消勾选这次不发。
        </p>
      ))}
    </div>
  );
}

interface WhenProps {
  when: string;
  events: readonly EventChoice[];
  event: string;
  onEvent: (name: string) => void;
}

/** Without JavaScript all of them are shown; the chosen kind decides which are read. */
function WhenFields({ when, events, event, onEvent }: WhenProps) {
  const isTimed = ['daily', 'workday', 'weekly', 'monthly'].includes(when);
  return (
    <div className="push-when">
      <div hidden={!isTimed}>
        <Field label="几点" name="time" type="time" defaultValue="08:30" />
      </div>
      <div hidden={when !== 'weekly'} className="robot-row">
        {WEEK.map((day, index) => (
          <Checkbox
            key={day}
            id={`weekday ${day}`}
            name="weekday"
            value={String(index + 1)}
            defaultChecked={index === 0}
          >
            周{day}
          </Checkbox>
        ))}
      </div>
      <div hidden={when !== 'monthly'}>
        <Field label="几号" name="day" type="number" min={1} max={31} defaultValue={1} hint="没有这一天的月份不发" />
      </div>
      <div hidden={when !== 'once'}>
        <Field label="发送时间" name="at" type="datetime-local" />
      </div>
      <div hidden={when !== 'cron'}>
        <Field label="cron" name="cron" placeholder="30 8 * * *" hint="分 时 日 月 周，北京时间" spellCheck={false} />
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
        <Field label="只要包含这些词的" name="filter" maxLength={200} hint="多个用逗号隔开，不填就是全部" />
        <Checkbox name="isUrgent">告警，不管免打扰</Checkbox>
      </div>
      <div hidden={when === 'now'}>
        <Field label="任务名" name="name" maxLength={60} placeholder="早间上新" />
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
