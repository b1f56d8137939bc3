import { Copy } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { copyText } from './copy-text.ts';
import './secret-once.css';

/** A secret that is told this one time. Takes the focus, so that it is read out and nobody scrolls past it. */
export function SecretOnce({ title, secret, children }: { title: string; secret: string; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <section ref={box} className="secret-once" tabIndex={-1} aria-label={title}>
      <p>
        <strong>{title}</strong>
        <br />
        {children}
      </p>
      <code>{secret}</code>
      <Button kind="line" size="sm" icon={<Copy aria-hidden />} onClick={() => copyText(secret)}>
        复制
      </Button>
    </section>
  );
}
