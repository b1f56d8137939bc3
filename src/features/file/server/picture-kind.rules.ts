/** What a file is that is no picture we take, in words that say why; undefined where nothing is known of it. */
export function unreadableKind(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return '文件是空的';
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (/^[\s\S]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(head))
    return '读不了 HEIC 照片（可在相机设置里选“兼容性最佳”再拍，或截一张图）';
  if (/<svg[\s>]/i.test(head)) return '不收 SVG，里面可能有脚本';
  if (/^(?:\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[\s\S]{4}WEBP)/.test(head)) return '图片不完整，可能没有传完';
  return undefined;
}
