import { describe, expect, test } from 'vitest';
import { distanceKm, distanceText } from './distance.pure.ts';
import { hasLeftPlace, placeCookie, placeFrom, placeOfCookies } from './market-place.pure.ts';
import { discountTag, priceText } from './price.pure.ts';

const hangzhou = { longitude: 120.1551, latitude: 30.2741 };

describe('distance', () => {
  test('is along the surface', () => {
    expect(distanceKm(hangzhou, { longitude: 121.4737, latitude: 31.2304 })).toBeCloseTo(164.4, 0);
    expect(distanceKm(hangzhou, hangzhou)).toBe(0);
  });

  test('is said in kilometres, and not at all from or to 0,0', () => {
    expect(distanceText(hangzhou, { longitude: 120.1551, latitude: 30.2849 })).toBe('1.2km');
    expect(distanceText(hangzhou, hangzhou)).toBe('0.1km');
    expect(distanceText(hangzhou, { longitude: 121.4737, latitude: 31.2304 })).toBe('165km');
    expect(distanceText(hangzhou, { longitude: 0, latitude: 0 })).toBeUndefined();
    expect(distanceText(undefined, hangzhou)).toBeUndefined();
  });
});

describe('prices', () => {
  test('a discount is a tag only as a fraction below 1', () => {
    expect([0.53, 0.8, 0.531, 0.05].map(discountTag)).toEqual(['5.3折', '8折', '5.3折', '0.5折']);
    expect([1, 0, 1.2, -0.5, 0.999, null].map(discountTag)).toEqual(Array(6).fill(undefined));
  });

  test('are written without idle zeros', () => {
    expect([68, 39.9, 12.34, 0].map(priceText)).toEqual(['68', '39.9', '12.34', '0']);
  });
});

describe('the chosen place', () => {
  test('is said to be left by an empty cookie; no cookie at all says nothing', () => {
    const [pair = ''] = placeCookie(undefined).split('; ');
    expect([hasLeftPlace(`Token=x; ${pair}`), hasLeftPlace('Token=x')]).toEqual([true, false]);
    expect(placeOfCookies(pair)).toBeUndefined();
    expect(placeCookie(undefined)).not.toContain('max-age=0');
  });

  test('comes back from a cookie as it was, to a hundred metres', () => {
    const place = { city: '杭州', longitude: 120.14639, latitude: 30.26071, address: '浙江省杭州市' };
    const [pair = ''] = placeCookie(place).split('; ');
    expect(placeOfCookies(`Token=x; ${pair}`)).toEqual({ ...place, longitude: 120.146, latitude: 30.261 });
  });

  test('whatever else was stored is no place, and wrong coordinates are none', () => {
    expect([null, 'x', {}, { city: '' }, { city: 5 }].map(placeFrom)).toEqual(Array(5).fill(undefined));
    expect(placeFrom({ city: '杭州', longitude: 999, latitude: 30 })).toMatchObject({ longitude: 0, latitude: 0 });
    expect(placeOfCookies('marketCity=%7Bbroken')).toBeUndefined();
    expect(placeOfCookies(null)).toBeUndefined();
  });
});
