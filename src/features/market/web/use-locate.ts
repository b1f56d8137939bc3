import { useState } from 'react';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { MarketPlace } from '../market-place.pure.ts';
import { choosePlace } from './place.ts';

const WAIT_MS = 10_000;
/** A place that is five minutes old is near enough. */
const FRESH_MS = 300_000;
/** Beyond this, as computers without a radio guess it, distances say nothing. */
const ROUGH_METRES = 5000;

type State = 'idle' | 'asking' | 'failed';

/** What to say when the browser does not tell, by its own number for why. */
const REASONS: Record<number, string> = {
  1: '没有得到定位许可，请在浏览器设置里允许，或直接选一座城市',
  2: '暂时定位不到，请直接选一座城市',
  3: '定位太久没有回音，请再试一次，或直接选一座城市',
};

/** Where the visitor is. Browsers answer in WGS-84, which is what items and cities are stored in. */
export function useLocate(onFound: (place: MarketPlace) => void) {
  const [state, setState] = useState<State>('idle');
  const [message, setMessage] = useState('');
  const fail = (text: string) => {
    setState('failed');
    setMessage(text);
  };

  async function found({ coords: { longitude, latitude, accuracy } }: GeolocationPosition) {
    const answer = await browserApi(
      'GET /api/v1/crawl/common/search',
      { query: { longitude, latitude, pageSize: 1 } },
      { quiet: true },
    );
    if (!answer.ok) return fail(answer.message);
    const { city, address } = answer.data;
    if (!city) return fail('你在的地方还没有收录，请选一座近的城市');
    const place = { city, longitude, latitude, address };
    choosePlace(place);
    if (accuracy > ROUGH_METRES) toast('只定位到大概，距离仅供参考');
    setState('idle');
    setMessage('');
    onFound(place);
  }

  function locate() {
    if (!('geolocation' in navigator)) return fail('这个浏览器不能定位，请直接选一座城市');
    setState('asking');
    setMessage('');
    navigator.geolocation.getCurrentPosition(found, ({ code }) => fail(REASONS[code] ?? REASONS[2] ?? ''), {
      timeout: WAIT_MS,
      maximumAge: FRESH_MS,
    });
  }

  return { state, message, locate };
}
