import { Form, useFetcher } from 'react-router';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Switch } from '#/ui/switch/switch.tsx';
import { FoldButton } from '#/web/fold-button.tsx';
import type { RobotTimer } from '../robot.contract.ts';
import { INTERFACES } from '../robot-interfaces.pure.ts';
import { Do } from './do-button.tsx';
import { RobotDots } from './robot-dots.tsx';
import type { Outcome } from './robot-outcome.ts';
import './timer-list.css';

/** What was written is the usual thing, and needs no word. */
const SAID: Readonly<Record<string, string>> = { ...INTERFACES, composePush: '' };

interface Props {
  timers: readonly RobotTimer[];
  /** The names of the robots, by their guid. */
  names: Readonly<Record<string, string>>;
  /** Whether there are others that were not asked for. */
  isFiltered?: boolean;
  /** The one that was not saved, because somebody else saved it first. */
  refused?: { id: string; meanwhile?: Outcome['meanwhile'] } | undefined;
}

const WORDS = { name: '任务名', cron: '重复', at: '只发一次', workdays: '只在工作日' };

/** What runs next stands first; what is paused, last. */
export function TimerList({ timers, names, isFiltered = false, refused }: Props) {
  if (timers.length === 0) {
    return isFiltered ? (
      <EmptyState title="没有符合条件的任务">换个条件，或清除筛选。</EmptyState>
    ) : (
      <EmptyState title="还没有定时任务">在推送页写好内容，时间选每天、工作日或每周，就存成任务。</EmptyState>
    );
  }
  const order = ({ paused, next }: RobotTimer) => (paused ? 'z' : (next ?? 'y'));
  return (
    <>
      <div className="timer-head" aria-hidden="true">
        <span>任务</span>
        <span>时间</span>
        <span>下次和上次</span>
        <span>启用</span>
      </div>
      <ul className="timer-list" aria-label="定时任务">
        {[...timers]
          .sort((one, other) => (order(one) < order(other) ? -1 : 1))
          .map((timer) => (
            <li key={timer.id} className="timer-row" data-off={timer.paused || undefined}>
              <TimerWords timer={timer} names={names} />
              <TimerSwitch timer={timer} />
              <TimerMore
                key={`${timer.cron} ${timer.at} ${timer.name}`}
                timer={timer}
                meanwhile={refused?.id === String(timer.id) ? refused.meanwhile : undefined}
              />
            </li>
          ))}
      </ul>
    </>
  );
}

function TimerWords({
  timer: { name, interfaceName, requestBody, whenText, nextTexts, last, paused },
  names,
}: {
  timer: RobotTimer;
  names: Props['names'];
}) {
  const { guid, targets } = requestBody;
  const places = Array.isArray(targets) && targets.length > 1 ? ` 等 ${targets.length} 处` : '';
  const robot = names[String(guid)] ?? '机器人已删除';
  return (
    <>
      <div className="timer-name">
        <b>{name}</b>
        <span className="robot-quiet">
          {[robot + places, SAID[interfaceName] ?? interfaceName].filter(Boolean).join(' · ')}
        </span>
      </div>
      <div className="timer-when">{whenText}</div>
      <div className="timer-runs">
        <span data-next={!paused && nextTexts.length > 0 ? '' : undefined}>
          {paused ? '已暂停' : (nextTexts[0] ?? '不再执行')}
        </span>
        <span className={last?.state === 'failed' ? 'robot-bad' : 'robot-quiet'}>
          {last ? `${last.dueText} · ${last.message}` : '还没有执行过'}
        </span>
      </div>
    </>
  );
}

/** Takes effect at once; without JavaScript the buttons behind … do the same. */
function TimerSwitch({ timer: { id, name, paused } }: { timer: RobotTimer }) {
  const fetcher = useFetcher();
  const isOn = fetcher.formData ? fetcher.formData.get('do') === 'resume' : !paused;
  return (
    <Switch
      bare
      className="timer-switch"
      label={`启用${name}`}
      checked={isOn}
      onChange={() => void fetcher.submit({ id: String(id), do: isOn ? 'pause' : 'resume' }, { method: 'post' })}
    />
  );
}

function TimerMore({ timer, meanwhile }: { timer: RobotTimer; meanwhile: Outcome['meanwhile'] }) {
  const { id, name, cron, at, workdays, paused, nextTexts, runs } = timer;
  return (
    <RobotDots className="robot-below" label={`${name}的更多操作`}>
      <div className="timer-lists">
        <Moments title="接下来" texts={nextTexts} none="没有了" />
        <Moments
          title="最近执行"
          texts={runs.map(({ dueText, message }) => `${dueText} · ${message}`)}
          none="还没有执行过"
        />
      </div>
      <Form method="post" className="timer-fields" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <SeenRecord record={timer} words={WORDS} meanwhile={meanwhile} />
        <Field id={`name ${id}`} label="任务名" name="name" size="sm" defaultValue={name} maxLength={60} />
        <Field
          id={`cron ${id}`}
          label="重复（cron）"
          name="cron"
          size="sm"
          defaultValue={cron ?? ''}
          hint="分 时 日 月 周"
        />
        <Field
          id={`at ${id}`}
          label="或只发一次"
          name="at"
          type="datetime-local"
          size="sm"
          defaultValue={at?.slice(0, 16) ?? ''}
        />
        <Checkbox id={`workdays ${id}`} name="workdays" defaultChecked={workdays}>
          只在工作日
        </Checkbox>
        <div className="robot-row">
          <Do value="edit">保存</Do>
          <Do value="run">立即执行</Do>
          <Do value={paused ? 'resume' : 'pause'}>{paused ? '启用' : '暂停'}</Do>
          <FoldButton
            label="删除"
            question={`删除「${name}」和它的执行记录？只想停一阵，点“暂停”。`}
            confirm="删除"
            name="do"
            value="remove"
          />
        </div>
      </Form>
    </RobotDots>
  );
}

function Moments({ title, texts, none }: { title: string; texts: readonly string[]; none: string }) {
  return (
    <div>
      <b>{title}</b>
      <ul>
        {texts.length === 0 && <li>{none}</li>}
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
