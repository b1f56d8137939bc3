import { ExternalLink, LogOut, Menu, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { type CSSProperties, type FormEvent, useEffect } from 'react';
import { Form, Link, useLocation, useNavigate } from 'react-router';
import { logOut } from '#/features/account/shared/log-out.ts';
import { Brand } from '#/ui/mark/brand.tsx';
import { Palette } from '#/ui/palette/palette.tsx';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import { ADMIN_NAV, ADMIN_PLACES, adminPlaceOf } from './admin-nav.ts';
import type { Waiting } from './admin-waiting.ts';
import { rememberPlace } from './recent-places.ts';
import { useSite } from './use-site.ts';
import '#/ui/visually-hidden/visually-hidden.css';

interface Props {
  waiting: Readonly<Record<string, Waiting>>;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

const source = async () => (await import('./admin-palette.tsx')).adminPalette();

/** Every place of the desk, what waits there, and who is at the desk. */
export function AdminSide({ waiting, isFolded, onFold }: Props) {
  const { pathname } = useLocation();
  const { title } = useSite();
  const current = adminPlaceOf(pathname);
  useEffect(() => {
    if (current) rememberPlace(current);
  }, [current]);
  const nav = <AdminNav waiting={waiting} current={current} />;
  return (
    <header className="admin-side">
      <div className="admin-top">
        <Link to="/market/admin" className="admin-brand" aria-label={`${title} 管理`}>
          <Brand name={title} size="sm" part="管理" />
        </Link>
        <button
          type="button"
          className="admin-tool admin-folder"
          aria-label={isFolded ? '展开导航' : '收起导航'}
          aria-keyshortcuts="Meta+B Control+B"
          title={`${isFolded ? '展开' : '收起'}（⌘B）`}
          onClick={() => onFold(!isFolded)}
        >
          {isFolded ? <PanelLeftOpen size={17} aria-hidden /> : <PanelLeftClose size={17} aria-hidden />}
        </button>
      </div>
      {/* On a phone the places fold away; the key closes them again after each choice. */}
      <details key={pathname} className="admin-fold">
        <summary aria-label="打开后台导航">
          <Menu size={20} aria-hidden />
        </summary>
        {nav}
      </details>
      <div className="admin-places">{nav}</div>
      <AdminFoot />
    </header>
  );
}

function AdminNav({ waiting, current }: Pick<Props, 'waiting'> & { current: string | undefined }) {
  return (
    // React's type of style has no place for custom properties.
    <nav className="admin-nav" aria-label="后台" style={{ '--places': ADMIN_PLACES } as CSSProperties}>
      {ADMIN_NAV.map((group) => (
        <div key={group.title}>
          <p className="admin-nav-title">{group.title}</p>
          <ul>
            {group.places.map(({ label, to, icon: Icon }) => {
              const beside = waiting[to];
              return (
                <li key={to}>
                  <Link
                    to={to}
                    title={label}
                    aria-label={beside && `${label}，${beside.words}`}
                    aria-current={to === current ? 'page' : undefined}
                  >
                    <Icon size={17} aria-hidden />
                    <span className="admin-nav-label">{label}</span>
                    {beside && (
                      <span className="admin-badge num" data-tone={beside.tone}>
                        {beside.count > 99 ? '99+' : beside.count}
                      </span>
                    )}
                  </Link>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function AdminFoot() {
  const { user } = useSite();
  const navigate = useNavigate();
  async function leave(event: FormEvent) {
    event.preventDefault();
    if (await logOut()) navigate('/');
  }
  if (!user) return null;
  return (
    <div className="admin-foot">
      <Link to="/account" className="admin-me" title={`${user.Username}，账号设置`}>
        <span className="admin-me-face" aria-hidden="true">
          {[...user.Username][0]}
        </span>
        <span className="visually-hidden">{user.Username}，账号设置</span>
      </Link>
      <Palette source={source} className="admin-tool">
        <Search size={17} aria-hidden />
      </Palette>
      <ThemeSwitch className="admin-tool theme-switch popover-icon" />
      <a className="admin-tool" href="/" target="_blank" rel="noreferrer" aria-label="看网站" title="看网站">
        <ExternalLink size={17} aria-hidden />
      </a>
      <Form method="post" action="/account" onSubmit={leave}>
        <button type="submit" name="form" value="logout" className="admin-tool" aria-label="退出" title="退出">
          <LogOut size={17} aria-hidden />
        </button>
      </Form>
    </div>
  );
}
