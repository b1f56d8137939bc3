import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import './passkey-login.css';

/** A challenge lives five minutes; the one that waits in the background is asked for anew before that. */
const RENEW_MS = 4 * 60_000;

const load = () => import('./passkey-browser.ts');

/** Takes its place at once and shows when the browser can: without JavaScript there is nothing to press. */
export function PasskeyLogin() {
  const submit = useSubmit();
  const [isReady, setIsReady] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (!('PublicKeyCredential' in window)) return;
    setIsReady(true);
    let isGone = false;
    // In the list under the name field. Whatever comes of it but a login is nothing to talk about.
    async function wait() {
      const isOffered = await PublicKeyCredential.isConditionalMediationAvailable?.();
      if (!isOffered || isGone) return;
      const result = await (await load()).signIn(true);
      if (result.ok && !isGone) submit({ intent: 'passkey', Credential: result.done }, { method: 'post' });
    }
    wait();
    const timer = setInterval(wait, RENEW_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [submit]);

  async function onClick() {
    setIsBusy(true);
    setMessage('');
    const result = await (await load()).signIn(false);
    setIsBusy(false);
    if (result.ok) submit({ intent: 'passkey', Credential: result.done }, { method: 'post' });
    else setMessage(result.message);
  }

  return (
    <div className="passkey-login" data-ready={isReady || undefined}>
      <p className="passkey-login-or">或</p>
      <Button
        kind="line"
        size="lg"
        wide
        icon={<KeyRound aria-hidden />}
        loading={isBusy}
        onClick={onClick}
        disabled={!isReady}
      >
        用通行密钥登录
      </Button>
      <p className="passkey-login-note" role="status">
        {message}
      </p>
    </div>
  );
}
