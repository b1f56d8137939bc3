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
import type { Route } from './+types/login.page.ts';
import { keepLogin, wayOn } from './after-login.ts';
import { FactorStep } from './factor-step.tsx';
import { cookieHeaders } from './form-state.ts';
import { takeLoginStep } from './login-step.ts';
import { panels } from './panel.ts';
import { PasskeyLogin } from './passkey-login.tsx';
import { payIfAsked } from './pay-if-asked.ts';
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
  const result = await takeLoginStep(attemptApi(context), await request.formData());
  if (!result.ok) return data(result.step, { status: result.status });
  throw redirect(wayOn(result.info, new URL(request.url).search), { headers: cookieHeaders(result.cookies) });
}

/** With JavaScript the browser asks the API itself: it keeps what the login answers. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const result = await takeLoginStep(browserApi, await request.formData(), payIfAsked);
  if (!result.ok) return result.step;
  keepLogin(result.info);
  throw redirect(wayOn(result.info, new URL(request.url).search));
}

export default function LoginPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { search } = useLocation();
  const isSending = useNavigation().state !== 'idle';
  const { title } = matches[0].loaderData;
  const foot = <Link to="/">先逛逛，不登录</Link>;
  if (actionData?.Ticket) {
    const note = '密码对了。打开验证器，输入现在显示的验证码。';
    return (
      <SignFrame panel={loaderData.panel} site={title} title="两步验证" note={note} foot={foot}>
        <FactorStep step={actionData} />
      </SignFrame>
    );
  }
  return (
    <SignFrame
      panel={loaderData.panel}
      site={title}
      title="登录"
      note="登录后，收藏、记录和账单会跟着你走。"
      foot={foot}
    >
      <Form errors={actionData?.errors} message={actionData?.message}>
        {loaderData.isExpired && !actionData && <SignNotice>{EXPIRED}</SignNotice>}
        <Field
          label="用户名或邮箱"
          name="Username"
          defaultValue={actionData?.Username}
          autoComplete="username webauthn"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="例如 山间小满"
        />
        <PasswordField label="密码" name="Password" aside={<Link to={`/forget${search}`}>忘记密码</Link>} />
        <Button type="submit" size="lg" wide loading={isSending}>
          登录
        </Button>
        <PasskeyLogin />
        <p className="sign-other">
          还没有账号？<Link to={`/register${search}`}>注册一个</Link>
        </p>
      </Form>
    </SignFrame>
  );
}
