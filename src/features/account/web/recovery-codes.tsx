import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { copyText } from '#/web/copy-text.ts';
import './recovery-codes.css';

/** Shown once. Takes the focus, so that it is read out and nobody scrolls past it. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <div ref={box} className="recovery-codes" tabIndex={-1}>
      <p>
        <b>把这十个恢复码存好，离开这一页就看不到了。</b>
        <br />
        丢了手机，凭其中任何一个可以登录；每个只能用一次。抄在纸上，或存进密码管理器。
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button kind="line" size="sm" icon={<Copy aria-hidden />} onClick={() => copyText(codes.join('\n'))}>
        全部复制
      </Button>
    </div>
  );
}
