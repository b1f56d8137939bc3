import { data, Link, useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Form } from '#/ui/form/form.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/reset.page.ts';
import { type Refused, refusedBy, textOf } from './form-state.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { panels } from './panel.ts';
import { SignFrame } from './sign-frame.tsx';

interface State extends Refused {
  isDone: boolean;
  isDead: boolean;
}

/** The address is a key: it is kept nowhere and told to nobody. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '设新密码',
    description: '用站长给的链接设一个新密码。',
    path: '/reset',
    noindex: true,
  });

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const token = searchParams.get('token') ?? '';
  const isGood = token !== '' && token.length <= 100;
  const Token = token;
  return {
    panel: panels.forget,
    isGood: isGood && (await api(context)('GET /api/v1/user/reset', { query: { Token } })),
  };
}

export async function action({ request, context, url: { searchParams } }: Route.ActionArgs) {
  const form = await request.formData();
  const body = { Token: searchParams.get('token') ?? '', Password: textOf(form, 'Password') };
  const result = await attemptApi(context)('PUT /api/v1/user/reset', { body });
  if (result.ok) return data<State>({ isDone: true, isDead: false });
  const isDead = result.code === 'account.dead_link';
  return data<State>({ isDone: false, isDead, ...refusedBy(result) }, { status: result.status });
}

export default function ResetPage({ loaderData, actionData, matches }: Route.ComponentProps) {
  const isSending = useNavigation().state !== 'idle';
  const frame = { panel: loaderData.panel, site: matches[0].loaderData.title };
  if (actionData?.isDone) {
    return (
      <SignFrame {...frame} title="密码已重设" note="所有设备上的登录都已退出，请用新密码登录。" announced>
        <Button to="/login" size="lg" wide>
          去登录
        </Button>
      </SignFrame>
    );
  }
  if (!loaderData.isGood || actionData?.isDead) {
    return (
      <SignFrame
        {...frame}
        title="链接已失效"
        note="链接 30 分钟内有效，只能用一次。请向站长要一个新的；绑定过邮箱的话，也可以自己找回。"
      >
        <Button to="/forget" size="lg" wide>
          用邮箱找回
        </Button>
      </SignFrame>
    );
  }
  return (
    <SignFrame
      {...frame}
      title="设新密码"
      note="旧密码已经不能用了。新密码只有你自己知道。"
      foot={<Link to="/">先逛逛，不登录</Link>}
    >
      <Form errors={actionData?.errors} message={actionData?.message}>
        <NewPasswordField label="新密码" />
        <Button type="submit" size="lg" wide loading={isSending}>
          设好了
        </Button>
      </Form>
    </SignFrame>
  );
}
