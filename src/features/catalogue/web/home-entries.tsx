import { Link2, PartyPopper, ReceiptText, Store } from 'lucide-react';
import { SiteLink } from '#/web/site-link.tsx';

const ICON = { size: 24, strokeWidth: 1.6, 'aria-hidden': true } as const;

const ENTRIES = [
  { to: '/market', name: '同城市集', text: '附近的店与好物', icon: <Store {...ICON} /> },
  { to: '/wish', name: '节日祝福', text: '农历、节气、贺卡', icon: <PartyPopper {...ICON} /> },
  { to: '/bill', name: '账单', text: '记一笔收支', icon: <ReceiptText {...ICON} /> },
  { to: '/short', name: '短链接', text: '长地址变短', icon: <Link2 {...ICON} /> },
] as const;

/** The ways to the other parts of the site. */
export function HomeEntries() {
  return (
    <nav aria-label="更多去处">
      <ul className="home-entries">
        {ENTRIES.map(({ to, name, text, icon }) => (
          <li key={to}>
            <SiteLink to={to} className="home-entry">
              {icon}
              <strong>{name}</strong>
              <span>{text}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
