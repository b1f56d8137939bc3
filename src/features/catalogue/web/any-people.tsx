import { Avatar } from '#/ui/avatar/avatar.tsx';
import { Section } from '#/ui/section/section.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { AnyView } from './any-view.ts';
import './any-people.css';

/** Who made it, each with what else they did. */
export function AnyPeople({ people }: { people: AnyView['people'] }) {
  if (people.length === 0) return null;
  return (
    <Section id="people" title="人物" size="sm">
      <ul className="any-people">
        {people.map(({ name, role, to }) => (
          <li key={name}>
            <SiteLink to={to}>
              <Avatar name={name} size="lg" />
              <strong>{name}</strong>
              <em>{role}</em>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
