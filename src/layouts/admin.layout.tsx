import type { ReactNode } from 'react';
import { data, type LoaderFunctionArgs, type MiddlewareFunction, Outlet, redirect, useLoaderData } from 'react-router';
import { siteContext } from '#/web/contexts.ts';
import { KeptPage } from '#/web/kept-page.tsx';
import { loginPath, PASSWORD_PATH } from '#/web/login-path.pure.ts';
import { AdminSide } from './admin-side.tsx';
import { readWaiting, type Waiting } from './admin-waiting.ts';
import { ErrorView } from './error-view.tsx';
import { foldIn, useFold } from './use-admin-fold.ts';
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

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { waiting: await readWaiting(context), fold: foldIn(request.headers.get('cookie') ?? '') };
}

export default function AdminLayout() {
  const { waiting, fold } = useLoaderData<typeof loader>();
  return (
    <Frame waiting={waiting} fold={fold}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <KeptPage error={error}>
      <Frame waiting={{}} fold={undefined}>
        <ErrorView error={error} home="/market/admin" />
      </Frame>
    </KeptPage>
  );
}

interface FrameProps {
  waiting: Readonly<Record<string, Waiting>>;
  fold: boolean | undefined;
  children: ReactNode;
}

function Frame({ waiting, fold, children }: FrameProps) {
  const [isFolded, setFolded] = useFold(fold);
  return (
    <div className="admin-layout" data-folded={isFolded || undefined}>
      <a className="skip-link" href="#main">
        跳到正文
      </a>
      <AdminSide waiting={waiting} isFolded={isFolded} onFold={setFolded} />
      <main id="main" tabIndex={-1} className="admin-main">
        {children}
      </main>
    </div>
  );
}
