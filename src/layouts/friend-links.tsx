import { ArrowUpRight } from 'lucide-react';
import { MenuLink } from '#/ui/menu/menu-link.tsx';
import { Section } from '#/ui/section/section.tsx';
import './friend-links.css';

/** Four columns above 750 px, else three. */
export function FriendLinks({ links }: { links: readonly { title: string; url: string }[] }) {
  if (links.length === 0) return null;
  return (
    <Section
      title="友情链接"
      note={`${links.length} 个`}
      className="friend-links"
      more={{ to: '/wish/links', label: '申请加入' }}
    >
      <ul className="friend-links-grid">
        {links.map(({ title, url }) => (
          <li key={url}>
            <MenuLink href={url}>
              <span>{title}</span>
              <ArrowUpRight size={14} aria-hidden />
            </MenuLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
