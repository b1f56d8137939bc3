import { data, Link, redirect, useLocation, useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { PasswordField } from '#/ui/field/password-field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { attemptApi } from '#/web/api.ts';
import { browserApi } from '#/web/browser-api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { PASSWORD_PATH, pathBack } from '#/web/login-path.pure.ts';
import { payIfAsked } from '#/web/pay-if-asked.ts';
import type { Route } from './+types/login.page.ts';
import { keepLogin, wayOn } from './after-login.ts';
import { cookieHeaders, refusedBy, textOf } from './form-state.ts';
import { panels } from './panel.ts';
import { SignFrame } from './sign-frame.tsx';
import { SignNotice } from './sign-notice.tsx';

const EXPIRED = '登录过期，请重新登录';
const FORGET_COOKIE = 'Token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '登录',
    description: '登录后，收藏、记录和账单会跟着你走。',
    path: '/login',
    noindex: true,
  });

export function loader({ request, context }: Route.LoaderArgs) {
  const { search } = new URL(request.url);
  if (context.get(siteContext).mustChangePassword) throw redirect(PASSWORD_PATH);
  if (context.get(siteContext).user) throw redirect(pathBack(search));
  // A token that no longer says who this is: said once, then the browser forgets it.
  const isExpired = /(?:^|;\s*)Token=[^;\s]/.test(request.headers.get('cookie') ?? '');
  return data({ isExpired, panel: panels.login }, isExpired ? { headers: { 'set-cookie': FORGET_COOKIE } } : {});
}

/** Without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = fieldsOf(await request.formData());
  const result = await attemptApi(context)('POST /api/v1/user/login', { body: fields });
  if (!result.ok) return data({ ...refusedBy(result), Username: fields.Username }, { status: result.status });
  throw redirect(wayOn(result.data, new URL(request.url).search), { headers: cookieHeaders(result.cookies) });
}

/** With JavaScript the browser asks the API itself: it keeps what the login answers. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const fields = fieldsOf(await request.formData());
  const result = await payIfAsked({ For: 'login', Username: fields.Username }, (Proof) =>
    browserApi('POST /api/v1/user/login', { body: { ...fields, Proof } }, { quiet: true }),
  );
  if (!result.ok) return { ...refusedBy(result), Username: fields.Username };
  keepLogin(result.data);
  throw redirect(wayOn(result.data, new URL(request.url).search));
}

function fieldsOf(form: FormData) {
  return { Username: textOf(form, 'Username'), Password: textOf(form, 'Password') };
}

export default function LoginPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { search } = useLocation();
  const isSending = useNavigation().state !== 'idle';
  const { title } = matches[0].loaderData;
  return (
    <SignFrame
      panel={loaderData.panel}
      site={title}
      title="登录"
      note="登录后，收藏、记录和账单会跟着你走。"
      foot={<Link to="/">先逛逛，不登录</Link>}
    >
      <Form errors={actionData?.errors} message={actionData?.message}>
        {loaderData.isExpired && !actionData && <SignNotice>{EXPIRED}</SignNotice>}
        <Field
          label="用户名或邮箱"
          name="Username"
          defaultValue={actionData?.Username}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="例如 山间小满"
        />
        <PasswordField label="密码" name="Password" aside={<Link to={`/forget${search}`}>忘记密码</Link>} />
        <Button type="submit" size="lg" wide loading={isSending}>
          登录
        </Button>
        <p className="sign-other">
          还没有账号？<Link to={`/register${search}`}>注册一个</Link>
        </p>
      </Form>
    </SignFrame>
  );
}
