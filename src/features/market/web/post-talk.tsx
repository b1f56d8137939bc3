import { type FormEvent, useState } from 'react';
import { useLocation, useRouteLoaderData, useSearchParams } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { Site } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { REPORT_REASONS } from '../market-names.pure.ts';

/** What a member offers: write to them, or report it. Whoever offers it answers from here too. */
export function PostTalk({ id, kind }: { id: number; kind: string }) {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const isMember = useRouteLoaderData<Site>('root')?.user != null;
  const [isBusy, setBusy] = useState(false);
  // From the news of a message: to whom the answer goes. 1 stands for whoever offers it.
  const to = Number(query.get('talk')) > 1 ? query.get('talk') : null;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const content = String(new FormData(form).get('content') ?? '');
    setBusy(true);
    const answer = await browserApi('POST /api/v1/crawl/common/message', { body: { id, content, ...(to && { to }) } });
    setBusy(false);
    if (!answer.ok) return;
    form.reset();
    toast('已送到对方的消息里', { kind: 'success' });
  }

  async function report(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason') as (typeof REPORT_REASONS)[number]; // of the list below
    const answer = await browserApi('POST /api/v1/crawl/common/report', { body: { id, reason } });
    if (answer.ok) toast('谢谢，站长会看', { kind: 'success' });
  }

  return (
    <section className="market-panel market-talk" id="talk">
      <h2>{to ? '回复' : `会员${kind || '发布'}`}</h2>
      {isMember ? (
        <>
          <form onSubmit={send}>
            <TextArea
              label={to ? '给来问的人' : '给发布的人留言'}
              name="content"
              rows={2}
              maxLength={300}
              required
              hint="对方在消息里看到。电话、账号和网址会被隐去，见面前先在站内说清楚。"
            />
            <Button type="submit" size="sm" loading={isBusy}>
              发送
            </Button>
          </form>
          <details>
            <summary>举报这条</summary>
            <form onSubmit={report}>
              <FilterSelect
                label="原因"
                name="reason"
                options={REPORT_REASONS.map((reason) => ({ value: reason, label: reason }))}
              />
              <Button type="submit" kind="line" size="sm">
                举报
              </Button>
            </form>
          </details>
        </>
      ) : (
        <Button kind="line" to={loginPath(pathname, search)}>
          登录后联系发布的人
        </Button>
      )}
    </section>
  );
}
