import { Check, Copy, Download, ExternalLink } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { copyText } from '#/web/copy-text.ts';
import type { ShortTarget } from '../short-link.contract.ts';
import { lastDay } from './link-state.ts';
import { shownAddress } from './shown-address.ts';
import './link-result.css';

interface Props {
  link: ShortTarget;
  /** It was made a moment ago. */
  isNew: boolean;
  /** What only its owner sees. */
  facts?: string | undefined;
}

/** A short link in full: its code to scan, its address to copy. */
export function LinkResult({ link, isNew, facts }: Props) {
  const { ShortUrl, Link, Url, ExpiresTime } = link;
  const shown = shownAddress(Link);
  return (
    <section className="link-result" aria-label={isNew ? '生成结果' : '短链详情'}>
      <img
        className="qr-code link-result-code"
        src={`/short/${ShortUrl}/qr.svg`}
        width={148}
        height={148}
        alt={`短链 ${shown} 的二维码`}
      />
      <div className="link-result-text">
        {isNew && (
          <p className="link-result-done" role="status">
            <Check aria-hidden />
            已生成
          </p>
        )}
        <p className="link-result-address">
          {/* One word for those who select it by hand. */}
          <a href={Link} rel="noreferrer" target="_blank">
            {shown.slice(0, -ShortUrl.length)}
            <b>{ShortUrl}</b>
          </a>
        </p>
        <p className="link-result-target">
          指向 <span>{Url ? shownAddress(Url) : '要密码才能看到的网址'}</span>
        </p>
        {(ExpiresTime || facts) && (
          <p className="link-result-facts">
            {[ExpiresTime && `有效到 ${lastDay(ExpiresTime)}`, facts].filter(Boolean).join(' · ')}
          </p>
        )}
        <div className="link-result-actions">
          <Button icon={<Copy aria-hidden />} onClick={() => copyText(Link)}>
            复制短链
          </Button>
          <Button kind="line" href={`/short/${ShortUrl}/qr.png`} download icon={<Download aria-hidden />}>
            下载二维码
          </Button>
          <Button kind="line" href={Link} target="_blank" rel="noreferrer" icon={<ExternalLink aria-hidden />}>
            打开
          </Button>
          <Button kind="quiet" href={`/short/${ShortUrl}/qr.svg`} download className="link-result-svg">
            矢量图 SVG
          </Button>
        </div>
      </div>
    </section>
  );
}
