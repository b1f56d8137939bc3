import { useActionData, useLocation, useNavigation, useRouteLoaderData } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Button } from '#/ui/button/button.tsx';
import { TextArea } from '#/ui/field/text-area.tsx';
import { Form } from '#/ui/form/form.tsx';
import { FilterSelect } from '#/ui/select/select.tsx';
import type { Site } from '#/web/contexts.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { REPORT_REASONS } from '../market-names.pure.ts';

interface Answer {
  errors: FieldError[];
  message?: string;
  typed: string;
  /** What was done instead. */
  done?: string;
}

/** What a member offers: write to them, or report it. What is said then goes on in the private messages. */
export function PostTalk({ kind }: { kind: string }) {
  const { pathname, search } = useLocation();
  const isMember = useRouteLoaderData<Site>('root')?.user != null;
  const isBusy = useNavigation().state === 'submitting';
  const answer = useActionData<Answer>();

  return (
    <section className="market-panel market-talk" id="talk">
      <h2>会员{kind || '发布'}</h2>
      {isMember ? (
        <>
          {/* Posts by itself too: the scripts of this part come after the page. */}
          <Form errors={answer?.errors} message={answer?.message} preventScrollReset>
            <TextArea
              label="给发布的人写一句"
              name="content"
              rows={2}
              maxLength={300}
              required
              defaultValue={answer?.typed}
              hint="之后在“我的 · 私信”里接着说。电话、账号和网址会被隐去，见面前先在站内说清楚。"
            />
            <Button type="submit" size="sm" loading={isBusy}>
              发送
            </Button>
          </Form>
          {answer?.done ? (
            <p className="market-talk-done" role="status">
              {answer.done}
            </p>
          ) : (
            <details>
              <summary>举报这条</summary>
              <Form preventScrollReset>
                <FilterSelect
                  label="原因"
                  name="reason"
                  options={REPORT_REASONS.map((reason) => ({ value: reason, label: reason }))}
                />
                <Button type="submit" kind="line" size="sm" name="intent" value="report">
                  举报
                </Button>
              </Form>
            </details>
          )}
        </>
      ) : (
        <Button kind="line" to={loginPath(pathname, search)}>
          登录后联系发布的人
        </Button>
      )}
    </section>
  );
}
