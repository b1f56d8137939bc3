import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WEB = join(import.meta.dirname, '..', 'web');

/** What browsers offer on secure pages only, and where each of them may be asked for: it works without, or says why not. */
const GUARDED: Record<string, readonly string[]> = {
  'crypto.subtle': ['tools/rsa/make-pair.work.ts'],
  'crypto.randomUUID': [],
  'navigator.clipboard': ['frame/pane-buttons.tsx', 'recognise/recognised-entries.tsx'],
  'navigator.mediaDevices': ['qrcode/use-camera.ts'],
  'navigator.share': [],
  ImageDecoder: [],
  VideoDecoder: [],
  showSaveFilePicker: [],
  showOpenFilePicker: [],
  "from 'jose'": [],
};

test('no tool needs what browsers offer on https only', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(300);
  const needy = files.flatMap((file) => {
    // A comment may well speak of it.
    const code = readFileSync(join(WEB, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    return Object.entries(GUARDED)
      .filter(([name, allowed]) => code.includes(name) && !allowed.includes(file))
      .map(([name]) => `${file}: ${name}`);
  });
  expect(needy).toEqual([]);
});
