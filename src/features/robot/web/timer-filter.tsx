import { Form, Link, useSubmit } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import '#/ui/field/plain-input.css';
import './timer-list.css';

const PATH = '/market/admin/wechat/robot/timers';

export interface TimerView {
  state: string;
  guid: string;
  words: string;
}

interface Props {
  view: TimerView;
  counts: Readonly<Record<'all' | 'on' | 'paused' | 'failed', number>>;
  /** The names of the robots, by their guid. */
  names: Readonly<Record<string, string>>;
}

/** A GET form: what is chosen is an address, and works without JavaScript. */
export function TimerFilter({ view, counts, names }: Props) {
  const submit = useSubmit();
  const isFiltered = view.state !== '' || view.guid !== '' || view.words !== '';
  const robots = Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    // The key makes fields follow the address, as after a press on the back button.
    <Form key={JSON.stringify(view)} action={PATH} role="search" aria-label="筛选任务" className="robot-filter">
      <FilterSelect
        label="状态"
        name="state"
        defaultValue={view.state}
        onChange={(event) => submit(event.currentTarget.form)}
        options={[
          { value: '', label: `全部 ${counts.all}` },
          { value: 'on', label: `启用 ${counts.on}` },
          { value: 'paused', label: `暂停 ${counts.paused}` },
          { value: 'failed', label: `上次失败 ${counts.failed}` },
        ]}
      />
      <FilterSelect
        label="机器人"
        name="guid"
        defaultValue={view.guid}
        onChange={(event) => submit(event.currentTarget.form)}
        options={[{ value: '', label: '全部' }, ...robots]}
      />
      <input
        className="plain-input"
        type="search"
        name="words"
        defaultValue={view.words}
        maxLength={100}
        placeholder="任务名或内容"
        aria-label="任务名或内容"
        autoComplete="off"
      />
      <Button type="submit" kind="line" size="sm">
        筛选
      </Button>
      {isFiltered && <Link to={PATH}>清除</Link>}
    </Form>
  );
}
