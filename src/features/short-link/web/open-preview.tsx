import { Copy, ExternalLink, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { Brand } from '#/ui/mark/brand.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { copyText } from '#/web/copy-text.ts';
import type { ShortTarget } from '../short-link.contract.ts';
import type { Rule } from '../short-rule.contract.ts';
import { DOUBTS } from './doubts.ts';
import { lastDay } from './link-state.ts';
import { ReportForm, type ReportOutcome } from './report-form.tsx';
import { shownAddress } from './shown-address.ts';
import './open-preview.css';

interface Props {
  link: ShortTarget;
  outcome: ReportOutcome;
}

/** Where a link leads, told before anything is opened. */
export function OpenPreview({ link, outcome }: Props) {
  const { Link: address, Url, ShortUrl, CreatedTime, ExpiresTime, VisitLimit, HasPassword, Rules, Doubt } = link;
  return (
    <main id="main" className="open-preview">
      <Link to="/" className="open-preview-brand">
        <Brand size="sm" part="短链" />
      </Link>
      <div className="open-preview-card">
        <p className="open-preview-lead">
          <code>{shownAddress(address)}</code> 会打开
        </p>
        <h1>{HasPassword ? '要密码才能看到' : new URL(Url).host}</h1>
        {!HasPassword && <p className="open-preview-url">{Url}</p>}
        {Doubt && (
          <p className="open-preview-doubt">
            <TriangleAlert aria-hidden />
            {DOUBTS[Doubt]}
          </p>
        )}
        {Rules.length > 0 && <PreviewRules rules={Rules} />}
        <dl className="open-preview-facts">
          <div>
            <dt>创建</dt>
            <dd className="num">{CreatedTime.slice(0, 10)}</dd>
          </div>
          <div>
            <dt>有效到</dt>
            <dd className={ExpiresTime ? 'num' : undefined}>{ExpiresTime ? lastDay(ExpiresTime) : '长期'}</dd>
          </div>
          {VisitLimit !== null && (
            <div>
              <dt>次数上限</dt>
              <dd className="num">{VisitLimit}</dd>
            </div>
          )}
        </dl>
        <div className="open-preview-actions">
          {/* With a limit or rules only the short link itself counts and decides. */}
          <Button
            href={HasPassword || VisitLimit !== null || Rules.length > 0 ? address : Url}
            rel="noreferrer nofollow"
            icon={<ExternalLink aria-hidden />}
          >
            打开这个网址
          </Button>
          {!HasPassword && (
            <Button kind="line" icon={<Copy aria-hidden />} onClick={() => copyText(Url)}>
              复制网址
            </Button>
          )}
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

/** Every way it leads, in the order in which they are tried: a preview that leaves one out would lie. */
function PreviewRules({ rules }: { rules: readonly Rule[] }) {
  return (
    <section className="open-preview-rules" aria-label="按情况去不同的地方">
      <h2>按情况去不同的地方，从上到下先对上的先走；都对不上就去上面的网址</h2>
      <ol>
        {rules.map(({ Condition, Targets }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
          <li key={index}>
            <strong>{Condition}</strong>
            {Targets.map(({ Id, Url, App, Share }) => (
              <span key={Id}>
                {Share && <small>{Share} </small>}
                {App && <small>先试 App {App}，没有就去 </small>}
                {shownAddress(Url)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
