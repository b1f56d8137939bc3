import { useEffect, useState } from 'react';
import { browserApi } from '#/web/browser-api.ts';

export interface Shared {
  address: string;
  /** Of the short link; none when only the long address could be had. */
  code: string | undefined;
}

/** A short link to a page of ours. When none can be had, the long address stands for it. */
export function useShortLink(page: string): Shared | undefined {
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
