import { Form } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Table } from '#/ui/table/table.tsx';
import type { RobotTimer } from '../robot.contract.ts';
import { INTERFACES, isInterface } from '../robot-interfaces.pure.ts';

interface Props {
  timers: readonly RobotTimer[];
  /** The names of the robots, by their guid. */
  names: Readonly<Record<string, string>>;
  /** Whether there are others that were not asked for. */
  isFiltered?: boolean;
}

export function TimerTable({ timers, names, isFiltered = false }: Props) {
  return (
    <Table
      label="定时任务"
      rows={timers}
      rowKey={({ id }) => id}
      isOff={({ paused }) => paused}
      empty={
        isFiltered ? (
          <EmptyState title="没有符合的任务">换个条件，或清除筛选。</EmptyState>
        ) : (
          <EmptyState title="还没有定时任务">在推送页写好内容，时间选每天、工作日或每周，就存成任务。</EmptyState>
        )
      }
      columns={[
        {
          id: 'name',
          head: '任务',
          phone: 'title',
          cell: ({ name, interfaceName, requestBody }) => (
            <>
              <b>{name}</b>
              <div className="robot-quiet">
                {names[String(requestBody['guid'])] ?? '机器人已删除'} ·{' '}
                {isInterface(interfaceName) ? INTERFACES[interfaceName] : interfaceName}
              </div>
            </>
          ),
        },
        {
          id: 'when',
          head: '何时',
          phone: 'detail',
          cell: (timer) => (
            <>
              {timer.whenText}
              {timer.cron && <div className="robot-code">{timer.cron}</div>}
              <TimerEdit key={`${timer.cron} ${timer.at} ${timer.name}`} timer={timer} />
            </>
          ),
        },
        { id: 'next', head: '下次', phone: 'detail', cell: ({ nextTexts }) => <NextRuns texts={nextTexts} /> },
        { id: 'last', head: '上次', phone: 'detail', cell: (timer) => <LastRun timer={timer} /> },
        { id: 'do', head: '操作', headHidden: true, phone: 'end', cell: (timer) => <Commands timer={timer} /> },
      ]}
    />
  );
}

function NextRuns({ texts: [first, ...others] }: { texts: readonly string[] }) {
  if (!first) return '—';
  if (others.length === 0) return first;
  return (
    <details>
      <summary>{first}</summary>
      {others.map((text) => (
        <div key={text} className="robot-quiet">
          {text}
        </div>
      ))}
    </details>
  );
}

function LastRun({ timer: { last, runs } }: { timer: RobotTimer }) {
  if (!last) return <span className="robot-quiet">还没有执行过</span>;
  return (
    <details>
      <summary className={last.state === 'failed' ? 'robot-bad' : 'robot-quiet'}>
        {last.dueText} · {last.message}
      </summary>
      {runs.slice(1).map(({ due, dueText, message, state }) => (
        <div key={due} className={state === 'failed' ? 'robot-bad' : 'robot-quiet'}>
          {dueText} · {message}
        </div>
      ))}
    </details>
  );
}

function TimerEdit({ timer: { id, name, cron, at, workdays } }: { timer: RobotTimer }) {
  return (
    <details>
      <summary className="robot-quiet">修改</summary>
      <Form method="post" className="robot-form" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Field id={`name ${id}`} label="任务名" name="name" defaultValue={name} maxLength={60} />
        <Field id={`cron ${id}`} label="重复（cron）" name="cron" defaultValue={cron ?? ''} />
        <Field id={`at ${id}`} label="只发一次" name="at" type="datetime-local" defaultValue={at?.slice(0, 16) ?? ''} />
        <Checkbox id={`workdays ${id}`} name="workdays" defaultChecked={workdays}>
          只在工作日
        </Checkbox>
        <Button type="submit" kind="line" size="sm" name="do" value="edit">
          保存
        </Button>
      </Form>
    </details>
  );
}

function Commands({ timer: { id, paused } }: { timer: RobotTimer }) {
  return (
    <Form method="post" className="robot-row" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" kind="line" size="sm" name="do" value={paused ? 'resume' : 'pause'}>
        {paused ? '启用' : '暂停'}
      </Button>
      <Button type="submit" kind="line" size="sm" name="do" value="run">
        立即执行
      </Button>
      <Button type="submit" kind="line" size="sm" name="do" value="remove">
        删除
      </Button>
    </Form>
  );
}
