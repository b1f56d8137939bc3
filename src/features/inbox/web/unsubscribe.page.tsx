import { Button } from '#/ui/button/button.tsx';
import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { pageHead } from '#/web/head.ts';
import { UNSUBSCRIBE_PATH } from '../unsubscribe-path.pure.ts';
import type { Route } from './+types/unsubscribe.page.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '退订邮件',
    description: '不再收到每天一封的消息邮件。',
    path: UNSUBSCRIBE_PATH,
    noindex: true,
  });

export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' });

/** Opening the address changes nothing: programs that look at every link of a letter must not unsubscribe its reader. */
export default function UnsubscribePage({ loaderData: { token } }: Route.ComponentProps) {
  return (
    <EmptyState
      size="page"
      title="不再收到消息邮件？"
      actions={
        <form method="post" action={`${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`}>
          <Button type="submit">退订</Button>
        </form>
      }
    >
      站内消息照常；以后想收，可以在消息设置里再打开。
    </EmptyState>
  );
}
