import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { data, Link, type MiddlewareFunction, Outlet, redirect, useLocation } from 'react-router';
import { Brand } from '#/ui/mark/brand.tsx';
import { siteContext } from '#/web/contexts.ts';
import { KeptPage } from '#/web/kept-page.tsx';
import { loginPath, PASSWORD_PATH } from '#/web/login-path.pure.ts';
import { ADMIN_NAV, adminPlaceOf } from './admin-nav.ts';
import { ErrorView } from './error-view.tsx';
import { useSite } from './use-site.ts';
import './admin-layout.css';

/**
 * Before any loader of the pages inside: visitors go to the login, members nowhere, a first password to a new one, and who lacks
 * a factor to set one up.
 */
const operatorOnly: MiddlewareFunction<Response> = ({ url: { pathname, search }, context }, next) => {
  const { user, mustChangePassword } = context.get(siteContext);
  if (mustChangePassword) throw redirect(PASSWORD_PATH);
  if (user?.MustSetFactor) throw redirect('/account#factor');
  if (user?.IsOperator) return next();
  if (user) throw data('没有权限', { status: 403 });
  throw redirect(loginPath(pathname, search));
};

export const middleware = [operatorOnly];

/** Without a loader of its own React Router would not ask the server on a visit from another page. */
export const loader = () => null;

export default function AdminLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <KeptPage error={error}>
      <Frame>
        <ErrorView error={error} home="/market/admin" />
      </Frame>
    </KeptPage>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { user, title } = useSite();
  const current = adminPlaceOf(pathname);
  const nav = (
    <nav className="admin-nav" aria-label="后台">
      {ADMIN_NAV.map((group) => (
        <div key={group.title}>
          <p className="admin-nav-title">{group.title}</p>
          <ul>
            {group.places.map(({ label, to, icon: Icon }) => (
              <li key={to}>
                <Link to={to} aria-current={to === current ? 'page' : undefined}>
                  <Icon size={17} aria-hidden />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
  return (
    <div className="admin-layout">
      <a className="skip-link" href="#main">
        跳到正文
      </a>
      <header className="admin-side">
        <Link to="/" className="admin-brand">
          <Brand name={title} size="sm" part="管理" />
        </Link>
        {/* On a phone the places fold away; the key closes them again after each choice. */}
        <details key={pathname} className="admin-fold">
          <summary aria-label="打开后台导航">
            <Menu size={20} aria-hidden />
          </summary>
          {nav}
        </details>
        <div className="admin-places">{nav}</div>
        {user && (
          <p className="admin-me">
            <span className="admin-me-face" aria-hidden="true">
              {[...user.Username][0]}
            </span>
            <span>
              <b>{user.Username}</b>
              <span className="admin-me-role">站长</span>
            </span>
          </p>
        )}
      </header>
      <main id="main" tabIndex={-1} className="admin-main">
        {children}
      </main>
    </div>
  );
}
