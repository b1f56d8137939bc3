import { Copy, Ellipsis } from 'lucide-react';
import { Button } from '#/ui/button/button.tsx';
import { Mark } from '#/ui/mark/mark.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { copyText } from '#/web/copy-text.ts';
import type { ShortTarget } from '../short-link.contract.ts';
import { shownAddress } from './shown-address.ts';
import './open-tip.css';

const APPS = { wechat: '微信', wecom: '企业微信', qq: 'QQ' };

interface Props {
  link: ShortTarget;
  app: keyof typeof APPS;
  isIos: boolean;
}

/** Shown inside WeChat, WeCom and QQ: how to go on in a browser. Nothing here leads on by itself. */
export function OpenTip({ link: { Link, Url }, app, isIos }: Props) {
  const choice = isIos ? '在默认浏览器中打开' : '在浏览器打开';
  return (
    <main id="main" className="open-tip">
      <svg className="open-tip-arrow" width="150" height="120" viewBox="0 0 150 120" aria-hidden="true">
        <path className="open-tip-way" d="M14 112C20 62 62 30 128 26" />
        <path d="M114 14l16 12-12 16" />
      </svg>
      <h1>请用浏览器打开</h1>
      <p className="open-tip-lead">{APPS[app]}里暂时打不开这个页面，两步就好：</p>
      <ol className="open-tip-steps" aria-label={`请点击右上角 ··· 选择「${choice}」`}>
        <li>
          <b className="num">1</b>
          <span>
            点右上角的
            <span className="open-tip-dots" role="img" aria-label="更多">
              <Ellipsis aria-hidden />
            </span>
          </span>
        </li>
        <li>
          <b className="num">2</b>
          <span>
            选<strong>「{choice}」</strong>
          </span>
        </li>
      </ol>
      <section className="open-tip-target" aria-label="将要打开">
        <p>将要打开</p>
        {/* Behind a password nothing is told. */}
        <strong>{Url ? new URL(Url).host : '要密码的网址'}</strong>
        {Url && <small>{shownAddress(Url)}</small>}
      </section>
      <Button wide size="lg" icon={<Copy aria-hidden />} onClick={() => copyText(Link)}>
        复制链接
      </Button>
      <div className="open-tip-other">
        <QrCode text={Link} size={96} label="这个短链的二维码" />
        <p>
          也可以长按选中下面的地址复制，或用另一台设备扫码：
          <span className="open-tip-link">{Link}</span>
        </p>
      </div>
      <p className="open-tip-foot">
        <Mark size={18} />
        搜罗短链 · {shownAddress(Link)}
      </p>
    </main>
  );
}
