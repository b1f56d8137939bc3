import { Link } from 'react-router';
import { Card } from '#/ui/section/card.tsx';
import type { RobotTrigger } from '../robot-push.contract.ts';

interface Props {
  kinds: readonly { name: string; title: string }[];
  triggers: readonly RobotTrigger[];
  /** The robots' names by their guid. */
  names: Readonly<Record<string, string>>;
}

/** What may happen, and where it is told; what is told nowhere stays in sight. */
export function ChannelEvents({ kinds, triggers, names }: Props) {
  if (kinds.length === 0) return null;
  const placesOf = (event: string) => {
    const targets = triggers
      .filter((trigger) => trigger.event === event && trigger.isOn)
      .flatMap(({ targets: to }) => to);
    return [...new Set(targets.map(({ guid }) => names[guid] || '机器人'))].join('、');
  };
  const set = kinds.filter(({ name }) => placesOf(name));
  return (
    <Card title="遇事触发" aside={`已设 ${set.length} 种，共 ${kinds.length} 种`}>
      <div className="channel-events">
        {[...set, ...kinds.filter((kind) => !set.includes(kind))].map(({ name, title }) => (
          <Link key={name} to={`/market/admin/wechat/robot/push?event=${encodeURIComponent(name)}`}>
            {title} <small>{placesOf(name) || '未设置'}</small>
          </Link>
        ))}
      </div>
    </Card>
  );
}
