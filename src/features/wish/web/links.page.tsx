import { data, redirect } from 'react-router';
import { PageHead } from '#/ui/section/page-head.tsx';
import { attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/links.page.ts';
import { LinkForm, NOTHING_TYPED } from './link-form.tsx';
import { LinkStatus } from './link-status.tsx';
import { OurLink } from './our-link.tsx';
import './links.css';

export const headers = () => ({ 'cache-control': 'private, no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageHead(matches[0].loaderData, {
    title: '申请友情链接',
    description: '先把本站放到你的网站上，再填这张表；系统会自动检查，站长通过后就会出现在友情链接里。',
    path: '/wish/links',
    noindex: Boolean(loaderData?.ticket),
  });

const pathOf = (ticket: string) => `/wish/links?ticket=${encodeURIComponent(ticket)}`;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ticket = new URL(request.url).searchParams.get('ticket');
  if (!ticket) return { ticket: undefined, application: undefined, isUnknown: false };
  const found = await attemptApi(context)('GET /api/v1/friend_link/application/:Ticket', {
    params: { Ticket: ticket },
  });
  return { ticket, application: found.ok ? found.data : undefined, isUnknown: !found.ok };
}

export async function action({ request, context }: Route.ActionArgs) {
  const call = attemptApi(context);
  const form = await request.formData();
  const read = (name: string) => String(form.get(name) ?? '');
  const ticket = read('ticket');
  if (ticket) {
    const again = await call('POST /api/v1/friend_link/application/:Ticket/check', { params: { Ticket: ticket } });
    if (again.ok) throw redirect(pathOf(ticket));
    return data({ typed: NOTHING_TYPED, errors: [], message: again.message }, { status: again.status });
  }
  const typed = {
    Title: read('Title'),
    Url: read('Url'),
    BackUrl: read('BackUrl'),
    Contact: read('Contact'),
    Note: read('Note'),
  };
  const result = await call('POST /api/v1/friend_link', { body: typed });
  if (result.ok) throw redirect(pathOf(result.data.Ticket));
  const { status, errors, message } = result;
  return data({ typed, errors, message: errors.length > 0 ? undefined : message }, { status });
}

export default function LinksPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { title, origin } = matches[0].loaderData;
  const { ticket, application, isUnknown } = loaderData;
  return (
    <div className="links">
      <PageHead title="申请友情链接" note="请先添加本站链接，系统会自动检查，站长通过后就会出现在下面。" />
      {isUnknown && (
        <p className="links-unknown" role="status">
          没有找到这份申请，请检查地址是否完整；也可以重新填写。
        </p>
      )}
      {application && ticket ? (
        <LinkStatus application={application} ticket={ticket} message={actionData?.message} />
      ) : (
        <div className="links-columns">
          <LinkForm
            typed={actionData?.typed ?? NOTHING_TYPED}
            errors={actionData?.errors}
            message={actionData?.message}
          />
          <OurLink title={title} origin={origin} />
        </div>
      )}
    </div>
  );
}
