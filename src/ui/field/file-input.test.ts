import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every field for files is one of the kit: no page shows the field of the browser', () => {
  const raw = globSync('src/**/*.tsx').filter((path) => readFileSync(path, 'utf8').includes('type="file"'));
  expect(raw.sort()).toEqual(['src/ui/field/file-box.tsx', 'src/ui/field/file-input.tsx']);
});
