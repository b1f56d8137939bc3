import { Form } from 'react-router';
import type { DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import { SeenRecord } from '#/features/desk/shared/seen-record.tsx';
import { Badge } from '#/ui/badge/badge.tsx';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Card } from '#/ui/section/card.tsx';
import { Select } from '#/ui/select/select.tsx';
import type { HealthAlarm, HealthRobot } from '../health.contract.ts';

interface Props {
  alarms: readonly HealthAlarm[];
  robots: readonly HealthRobot[];
  refusal: DeskRefusal | undefined;
}

/** What somebody is called for, and where. Each unfolds its own form. */
export function HealthAlarms({ alarms, robots, refusal }: Props) {
  return (
    <Card title="持续异常时通知我" className="health-alarms">
      <ul>
        {alarms.map((alarm) => (
          <li key={alarm.Key}>
            <details open={refusal?.form === alarm.Key || undefined}>
              <summary>
                <span>
                  {alarm.Name}
                  <small>{alarm.RungTime ? `上次 ${alarm.RungTime.slice(5, 16).replace('T', ' ')}` : '还没响过'}</small>
                </span>
                <AlarmState alarm={alarm} robots={robots} />
              </summary>
              <AlarmForm alarm={alarm} robots={robots} refusal={refusal?.form === alarm.Key ? refusal : undefined} />
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AlarmState({ alarm, robots }: { alarm: HealthAlarm; robots: readonly HealthRobot[] }) {
  const robot = robots.find(({ Guid }) => Guid === alarm.Robot);
  const channels = [robot?.Name, alarm.Mail && '邮件'].filter(Boolean).join(' · ');
  if (alarm.IsBad) return <Badge tone="failed">异常中</Badge>;
  return channels ? <Badge>{channels}</Badge> : <Badge tone="waiting">没设渠道</Badge>;
}

/** A room says whose it is. */
const WORDS = { Mail: '发到邮箱', Robot: '', Room: '发到群' };

function AlarmForm({ alarm, robots, refusal }: { alarm: HealthAlarm } & Omit<Props, 'alarms'>) {
  const errorOf = (name: string) => refusal?.errors.find((error) => error.Field === name)?.Message;
  const rooms = robots.flatMap(({ Guid, Name, Rooms }) =>
    Rooms.map((room) => ({ value: `${Guid} ${room.Id}`, label: room.Name === Name ? Name : `${Name}：${room.Name}` })),
  );
  const said = (name: string, value: unknown) =>
    name === 'Room' ? (rooms.find((room) => room.value.endsWith(` ${value}`))?.label ?? '不发') : undefined;
  const current = alarm.Robot ? `${alarm.Robot} ${alarm.Room}` : '';
  const options = [{ value: '', label: rooms.length > 0 ? '不发' : '还没有机器人的群' }, ...rooms];
  return (
    <Form method="post" preventScrollReset className="health-alarm-form" aria-label={alarm.Name}>
      <input type="hidden" name="Key" value={alarm.Key} />
      <SeenRecord record={alarm} words={WORDS} meanwhile={refusal?.meanwhile} say={said} />
      <Field
        label="发到邮箱"
        name="Mail"
        type="email"
        size="sm"
        defaultValue={alarm.Mail}
        placeholder="留空就不发"
        error={errorOf('Mail')}
      />
      <Select label="发到群" name="RobotRoom" size="sm" defaultValue={current} options={options} />
      {refusal?.message && refusal.errors.length === 0 && <p role="alert">{refusal.message}</p>}
      <Button type="submit" size="sm" kind="line">
        保存
      </Button>
    </Form>
  );
}
