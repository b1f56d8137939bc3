import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import type { MarketPlace } from '../market-place.pure.ts';
import { choosePlace } from './place.ts';

const WAIT_MS = 10_000;
/** A place that is five minutes old is near enough. */
const FRESH_MS = 300_000;
/** Beyond this, as computers without a radio guess it, distances say nothing. */
const ROUGH_METRES = 5000;

/** What to say when the browser does not tell, by its own number for why. */
const REASONS: Record<number, string> = {
  1: '没有得到定位许可，请在浏览器设置里允许，或直接选一座城市',
  2: '暂时定位不到，请直接选一座城市',
  3: '定位太久没有回音，请再试一次，或直接选一座城市',
};

/** The place that was found and is chosen now, or why there is none. Browsers answer in WGS-84, which is what items and cities are stored in. */
export async function locate(): Promise<MarketPlace | string> {
  if (!('geolocation' in navigator)) return '这个浏览器不能定位，请直接选一座城市';
  const position = await new Promise<GeolocationPosition | string>((tell) => {
    navigator.geolocation.getCurrentPosition(tell, ({ code }) => tell(REASONS[code] ?? REASONS[2] ?? ''), {
      timeout: WAIT_MS,
      maximumAge: FRESH_MS,
    });
  });
  if (typeof position === 'string') return position;
  const { longitude, latitude, accuracy } = position.coords;
  const answer = await browserApi(
    'GET /api/v1/crawl/common/search',
    { query: { longitude, latitude, pageSize: 1 } },
    { quiet: true },
  );
  if (!answer.ok) return answer.message;
  const { city, address } = answer.data;
  if (!city) return '你在的地方还没有收录，请选一座近的城市';
  const place = { city, longitude, latitude, address };
  choosePlace(place);
  if (accuracy > ROUGH_METRES) toast('只定位到大概，距离仅供参考');
  return place;
}
