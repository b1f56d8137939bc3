/** Which country a range of addresses was given to. */
export interface IpTable {
  find(address: bigint): string | undefined;
}

/**
 * A table as it lies in the unpacked file: a line of codes, a line with the number of ranges, for each range a byte with its code
 * (0 for none), then their lengths, as a power of two or, after a 64, spelled out. For IPv6 the upper 64 bits count.
 */
export function readTable(bytes: Uint8Array, version: 4 | 6): IpTable {
  const end = bytes.indexOf(10);
  const second = bytes.indexOf(10, end + 1);
  // Plain letters and digits.
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const codes = text(0, end).split(',');
  const count = Number(text(end + 1, second));
  const owners = bytes.subarray(second + 1, second + 1 + count);
  const starts = new BigUint64Array(count);
  let at = second + 1 + count;
  let start = 0n;
  for (let range = 0; range < count; range++) {
    starts[range] = start;
    const power = bytes[at++] ?? 0;
    if (power < 64) start += 1n << BigInt(power);
    else
      for (let shift = 0n; ; shift += 7n) {
        const byte = bytes[at++] ?? 0;
        start += BigInt(byte & 127) << shift;
        if (byte < 128) break;
      }
  }
  const total = start;
  return {
    find(address) {
      const wanted = version === 4 ? address : address >> 64n;
      if (wanted >= total) return undefined;
      let [low, high] = [0, count - 1];
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0n) <= wanted) low = middle;
        else high = middle - 1;
      }
      const owner = owners[low] ?? 0;
      return owner === 0 ? undefined : codes[owner - 1];
    },
  };
}

const names = new Intl.DisplayNames('zh-CN', { type: 'region' });

/** As a Chinese reader expects it. */
export function countryName(code: string): string {
  if (code === 'TW') return '中国台湾';
  if (code === 'HK') return '中国香港';
  if (code === 'MO') return '中国澳门';
  return names.of(code) ?? code;
}
