import { thousands } from '#/ui/number/thousands.pure.ts';
import { Card } from '#/ui/section/card.tsx';
import type { LinkVisits, VisitPart } from '../short-owner.contract.ts';
import './visit-lists.css';

const SHOWN = 5;

/** Where visitors came from and with what, each list closed: what does not fit is summed up in its last line. */
export function VisitLists({ visits: { Sources, Devices, Systems, Regions } }: { visits: LinkVisits }) {
  return (
    <div className="visit-lists">
      <PartList title="从哪来" parts={Sources} />
      <PartList
        title="系统"
        parts={Systems}
        aside={Devices.map(({ Name, Clicks }) => `${Name} ${Clicks}`).join(' · ')}
      />
      <PartList
        title="哪里"
        parts={Regions}
        aside="按地址登记的国家和地区"
        none={Sources.length > 0 ? '看不出来自哪里' : undefined}
      />
    </div>
  );
}

function PartList({
  title,
  parts,
  aside = '最近 30 天',
  none = '还没有访问',
}: {
  title: string;
  parts: readonly VisitPart[];
  aside?: string;
  none?: string | undefined;
}) {
  const all = parts.reduce((sum, { Clicks }) => sum + Clicks, 0);
  const isWhole = parts.length <= SHOWN;
  const shown = isWhole ? parts : parts.slice(0, SHOWN - 1);
  const rest = parts.slice(shown.length).reduce((sum, { Clicks }) => sum + Clicks, 0);
  const rows = isWhole
    ? shown
    : [...shown, { Value: '', Name: `其余 ${parts.length - shown.length} 处`, Clicks: rest }];
  return (
    <Card title={title} aside={<small>{aside}</small>} className="visit-list">
      {rows.length === 0 ? (
        <p className="visit-list-none">{none}</p>
      ) : (
        <ol>
          {rows.map(({ Value, Name, Clicks }) => (
            <li key={Value}>
              <span>{Name}</span>
              <b className="num">{thousands(Clicks)}</b>
              <small className="num">{Math.round((Clicks / all) * 100)}%</small>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
