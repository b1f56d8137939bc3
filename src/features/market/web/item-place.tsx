import { use, useEffect, useRef, useState } from 'react';
import { Field } from '#/ui/field/field.tsx';
import { FormContext } from '#/ui/form/form-context.ts';
import { Select } from '#/ui/select/select.tsx';
import { Tag } from '#/ui/tag/tag.tsx';
import { browserApi } from '#/web/browser-api.ts';
import { guessPlace } from '../place-guess.pure.ts';
import type { Typed } from './item-edit-action.ts';
import { PinMap } from './pin-map.tsx';

const DATUMS = [
  { value: 'wgs84', label: '手机定位（WGS-84）' },
  { value: 'gcj02', label: '高德、腾讯地图（GCJ-02）' },
];
const TYPING_MS = 400;

/** City, address and coordinates. As long as nobody set them, the coordinates follow the other two. */
export function ItemPlace({ first }: { first: Typed }) {
  const [city, setCity] = useState(first['city'] ?? '');
  /** Somebody chose it, or chose to leave it empty; until then it follows an address that is written now. */
  const [isCityOwn, setCityOwn] = useState(city !== '');
  const written = first['address'] ?? '';
  const [address, setAddress] = useState(written);
  const [spot, setSpot] = useState({ longitude: first['longitude'] ?? '', latitude: first['latitude'] ?? '' });
  /** What they were told by; nothing once somebody set them. */
  const [by, setBy] = useState<string>();
  const cities = useRef<Parameters<typeof guessPlace>[0]>(undefined);
  const form = use(FormContext);
  const isRefused = ['longitude', 'latitude', 'datum'].some((name) => form?.messageOf(name));
  const hasSpot = spot.longitude !== '' && spot.latitude !== '';
  const isOwn = hasSpot && by === undefined;

  useEffect(() => {
    if (isOwn || (city.trim() === '' && address.trim() === '')) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      if (!cities.current) {
        const result = await browserApi('GET /api/v1/crawl/common/cities', {}, { quiet: true });
        if (!result.ok) return;
        cities.current = result.data;
      }
      const found = guessPlace(cities.current, city, address);
      if (!isCurrent || !found) return;
      setSpot({ longitude: String(found.longitude), latitude: String(found.latitude) });
      setBy(found.by);
      if (!isCityOwn && address !== written) setCity(found.by);
    }, TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [city, address, isOwn, isCityOwn, written]);

  const set = (changes: Partial<typeof spot>) => {
    setSpot({ ...spot, ...changes });
    setBy(undefined);
  };
  const [longitude, latitude] = [Number(spot.longitude), Number(spot.latitude)];
  return (
    <>
      <div className="item-form-row">
        <Field
          label="城市"
          name="city"
          hint="不填表示全国可用"
          value={city}
          onChange={(event) => {
            setCity(event.target.value);
            setCityOwn(true);
          }}
        />
        <Field label="地址" name="address" value={address} onChange={(event) => setAddress(event.target.value)} />
      </div>
      {hasSpot && Number.isFinite(longitude) && Number.isFinite(latitude) ? (
        <div className="item-place">
          <PinMap
            {...{ longitude, latitude }}
            onMove={(next) => set({ longitude: next.longitude.toFixed(5), latitude: next.latitude.toFixed(5) })}
          />
          <p>
            <b className="num">
              {latitude.toFixed(4)}, {longitude.toFixed(4)}
            </b>{' '}
            {by && <Tag>按{by}推算</Tag>}
            <br />
            {by ? '只准到城市，拖动图钉或用方向键挪到准确的位置。' : '拖动图钉可以修正。'}有坐标才有距离和地图按钮。
          </p>
        </div>
      ) : (
        <p className="item-form-note">填写城市或地址后自动得出坐标，可以拖动图钉修正。</p>
      )}
      {/* Numbers are for those who have them; the pin does for the others. */}
      <details className="item-form-addresses" open={isRefused}>
        <summary>手填经纬度</summary>
        <div className="item-form-row">
          <Field
            label="经度"
            name="longitude"
            inputMode="decimal"
            value={spot.longitude}
            onChange={(event) => set({ longitude: event.target.value })}
          />
          <Field
            label="纬度"
            name="latitude"
            inputMode="decimal"
            value={spot.latitude}
            onChange={(event) => set({ latitude: event.target.value })}
          />
          <Select label="坐标来自" name="datum" options={DATUMS} defaultValue={first['datum'] ?? 'wgs84'} />
        </div>
      </details>
    </>
  );
}
