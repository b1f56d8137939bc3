import { Avatar } from '#/ui/avatar/avatar.tsx';
import { SiteLink } from '#/web/site-link.tsx';

interface Props {
  people: readonly { name: string; count: number; to: string }[];
  years: readonly { name: string; count: number; share: number; to: string }[];
}

/** Who plays most in what was found, and when it came out; each leads on. */
export function IntentRail({ people, years }: Props) {
  return (
    <>
      {people.length > 0 && (
        <>
          <h2>谁演得多</h2>
          <ul className="intent-people">
            {people.map(({ name, count, to }) => (
              <li key={name}>
                <SiteLink to={to}>
                  <Avatar name={name} />
                  {name}
                  <b className="num">{count} 部</b>
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
      {years.length > 1 && (
        <>
          <h2>哪几年</h2>
          <ul className="intent-years">
            {years.map(({ name, count, share, to }) => (
              <li key={name}>
                <SiteLink to={to} aria-label={`${name}，${count} 部`} title={`${count} 部`}>
                  <i style={{ height: `${share}%` }} />
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
