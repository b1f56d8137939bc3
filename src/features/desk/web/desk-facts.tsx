import { Link } from 'react-router';
import { thousands } from '#/ui/number/thousands.pure.ts';
import type { CountedName } from '../desk.contract.ts';
import './desk-facts.css';

interface Props {
  label: string;
  facts: readonly CountedName[];
  empty: string;
  /** Where a row leads. */
  toOf?: (name: string) => string;
  nameOf?: (name: string) => string;
}

/** Names with their share, as bars. */
export function DeskFacts({ label, facts, empty, toOf, nameOf = (name) => name }: Props) {
  if (facts.length === 0) return <p className="dashboard-none">{empty}</p>;
  const all = facts.reduce((sum, { Count }) => sum + Count, 0);
  const most = Math.max(...facts.map(({ Count }) => Count));
  return (
    <ol className="desk-facts-list" aria-label={label}>
      {facts.map(({ Name, Count }) => (
        <li key={Name}>
          {toOf ? <Link to={toOf(Name)}>{nameOf(Name)}</Link> : <span>{nameOf(Name)}</span>}
          <b className="num">{thousands(Count)}</b>
          <span className="num">{Math.round((Count / all) * 100)}%</span>
          <i style={{ inlineSize: `${(Count / most) * 100}%` }} />
        </li>
      ))}
    </ol>
  );
}

interface DevicesProps {
  devices: readonly CountedName[];
  systems: readonly CountedName[];
}

/** One bar of all devices, and the systems under them. */
export function DeskDevices({ devices, systems }: DevicesProps) {
  if (devices.length === 0) return <p className="dashboard-none">还没有人来过；有人打开网站后这里会有数。</p>;
  const share = (list: readonly CountedName[], count: number) =>
    Math.round((count / list.reduce((sum, { Count }) => sum + Count, 0)) * 100);
  return (
    <div className="desk-devices">
      <div className="desk-devices-bar" aria-hidden="true">
        {devices.map(({ Name, Count }) => (
          <i key={Name} data-of={Name} style={{ flexGrow: Count }} />
        ))}
      </div>
      <ul>
        {[...devices.map((one) => ({ ...one, of: devices })), ...systems.map((one) => ({ ...one, of: systems }))].map(
          ({ Name, Count, of }) => (
            <li key={Name} data-of={of === devices ? Name : undefined}>
              {Name}
              <b className="num">{share(of, Count)}%</b>
            </li>
          ),
        )}
      </ul>
      <p className="dashboard-none">人数按每日更换的匿名记号统计，第二天就认不出是谁；不保存来访地址。</p>
    </div>
  );
}
