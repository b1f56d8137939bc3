import { expect, test } from 'vitest';
import { cameraFault } from './camera-fault.pure.ts';

test.each([
  ['NotAllowedError', '没有被允许'],
  ['NotFoundError', '没有找到摄像头'],
  ['NotReadableError', '正被别的程序占用'],
  ['SecurityError', 'https'],
  ['AbortError', '没能打开摄像头'],
])('%s is told in words that say what to do', (name, words) => {
  expect(cameraFault(new DOMException('', name))).toContain(words);
  expect(cameraFault(new DOMException('', name))).toContain('图片');
});
