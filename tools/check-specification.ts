// Every sentence of the specification names the test that would fail if it were untrue: this looks that each is there, and runs
// with every commit.
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { FAULTS, LONG_DRILLS, SURROUNDINGS } from './left-out.ts';

const DOCUMENT = 'docs/specification.md';
const ENTRY = /^- \*\*S(\d+)\.(\d+)\*\* \S/;
const PROOF = /^ {2}`([^`]+)` > (.+)$/;
const NO_TEST = /^ {2}no test: \S/;
const LEFT_OUT = [...LONG_DRILLS, ...[SURROUNDINGS, FAULTS].flat(2)];
const TEST_FILE = /\.(?:test\.tsx?|e2e\.ts)$/;

/** What is wrong with the document, one line each. */
export function checkSpecification(root: string): string[] {
  const faults: string[] = [];
  const sources = new Map<string, string | undefined>();
  let entry = '';
  let [chapter, number, proofs] = [0, 0, 0];

  function sourceOf(file: string): string | undefined {
    const path = join(root, file);
    if (!sources.has(file)) sources.set(file, existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    return sources.get(file);
  }

  function endEntry(): void {
    if (entry && proofs === 0) faults.push(`${entry} names no test, and no reason for having none`);
  }

  function beginEntry(asked: readonly [chapter: number, number: number]): void {
    endEntry();
    entry = `S${asked.join('.')}`;
    const next = asked[0] === chapter ? number + 1 : 1;
    if (asked[1] !== next || asked[0] < chapter || asked[0] > chapter + 1)
      faults.push(`${entry} does not follow S${chapter}.${number}`);
    [chapter, number] = asked;
    proofs = 0;
  }

  function lookFor(file: string, title: string): void {
    const source = TEST_FILE.test(file) ? sourceOf(file) : undefined;
    if (source === undefined) faults.push(`${entry}: there are no tests in ${file}`);
    else if (LEFT_OUT.some((files) => matchesGlob(file, files)))
      faults.push(`${entry}: ${file} is left out of most runs`);
    else if (!hasTest(source, title)) faults.push(`${entry}: ${file} has no test "${title}"`);
  }

  for (const line of readFileSync(join(root, DOCUMENT), 'utf8').split('\n')) {
    const [, inChapter, inOrder] = ENTRY.exec(line) ?? [];
    const [, file, title] = PROOF.exec(line) ?? [];
    if (inChapter && inOrder) beginEntry([Number(inChapter), Number(inOrder)]);
    else if (line.startsWith('- ')) faults.push(`not a numbered sentence: ${line}`);
    else if (file && title) lookFor(file, title);
    else if (line.startsWith('  ') && !NO_TEST.test(line)) faults.push(`${entry}: neither test nor reason:${line}`);
    if (line.startsWith('  ')) proofs++;
  }
  endEntry();
  return chapter === 0 ? [`${DOCUMENT} has no sentences`] : faults;
}

/** Titles as they are written, also those of `test.each(…)(…)`. */
function hasTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const parts = source.split(quote + title + quote);
    return parts.slice(0, -1).some((before) => /(?:\b(?:test|it)|\))\(\s*$/.test(before));
  });
}

if (import.meta.main) {
  const faults = checkSpecification(join(import.meta.dirname, '..'));
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
