import { Download } from 'lucide-react';
import { data, redirect } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { api, attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { Route } from './+types/account.page.ts';
import { handleAccountForm } from './account-action.ts';
import type { AccountForm, Outcome } from './account-outcome.ts';
import { AccountPart } from './account-part.tsx';
import { EmailForm } from './email-form.tsx';
import { FactorPart } from './factor-part.tsx';
import { FirstPassword } from './first-password.tsx';
import { LeaveForm } from './leave-form.tsx';
import { byDevice } from './login-devices.ts';
import { LoginList } from './login-list.tsx';
import { PasskeyPart } from './passkey-part.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileHead } from './profile-head.tsx';
import { SecurityList } from './security-list.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '我的账号',
    description: '改密码、换邮箱、两步验证、通行密钥、登录设备、导出数据或注销账号。',
    path: '/account',
    noindex: true,
  });

export async function loader({ url, context }: Route.LoaderArgs) {
  if (!context.get(siteContext).user) throw redirect(loginPath(url.pathname, url.search));
  const call = api(context);
  if (context.get(siteContext).mustChangePassword) return { account: await call('GET /api/v1/user', {}), own: null };
  const [account, sessions, factor, events] = await Promise.all([
    call('GET /api/v1/user', {}),
    call('GET /api/v1/user/sessions', {}),
    call('GET /api/v1/user/factor', {}),
    call('GET /api/v1/user/security', {}),
  ]);
  const devices = byDevice(sessions);
  return { account, own: { devices, here: devices[0]?.device ?? '', factor, events: events.Result } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const outcome = await handleAccountForm(attemptApi(context), await request.formData());
  return data(outcome, { status: outcome.status });
}

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const outcomeOf = (form: AccountForm): Outcome | undefined => (actionData?.form === form ? actionData : undefined);
  const [password, email, session, leave] = (['password', 'email', 'session', 'leave'] as const).map(outcomeOf);
  const { account, own } = loaderData;
  if (!own) return <FirstPassword account={account} outcome={password} />;
  const { devices, here, factor, events } = own;
  const about = (name: string) => (actionData?.form.startsWith(name) ? actionData : undefined);
  const [second, passkey] = ['factor', 'passkey'].map(about);
  return (
    <>
      <ProfileHead account={account} />
      <AccountPart id="password" title="密码" note="改密码后，其他设备上的登录都会退出。" done={password?.done}>
        <PasswordForm key={password?.at} outcome={password} username={account.Username} />
      </AccountPart>
      <AccountPart
        id="email"
        title="邮箱"
        note={account.Email ? '找回密码靠它，请保持能收信。' : '还没有邮箱。绑定后才能找回密码。'}
        done={email?.done}
      >
        <EmailForm key={email?.at} outcome={email} current={account.Email} />
      </AccountPart>
      <AccountPart
        id="factor"
        title="两步验证"
        note={
          account.MustSetFactor
            ? '站点要求站长登录时用两步验证或通行密钥：设好其中一样，后台才会打开。'
            : '登录时除了密码，再问一个手机验证器上的验证码。密码泄露了，别人也进不来。'
        }
        done={second?.done}
      >
        <FactorPart since={factor.TotpTime} codesLeft={factor.RecoveryCodesLeft} outcome={second} />
      </AccountPart>
      <AccountPart
        id="passkeys"
        title="通行密钥"
        note="用指纹、面容或锁屏密码登录，不用输密码，也不怕钓鱼网站。"
        done={passkey?.done}
      >
        <PasskeyPart passkeys={factor.Passkeys} device={here} outcome={passkey} />
      </AccountPart>
      <AccountPart id="logins" title="登录设备" note="不认识的，退出它，再改密码。" done={session?.done}>
        <LoginList devices={devices} outcome={session} />
      </AccountPart>
      <AccountPart id="security" title="最近的安全记录" note="谁在什么时候、用什么设备登录过，保留半年。">
        <SecurityList events={events} />
      </AccountPart>
      <AccountPart id="shares" title="我的分享" note="你分享出去的页面，每天带来了多少访问。">
        <Button kind="line" to="/account/shares">
          看看我的分享
        </Button>
      </AccountPart>
      <AccountPart id="messenger" title="聊天账号" note="绑定微信或群里的你：发一句话就记账，新集和提醒也送到那边。">
        <Button kind="line" to="/messenger">
          绑定聊天账号
        </Button>
      </AccountPart>
      <AccountPart
        id="programs"
        title="程序与接口"
        note="让自己的脚本、快捷指令用你的身份办事，或在有事发生时通知它们。"
      >
        <div className="account-part-row">
          <Button kind="line" to="/account/tokens">
            API 令牌
          </Button>
          <Button kind="line" to="/account/webhooks">
            Webhook
          </Button>
          <Button kind="quiet" to="/tool/api">
            接口文档
          </Button>
        </div>
      </AccountPart>
      <AccountPart id="data" title="我的数据" note="账号、登录、收藏、记录、账单……你在这里留下的一切，一个文件带走。">
        <Button kind="line" href="/api/v1/user/export" download="souluo-export.json" icon={<Download aria-hidden />}>
          导出为 JSON
        </Button>
      </AccountPart>
      <AccountPart id="leave" title="注销账号" note="删除账号和你的全部数据，立即生效，无法恢复。">
        <LeaveForm outcome={leave} />
      </AccountPart>
    </>
  );
}
