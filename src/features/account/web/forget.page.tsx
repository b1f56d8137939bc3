import { data, Link, useLocation, useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { type Attempt, attemptApi } from '#/web/api.ts';
import { browserApi } from '#/web/browser-api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/forget.page.ts';
import { CodeField, DefaultSubmit } from './code-field.tsx';
import { type CodeState, codeState } from './code-state.ts';
import { type Refused, refusedBy, textOf } from './form-state.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { panels } from './panel.ts';
import { payIfAsked } from './pay-if-asked.ts';
import { SignFrame } from './sign-frame.tsx';
import { SignNotice } from './sign-notice.tsx';
import { useCodeSending } from './use-code-sending.ts';

/** Asking for the code, then choosing a password with it, then done. */
interface State extends Refused {
  step: 'ask' | 'choose' | 'done';
  Email: string;
  code?: CodeState;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '找回密码',
    description: '用注册时的邮箱收一个验证码，重新设置密码。',
    path: '/forget',
    noindex: true,
  });

export function loader() {
  return { panel: panels.forget };
}

/** Without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = attemptApi(context);
  const { state, status } = await recover(await request.formData(), {
    ask: (Email) => call('POST /api/v1/code/forget', { body: { Email } }),
    reset: (body) => call('PUT /api/v1/user/forget', { body }),
  });
  return data(state, { status });
}

/** With JavaScript the browser asks the API itself: it may have to do some work before a letter is sent. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const reset = (body: Reset) => browserApi('PUT /api/v1/user/forget', { body }, { quiet: true });
  return (await recover(await request.formData(), { ask: askCode, reset })).state;
}

interface Reset {
  Email: string;
  Code: string;
  Password: string;
}

interface Calls {
  ask: (Email: string) => Promise<Attempt<{ ResendAfter: number }>>;
  reset: (body: Reset) => Promise<Attempt<boolean>>;
}

async function recover(form: FormData, { ask, reset }: Calls): Promise<{ state: State; status: number }> {
  const Email = textOf(form, 'Email');
  if (form.get('intent') === 'code') {
    const result = await ask(Email);
    const isFirst = !form.has('Code');
    // Whoever asks again while the last letter is still good may go on with that one.
    const isTooSoon = !result.ok && result.code === 'limit.too_many';
    const step = result.ok || !isFirst || isTooSoon ? 'choose' : 'ask';
    return { state: { step, Email, code: codeState(result) }, status: result.status };
  }
  const result = await reset({ Email, Code: textOf(form, 'Code'), Password: textOf(form, 'Password') });
  if (!result.ok) return { state: { step: 'choose', Email, ...refusedBy(result) }, status: result.status };
  return { state: { step: 'done', Email }, status: 200 };
}

const askCode = (Email: string) =>
  payIfAsked({ For: 'forget' }, (Proof) =>
    browserApi('POST /api/v1/code/forget', { body: { Email, Proof } }, { quiet: true }),
  );

export default function ForgetPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { search } = useLocation();
  const { step = 'ask' } = actionData ?? {};
  const site = matches[0].loaderData.title;
  const login = `/login${search}`;
  if (step === 'done') {
    return (
      <SignFrame
        panel={loaderData.panel}
        site={site}
        title="密码已重设"
        note="所有设备上的登录都已退出，请用新密码登录。"
        announced
      >
        <Button to={login} size="lg" wide>
          去登录
        </Button>
      </SignFrame>
    );
  }
  return (
    <SignFrame
      panel={loaderData.panel}
      site={site}
      title="找回密码"
      note="用注册时的邮箱收一个验证码，重新设置密码。"
      foot={<Link to="/">先逛逛，不登录</Link>}
    >
      {step === 'choose' && actionData ? <ChooseForm state={actionData} /> : <AskForm state={actionData} />}
      <p className="sign-other">
        想起来了？<Link to={login}>去登录</Link>
      </p>
    </SignFrame>
  );
}

function AskForm({ state }: { state: State | undefined }) {
  const isSending = useNavigation().state !== 'idle';
  // Here no field for a code is shown yet: what is not about the address stands above the form.
  const errors = state?.code?.errors?.filter(({ Field }) => Field === 'Email');
  const message = errors?.length === 0 ? state?.code?.errors?.[0]?.Message : undefined;
  return (
    <Form errors={errors} message={message}>
      <Field label="邮箱" name="Email" type="email" autoComplete="email" defaultValue={state?.Email} />
      <Button type="submit" name="intent" value="code" size="lg" wide loading={isSending}>
        发送验证码
      </Button>
    </Form>
  );
}

function ChooseForm({ state }: { state: State }) {
  const { search } = useLocation();
  const isSending = useNavigation().state !== 'idle';
  const sending = useCodeSending(askCode, state.code);
  return (
    <Form errors={sending.errors ?? state.errors} message={state.message} onSubmit={sending.clearErrors}>
      <DefaultSubmit />
      <input type="hidden" name="Email" value={state.Email} />
      <SignNotice>
        如果 <b>{state.Email}</b> 注册过账号，验证码已经发到那里，10 分钟内有效。{' '}
        <Link to={`/forget${search}`} reloadDocument>
          换个邮箱
        </Link>
      </SignNotice>
      <CodeField sending={sending} hint="没收到的话，看看垃圾邮件，或过一会儿重新发送。" focused />
      <NewPasswordField label="新密码" />
      <Button type="submit" size="lg" wide loading={isSending}>
        重设密码
      </Button>
    </Form>
  );
}
