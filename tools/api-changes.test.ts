import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ApiDocument, breakages, untold } from './api-changes.ts';

const before: ApiDocument = JSON.parse(readFileSync('docs/api/openapi-all.json', 'utf8'));

/** The document after a change by hand. */
function after(change: (document: ReturnType<typeof JSON.parse>) => void): ApiDocument {
  const copy = structuredClone(before);
  change(copy);
  return copy;
}

const operation = 'POST /api/v1/token';

test('the same document breaks nothing', () => {
  expect(breakages(before, before)).toEqual([]);
});

test('an endpoint that is gone is found', () => {
  const found = breakages(
    before,
    after(({ paths }) => delete paths['/api/v1/token'].post),
  );
  expect(found).toEqual([{ operation, what: 'is gone' }]);
});

test.each([
  ['removed', (fields: object) => Reflect.deleteProperty(fields, 'Hint'), 'answers no answer.Data.Hint'],
  [
    'of another type',
    (fields: object) => Reflect.set(fields, 'Hint', { type: 'integer' }),
    'answers answer.Data.Hint in another type',
  ],
])('a field of an answer that is %s is found', (_name, change, what) => {
  const found = breakages(
    before,
    after(({ components }) => change(components.schemas.GetTokenData.properties)),
  );
  expect(found).toContainEqual({ operation: 'GET /api/v1/token', what: what.replace('Data.', 'Data[].') });
});

test('what must be sent anew is found, what may be sent anew is not', () => {
  const found = breakages(
    before,
    after(({ components }) => {
      const body = components.schemas.PostTokenBody;
      body.properties.May = { type: 'string' };
      body.properties.Must = { type: 'string' };
      body.required.push('Must');
    }),
  );
  expect(found).toEqual([{ operation, what: 'insists on body.Must' }]);
});

test.each([
  ['a shorter text', { maxLength: 3 }, 'takes body.Name within narrower bounds (maxLength)'],
  ['fewer values', { enum: ['a'] }, 'takes fewer values of body.Name'],
  ['another type', { type: 'integer' }, 'takes body.Name in fewer types'],
])('what is sent and narrowed to %s is found', (_name, schema, what) => {
  const found = breakages(
    before,
    after(({ components }) => Object.assign(components.schemas.PostTokenBody.properties.Name, schema)),
  );
  expect(found).toContainEqual({ operation, what });
});

test('the same fields put together in another way break nothing', () => {
  const found = breakages(
    before,
    after(({ components: { schemas } }) => {
      const { properties, required } = schemas.GetAnyCalendarData;
      schemas.GetAnyCalendarData = { allOf: [{ type: 'object', properties, required }] };
    }),
  );
  expect(found).toEqual([]);
});

test('a line about a longer address does not tell of a shorter one', () => {
  const found = [{ operation, what: 'is gone' }];
  expect(untold(found, '## [Unreleased]\n\n- Removed `POST /api/v1/token/{Id}`.\n')).toEqual(found);
});

test('a changelog line that names the endpoint is enough, in what is not released yet', () => {
  const found = [{ operation, what: 'is gone' }];
  expect(untold(found, '# Changelog\n\n## [Unreleased]\n\n- Removed `POST /api/v1/token`.\n')).toEqual([]);
  expect(untold(found, '## [Unreleased]\n\n- Other.\n\n## [0.1.0]\n\n- `POST /api/v1/token`.\n')).toEqual(found);
});
