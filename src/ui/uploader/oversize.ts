const MB = 1024 * 1024;

/** What is wrong with a file's size, or nothing. */
export function oversizeText(bytes: number, maxMb: number, noun = '图片'): string | undefined {
  return bytes > maxMb * MB ? `${noun}不能超过 ${maxMb} MB` : undefined;
}
