import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import { Button } from '#/ui/button/button.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { Skeleton } from '#/ui/skeleton/skeleton.tsx';
import type { Site } from '#/web/contexts.ts';
import { copyText } from '#/web/copy-text.ts';
import { posterPath } from '../poster-path.pure.ts';
import { shareAddress } from './share-address.ts';
import { SharePoster } from './share-poster.tsx';
import { useShortLink } from './use-short-link.ts';

/** A short link to the open page, as a poster where the page has one and as a QR code. */
export default function ShareBody() {
  const user = useRouteLoaderData<Site>('root')?.user;
  const page = shareAddress(window.location.href, user?.Id ?? 0);
  const shared = useShortLink(page);
  const poster = posterPath(window.location.pathname);
  const [shown, setShown] = useState<'poster' | 'code'>(poster ? 'poster' : 'code');
  const [hasFailed, setFailed] = useState(false);
  const fail = () => {
    setFailed(true);
    setShown('code');
  };
  return (
    <>
      {poster && (
        <Segmented
          label="分享的样子"
          segments={[
            { value: 'poster', label: '海报' },
            { value: 'code', label: '二维码' },
          ]}
          value={shown}
          onChange={(value) => setShown(value === 'poster' ? 'poster' : 'code')}
        />
      )}
      {poster && shown === 'poster' ? (
        <SharePoster poster={poster} shared={shared} page={page} onFailure={fail} />
      ) : (
        <>
          {hasFailed && <p role="status">海报没有画成，先用二维码</p>}
          {shared ? (
            <QrCode text={shared.address} size={200} ecc="H" />
          ) : (
            <Skeleton shape="block" width="200px" height="200px" />
          )}
          <p className="share-address">{(shared?.address ?? page).replace(/^https?:\/\//, '')}</p>
          <Button wide icon={<Copy size={16} aria-hidden />} onClick={() => copyText(shared?.address ?? page)}>
            复制链接
          </Button>
        </>
      )}
      <p className="share-note">
        {user ? (
          <>
            链接带有你的分享码，<Link to="/account/shares">看看带来了多少访问</Link>
          </>
        ) : (
          '登录后再分享，能看到带来了多少访问'
        )}
      </p>
    </>
  );
}
