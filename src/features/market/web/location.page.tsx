import { useState } from 'react';
import { data, redirect, useNavigate } from 'react-router';
import { CityPicker } from '#/ui/city-picker/city-picker.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { useStored } from '#/web/local-storage.ts';
import { placeCookie } from '../market-place.pure.ts';
import type { Route } from './+types/location.page.ts';
import { choosePlace, MARKET_CITIES, placeOf } from './place.ts';
import { TopBar } from './top-bar.tsx';
import { useLocate } from './use-locate.ts';
import '#/ui/visually-hidden/visually-hidden.css';
import './item-card.css';
import './location.css';

/** Three closed rows. */
const HOT = ['北京', '上海', '广州', '深圳', '成都', '杭州', '武汉', '西安', '南京', '重庆', '长沙', '厦门'];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '选择城市',
    description: '按城市看市集里有什么：热门城市、A–Z 列表、拼音与首字母搜索，也可以直接定位。',
    path: '/market/location',
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const cities = await api(context)('GET /api/v1/crawl/common/cities', {});
  const wanted = new URL(request.url).searchParams.get('city');
  if (wanted !== null) {
    const city = cities.find(({ name }) => name === wanted);
    // All of the country: no place any more.
    if (wanted === '') throw redirect('/market', { headers: { 'set-cookie': placeCookie(undefined) } });
    if (!city) throw data('没有这座城市', { status: 404 });
    const place = { city: city.name, longitude: city.longitude, latitude: city.latitude, address: city.province };
    throw redirect('/market', { headers: { 'set-cookie': placeCookie(place) } });
  }
  return { place: placeOf(request), cities };
}

export default function MarketLocation({ loaderData: { cities, place } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const visited = useStored(MARKET_CITIES) ?? [];
  const [note, setNote] = useState('');
  const { state, message, locate } = useLocate(({ city }) => {
    setNote(`定位到${city}`);
    navigate('/market');
  });
  return (
    <div className="market-location">
      <TopBar title="选择城市" end={place && <a href="/market/location?city=">看全国</a>} />
      <CityPicker
        cities={cities}
        hot={HOT}
        visited={visited.slice(0, 4)}
        {...(place && { current: place.city, located: { name: place.city, note: message || note || place.address } })}
        {...(!place && message && { located: { name: '没能定位', note: message } })}
        hrefOf={({ name }) => `/market/location?city=${encodeURIComponent(name)}`}
        onPick={({ name, longitude, latitude, province }) =>
          choosePlace({ city: name, longitude, latitude, address: province })
        }
        onLocate={locate}
        isLocating={state === 'asking'}
      />
      <p className="visually-hidden" role="status">
        {message || note}
      </p>
      <p className="market-location-credit">城市坐标来自 GeoNames（CC BY 4.0）。</p>
    </div>
  );
}
