import gcoord from 'gcoord';
import { isPlace, type Point } from '../distance.pure.ts';

interface Spot extends Point {
  title: string;
  address: string;
}

export interface MapLink {
  name: string;
  to: string;
}

/**
 * Where each map shows the spot. Items are stored in WGS-84; these maps draw in GCJ-02 and would be half a kilometre off.
 * Only for loaders: the conversion stays on the server.
 */
export function mapLinks(spot: Spot): MapLink[] {
  if (!isPlace(spot)) return [];
  const [longitude, latitude] = gcoord.transform([spot.longitude, spot.latitude], gcoord.WGS84, gcoord.GCJ02);
  const [lng, lat] = [longitude.toFixed(6), latitude.toFixed(6)];
  const name = encodeURIComponent(spot.title);
  const address = encodeURIComponent(spot.address || spot.title);
  return [
    { name: '高德地图', to: `https://uri.amap.com/marker?position=${lng},${lat}&name=${name}&coordinate=gaode` },
    {
      name: '百度地图',
      to: `https://api.map.baidu.com/marker?location=${lat},${lng}&title=${name}&content=${address}&output=html&coord_type=gcj02`,
    },
    {
      name: '腾讯地图',
      // Colons and semicolons part the fields of a marker, so those of the title are escaped along with everything else.
      to: `https://apis.map.qq.com/uri/v1/marker?marker=coord:${lat},${lng};title:${name};addr:${address}`,
    },
  ];
}
