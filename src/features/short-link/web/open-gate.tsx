import { Bot, ExternalLink, Lock, Smartphone, TriangleAlert } from 'lucide-react';
import { use } from 'react';
import { useNavigation } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { Mark } from '#/ui/mark/mark.tsx';
import { NonceContext } from '#/web/nonce.ts';
import type { ShortTarget } from '../short-link.contract.ts';
import { DOUBTS } from './doubts.ts';
import { shownAddress } from './shown-address.ts';

interface Props {
  link: ShortTarget & { App: string };
  stop: 'password' | 'doubt' | 'robot' | 'app';
  refusal: { errors: readonly FieldError[]; message: string | undefined } | undefined;
}

/** What stands between a visitor and where a link leads. Works without JavaScript. */
export default function OpenGate({ link, stop, refusal }: Props) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <main id="main" className="open-gate">
      <div className="open-gate-card" data-stop={stop}>
        {stop === 'password' && (
          <>
            <Lock aria-hidden />
            <h1>这个短链要密码</h1>
            <Form errors={refusal?.errors} message={refusal?.message}>
              <input type="hidden" name="form" value="go" />
              <Field
                label="密码"
                name="Password"
                type="password"
                autoComplete="off"
                maxLength={64}
                required
                autoFocus
              />
              <Button type="submit" wide loading={isSending}>
                打开
              </Button>
            </Form>
          </>
        )}
        {stop === 'doubt' && <DoubtfulTarget link={link} isSending={isSending} />}
        {stop === 'app' && <AppTarget link={link} />}
        {stop === 'robot' && (
          <>
            <Bot aria-hidden />
            <h1>这个短链限了次数</h1>
            <p>程序打开不算数，也看不到它去哪里。请在浏览器里打开。</p>
          </>
        )}
      </div>
      <p className="open-gate-foot">
        <Mark size={18} />
        搜罗短链 · {shownAddress(link.Link)}
      </p>
    </main>
  );
}

function DoubtfulTarget({ link, isSending }: { link: ShortTarget; isSending: boolean }) {
  return (
    <>
      <TriangleAlert aria-hidden />
      <h1>先看清楚，再打开</h1>
      <p>{DOUBTS[link.Doubt ?? 'reported']}</p>
      {link.Url !== '' && (
        <p className="open-gate-target">
          <strong>{new URL(link.Url).host}</strong>
          <small>{link.Url}</small>
        </p>
      )}
      <p>不认识就关掉这个页面。不要在那里输入密码、验证码和银行卡号。</p>
      <Form>
        <input type="hidden" name="form" value="go" />
        <input type="hidden" name="Agreed" value="1" />
        {link.HasPassword && <Field label="再输一次密码" name="Password" type="password" autoComplete="off" required />}
        <Button type="submit" kind="line" wide loading={isSending} icon={<ExternalLink aria-hidden />}>
          我看清楚了，打开
        </Button>
      </Form>
      <Button kind="quiet" wide to="/">
        不打开，去首页
      </Button>
    </>
  );
}

/** Without the app nothing happens at the first address; whoever is still here after a moment goes to the second. */
const TRY_APP = `(function(){var b=document.getElementById('open-gate-app');if(!b)return;
location.href=b.href;setTimeout(function(){if(document.visibilityState==='visible')location.replace(b.dataset.web)},2200)})()`;

function AppTarget({ link: { App, Url } }: { link: ShortTarget & { App: string } }) {
  return (
    <>
      <Smartphone aria-hidden />
      <h1>正在打开 App</h1>
      <p>没装这个 App 的话，会去网页 {shownAddress(Url)}。</p>
      <a className="button open-gate-app" id="open-gate-app" href={App} data-web={Url} data-kind="solid" data-size="md">
        <span>打开 App</span>
      </a>
      <Button kind="line" wide href={Url} rel="noreferrer">
        去网页
      </Button>
      <script nonce={use(NonceContext)} suppressHydrationWarning>
        {TRY_APP}
      </script>
    </>
  );
}
