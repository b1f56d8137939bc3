import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Field } from '#/ui/field/field.tsx';
import { Form } from '#/ui/form/form.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { copyText } from '#/web/copy-text.ts';
import type { Outcome } from './account-outcome.ts';
import { ONE_TIME_CODE } from './one-time-code.ts';
import './factor-setup.css';

interface Props {
  enrolment: { Secret: string; Uri: string };
  outcome: Outcome | undefined;
}

/** The picture for the authenticator, the secret for those who cannot scan it, and the code that confirms it. */
export function FactorSetup({ enrolment: { Secret, Uri }, outcome }: Props) {
  const isSending = useNavigation().formData?.get('form') === 'factor-confirm';
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="factor-setup">
      <div className="factor-setup-picture">
        <QrCode text={Uri} size={184} ecc="M" label="给验证器扫的二维码" />
      </div>
      <Form errors={outcome?.errors} message={outcome?.message} preventScrollReset>
        <input type="hidden" name="form" value="factor-confirm" />
        <input type="hidden" name="Secret" value={Secret} />
        <input type="hidden" name="Uri" value={Uri} />
        <ol className="factor-setup-steps">
          <li>
            用验证器扫左边的二维码；手机上就<a href={Uri}>直接打开验证器</a>，或者手动填这个密钥：
            <span className="factor-setup-secret">
              <code>{Secret.match(/.{1,4}/g)?.join(' ')}</code>
              <Button kind="quiet" size="sm" icon={<Copy aria-hidden />} onClick={() => copyText(Secret)}>
                复制
              </Button>
            </span>
          </li>
          <li>把验证器现在显示的 6 位数字填在这里。</li>
        </ol>
        <Field ref={field} {...ONE_TIME_CODE} maxLength={12} placeholder="6 位数字" />
        <div className="form-actions">
          <Button type="submit" loading={isSending}>
            确认并打开
          </Button>
          <Link to="/account#factor" className="factor-setup-leave" reloadDocument>
            先不打开
          </Link>
        </div>
      </Form>
    </div>
  );
}
