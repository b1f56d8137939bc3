// Lints the OpenAPI documents with Redocly's recommended rules, and keeps the one that people read short.
import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Indented by two. What does not fit belongs into openapi-all.json: see src/host/api-documents.ts. */
const MOST_LINES = 8000;

const config = await createConfig({ extends: ['recommended'], rules: { 'no-server-example.com': 'off' } });
for (const name of ['openapi.json', 'openapi-all.json']) {
  const source = readFileSync(`docs/api/${name}`, 'utf8');
  const problems = await lintFromString({ source, config });
  const errors = problems.filter(({ severity }) => severity === 'error');
  console.log(`${name}: ${source.split('\n').length} lines, ${problems.length - errors.length} warnings`);
  for (const { ruleId, message, location } of errors.slice(0, 20))
    fail(`${name}: ${ruleId}: ${message} (${location[0]?.pointer ?? ''})`);
}
const lines = readFileSync('docs/api/openapi.json', 'utf8').split('\n').length;
if (lines > MOST_LINES) fail(`docs/api/openapi.json has ${lines} lines; ${MOST_LINES} are the most`);

function fail(text: string): void {
  console.error(text);
  process.exitCode = 1;
}
