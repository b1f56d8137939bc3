import { useState } from 'react';
import { data, Link, redirect, useLocation, useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Checkbox } from '#/ui/checkbox/checkbox.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { attemptApi } from '#/web/api.ts';
import { browserApi } from '#/web/browser-api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { PASSWORD_PATH, pathBack } from '#/web/login-path.pure.ts';
import { PASSWORD_MIN, USERNAME, USERNAME_RULE } from '../account-fields.pure.ts';
import type { Route } from './+types/register.page.ts';
import { keepLogin, wayOn } from './after-login.ts';
import { CodeField, DefaultSubmit } from './code-field.tsx';
import { codeState } from './code-state.ts';
import { cookieHeaders, type Refused, refusedBy, textOf } from './form-state.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { panels } from './panel.ts';
import { payIfAsked } from './pay-if-asked.ts';
import { SignFrame } from './sign-frame.tsx';
import { useCodeSending } from './use-code-sending.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '注册',
    description: '一分钟就好。邮箱只用来收验证码和找回密码。',
    path: '/register',
    noindex: true,
  });

export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(siteContext).mustChangePassword) throw redirect(PASSWORD_PATH);
  if (context.get(siteContext).user) throw redirect(pathBack(new URL(request.url).search));
  return { panel: panels.register };
}

/** Without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const call = attemptApi(context);
  const { Password: _password, ...kept } = fieldsOf(form);
  if (form.get('intent') === 'code') {
    const result = await call('POST /api/v1/code/register', { body: { Email: kept.Email } });
    return data({ kept, code: codeState(result) }, { status: result.status });
  }
  const errors = unfinished(form);
  if (errors.length > 0) return data({ kept, errors }, { status: 400 });
  const result = await call('POST /api/v1/user/register', { body: fieldsOf(form) });
  if (!result.ok) return data({ kept, ...refusedBy(result) }, { status: result.status });
  throw redirect(wayOn(result.data, new URL(request.url).search), { headers: cookieHeaders(result.cookies) });
}

/** With JavaScript the browser asks the API itself: it keeps what the registration answers. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const { Password: _password, ...kept } = fieldsOf(form);
  const errors = unfinished(form);
  if (errors.length > 0) return { kept, errors };
  const result = await payIfAsked({ For: 'register' }, (Proof) =>
    browserApi('POST /api/v1/user/register', { body: { ...fieldsOf(form), Proof } }, { quiet: true }),
  );
  if (!result.ok) return { kept, ...refusedBy(result) };
  keepLogin(result.data);
  throw redirect(wayOn(result.data, new URL(request.url).search));
}

function fieldsOf(form: FormData) {
  const [Username, Email, Code, Password] = ['Username', 'Email', 'Code', 'Password'].map((name) => textOf(form, name));
  return { Username: Username ?? '', Email: Email ?? '', Code: Code ?? '', Password: Password ?? '' };
}

/** Without consent nothing is sent; what else is plainly missing is told together with it. */
function unfinished(form: FormData): NonNullable<Refused['errors']> {
  if (form.has('Consent')) return [];
  const { Username, Email, Code, Password } = fieldsOf(form);
  const missing: [string, boolean, string][] = [
    ['Username', !USERNAME.test(Username.normalize('NFKC').trim()), USERNAME_RULE],
    ['Email', Email.trim() === '', '请填写邮箱'],
    ['Code', Code.trim() === '', '请填写邮箱收到的验证码'],
    ['Password', [...Password].length < PASSWORD_MIN, `密码至少 ${PASSWORD_MIN} 位`],
    ['Consent', true, '请先阅读并同意用户协议和隐私说明'],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([Field, , Message]) => ({ Field, Message }));
}

const askCode = (Email: string) =>
  payIfAsked({ For: 'register' }, (Proof) =>
    browserApi('POST /api/v1/code/register', { body: { Email, Proof } }, { quiet: true }),
  );

export default function RegisterPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { search } = useLocation();
  const isSending = useNavigation().state !== 'idle';
  const kept = actionData?.kept;
  const sending = useCodeSending(askCode, actionData && 'code' in actionData ? actionData.code : undefined);
  const refused: Refused = actionData && !('code' in actionData) ? actionData : {};
  return (
    <SignFrame
      panel={loaderData.panel}
      site={matches[0].loaderData.title}
      title="注册"
      note="一分钟就好。邮箱只用来收验证码和找回密码。"
    >
      <Form errors={sending.errors ?? refused.errors} message={refused.message} onSubmit={sending.clearErrors}>
        <DefaultSubmit />
        <UsernameField defaultValue={kept?.Username} />
        <Field label="邮箱" name="Email" type="email" autoComplete="email" defaultValue={kept?.Email} />
        <CodeField sending={sending} />
        <NewPasswordField label="密码" />
        <Checkbox name="Consent">
          我已阅读并同意
          <a href="/declaration#terms" target="_blank" rel="noopener">
            《用户协议》
          </a>
          和
          <a href="/declaration#privacy" target="_blank" rel="noopener">
            《隐私说明》
          </a>
        </Checkbox>
        <Button type="submit" size="lg" wide loading={isSending}>
          注册
        </Button>
        <p className="sign-other">
          已有账号？<Link to={`/login${search}`}>去登录</Link>
        </p>
      </Form>
    </SignFrame>
  );
}

function UsernameField({ defaultValue }: { defaultValue: string | undefined }) {
  const [typed, setTyped] = useState(defaultValue ?? '');
  return (
    <Field
      label="用户名"
      name="Username"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      defaultValue={defaultValue}
      hint={USERNAME_RULE}
      ok={USERNAME.test(typed.normalize('NFKC').trim()) ? '符合要求' : undefined}
      onInput={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
