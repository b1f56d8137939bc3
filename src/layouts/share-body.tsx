import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { Skeleton } from '#/ui/skeleton/skeleton.tsx';
import { browserApi } from '#/web/browser-api.ts';
import { copyText } from '#/web/copy-text.ts';
import { shareAddress } from './share-address.pure.ts';
import { useSite } from './use-site.ts';

/** A short link to the open page and its QR code. When no short link can be had, the long address is drawn. */
export default function ShareBody() {
  const { user } = useSite();
  const page = shareAddress(window.location.href, user?.Id ?? 0);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    browserApi('POST /api/v1/short_url', { body: { Url: page } }, { quiet: true }).then((result) => {
      if (isCurrent) setAddress(result.ok ? result.data.Link : page);
    });
    return () => {
      isCurrent = false;
    };
  }, [page]);
  return (
    <>
      {address ? <QrCode text={address} size={200} ecc="H" /> : <Skeleton shape="block" width="200px" height="200px" />}
      <p className="share-address">{(address ?? page).replace(/^https?:\/\//, '')}</p>
      <Button wide icon={<Copy size={16} aria-hidden />} onClick={() => copyText(address ?? page)}>
        复制链接
      </Button>
      {user && (
        <Link to="/account/shares" className="share-mine">
          我的分享带来了多少访问
        </Link>
      )}
    </>
  );
}
