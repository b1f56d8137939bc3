import { expect, test } from 'vitest';
import { distanceKm } from '../distance.pure.ts';
import { mapLinks } from './map-links.ts';

const spot = { title: '湖滨:咖啡', address: '', longitude: 120.1551, latitude: 30.2741 };

test('three maps are told the same point in the datum they draw in, half a kilometre from the stored one', () => {
  const links = mapLinks(spot);
  expect(links.map(({ name }) => name)).toEqual(['高德地图', '百度地图', '腾讯地图']);
  const [amap = '', baidu = '', tencent = ''] = links.map(({ to }) => to);
  const [, longitude = '', latitude = ''] = amap.match(/position=([\d.]+),([\d.]+)&/) ?? [];
  const drawn = { longitude: Number(longitude), latitude: Number(latitude) };
  expect(distanceKm(spot, drawn)).toBeGreaterThan(0.3);
  expect(distanceKm(spot, drawn)).toBeLessThan(0.7);
  expect(amap).toContain('coordinate=gaode');
  expect(baidu).toContain(`location=${latitude},${longitude}&`);
  expect(baidu).toContain('coord_type=gcj02');
  expect(tencent).toContain(`coord:${latitude},${longitude};title:${encodeURIComponent(spot.title)};`);
});

test('what lies nowhere is on no map', () => {
  expect(mapLinks({ ...spot, longitude: 0, latitude: 0 })).toEqual([]);
});
