import { Copy, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { FieldError } from '#/contract/envelope.ts';
import { Button } from '#/ui/button/button.tsx';
import { Brand } from '#/ui/mark/brand.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { copyText } from '#/web/copy-text.ts';
import type { ShortTarget } from '../short-link.contract.ts';
import { lastDay } from './link-state.ts';
import { ReportForm } from './report-form.tsx';
import { shownAddress } from './shown-address.ts';
import './open-preview.css';

export type ReportOutcome =
  | { isReported: true }
  | { isReported: false; errors: FieldError[]; message: string | undefined }
  | undefined;

interface Props {
  link: ShortTarget;
  outcome: ReportOutcome;
}

/** Where a link leads, told before anything is opened. */
export function OpenPreview({ link: { Link: address, Url, ShortUrl, CreatedTime, ExpiresTime }, outcome }: Props) {
  return (
    <main id="main" className="open-preview">
      <Link to="/" className="open-preview-brand">
        <Brand size="sm" part="短链" />
      </Link>
      <div className="open-preview-card">
        <p className="open-preview-lead">
          <code>{shownAddress(address)}</code> 会打开
        </p>
        <h1>{new URL(Url).host}</h1>
        <p className="open-preview-url">{Url}</p>
        <dl className="open-preview-facts">
          <div>
            <dt>创建</dt>
            <dd className="num">{CreatedTime.slice(0, 10)}</dd>
          </div>
          <div>
            <dt>有效到</dt>
            <dd className={ExpiresTime ? 'num' : undefined}>{ExpiresTime ? lastDay(ExpiresTime) : '长期'}</dd>
          </div>
        </dl>
        <div className="open-preview-actions">
          <Button href={Url} rel="noreferrer nofollow" icon={<ExternalLink aria-hidden />}>
            打开这个网址
          </Button>
          <Button kind="line" icon={<Copy aria-hidden />} onClick={() => copyText(Url)}>
            复制网址
          </Button>
        </div>
        <QrCode text={address} size={112} label={`短链 ${ShortUrl} 的二维码`} />
      </div>
      <p className="open-preview-note">
        短链由访客生成，搜罗不对它指向的内容负责。不认识的网址，不要输入密码和验证码。
      </p>
      <ReportForm outcome={outcome} />
    </main>
  );
}
