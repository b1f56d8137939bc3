import type { FormEvent } from 'react';
import { useActionData, useLocation, useNavigation, useRouteLoaderData } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Button } from '#/ui/button/button.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Form } from '#/ui/form/form.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { Site } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { REPORT_REASONS } from '../market-names.pure.ts';

interface Refused {
  errors: FieldError[];
  message?: string;
  typed: string;
}

/** What a member offers: write to them, or report it. What is said then goes on in the private messages. */
export function PostTalk({ id, kind }: { id: number; kind: string }) {
  const { pathname, search } = useLocation();
  const isMember = useRouteLoaderData<Site>('root')?.user != null;
  const isBusy = useNavigation().state === 'submitting';
  const refused = useActionData<Refused>();

  async function report(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = new FormData(event.currentTarget).get('reason') as (typeof REPORT_REASONS)[number]; // of the list below
    const answer = await browserApi('POST /api/v1/crawl/common/report', { body: { id, reason } });
    if (answer.ok) toast('谢谢，站长会看', { kind: 'success' });
  }

  return (
    <section className="market-panel market-talk" id="talk">
      <h2>会员{kind || '发布'}</h2>
      {isMember ? (
        <>
          {/* Posts by itself too: the scripts of this part come after the page. */}
          <Form errors={refused?.errors} message={refused?.message} preventScrollReset>
            <TextArea
              label="给发布的人写一句"
              name="content"
              rows={2}
              maxLength={300}
              required
              defaultValue={refused?.typed}
              hint="之后在“我的 · 私信”里接着说。电话、账号和网址会被隐去，见面前先在站内说清楚。"
            />
            <Button type="submit" size="sm" loading={isBusy}>
              发送
            </Button>
          </Form>
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
