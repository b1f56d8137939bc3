import { Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { posterPath } from '#/features/share/poster-path.pure.ts';
import { SharePoster } from '#/features/share/shared/share-poster.tsx';
import { Button } from '#/ui/button/button.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { Segmented } from '#/ui/segmented/segmented.tsx';
import { Skeleton } from '#/ui/skeleton/skeleton.tsx';
import { browserApi } from '#/web/browser-api.ts';
import { copyText } from '#/web/copy-text.ts';
import { shareAddress } from './share-address.pure.ts';
import { useSite } from './use-site.ts';

interface Shared {
  address: string;
  /** Of the short link; none when only the long address could be had. */
  code: string | undefined;
}

/** A short link to the open page, as a poster where the page has one and as a QR code. */
export default function ShareBody() {
  const { user } = useSite();
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
        <SharePoster
          src={shared && (shared.code ? `${poster}?code=${shared.code}` : poster)}
          link={shared?.address ?? page}
          onFailure={fail}
        />
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
      {user && (
        <Link to="/account/shares" className="share-mine">
          我的分享带来了多少访问
        </Link>
      )}
    </>
  );
}

/** When no short link can be had, the long address is drawn. */
function useShortLink(page: string): Shared | undefined {
  const [shared, setShared] = useState<Shared>();
  useEffect(() => {
    let isCurrent = true;
    browserApi('POST /api/v1/short_url', { body: { Url: page } }, { quiet: true }).then((result) => {
      if (!isCurrent) return;
      setShared(
        result.ok ? { address: result.data.Link, code: result.data.ShortUrl } : { address: page, code: undefined },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [page]);
  return shared;
}
