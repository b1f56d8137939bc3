import { stripTypeScriptTypes } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import sharp from 'sharp';
import * as base64 from '../tools/base64/step.ts';
import { readSteps } from '../tools/chain/chain.pure.ts';
import { runChain, type StepTool } from '../tools/chain/run-chain.ts';
import { formatCode } from '../tools/code-format/code-format.work.ts';
import { minifyJs } from '../tools/js-minify/js-minify.work.ts';
import * as escapes from '../tools/json-escape/step.ts';
import { optimizeSvg } from '../tools/svg-optimize/svg-optimize.work.ts';
import * as hex from '../tools/text-hex/step.ts';
import * as url from '../tools/url-codec/step.ts';
import { holds } from './vectors.fixture.ts';

/** Scripts whose last value is what they are about. */
const SCRIPTS = [
  ...[
    '1 + 2 * 3',
    'const a = {b: 1, c: [2, 3]}; a.c[1]',
    'function add(first, second) { return first + second }\nadd(2, 3)',
    '[3,1,2].sort().join()',
    '\x60a\x24{1+1}b\x60',
    'let n = 0; for (let i = 0; i < 5; i++) n += i; n',
  ],
  ...[
    '(() => { switch (2) { case 1: return "x"; default: return "y" } })()',
    'try { null.x } catch (e) { e.constructor.name }',
    '"it\'s" + \'"q"\'',
    '/a\\/b/.test("a/b")',
    'const {x, ...rest} = {x: 1, y: 2}; JSON.stringify(rest)',
    'class A { #n = 4; get n() { return this.#n } }; new A().n',
  ],
  ...[
    'typeof undefined_thing',
    '0.1 + 0.2',
    '1e21 + ""',
    '"中文" + "😀".length',
    'var a = 1\nvar b = a\n++b\nb',
    'let a = 1\n;[1].map(() => a++)\na',
    '((a, b = a) => b)(5)',
    'label: for (;;) { break label }; 7',
    'null ?? "d"',
    '({a: {b: 2}})?.a?.b',
    '"use strict"; (function () { return this === undefined })()',
    'Object.keys({2: 1, 1: 1}).join()',
    '"\\u2028".length',
  ],
];
const resultOf = (code: string) => JSON.stringify(runInContext(code, createContext({}), { timeout: 5000 }));
holds('js-minify', 'V8 gets the same from the short script, and it is no longer', SCRIPTS, async (script) => {
  // What nobody uses is dropped, so the value is given to somebody.
  const lines = `globalThis.result = (0, eval)(${JSON.stringify(script)}); result`;
  const short = await minifyJs(lines, { mangle: true, compress: true, dropConsole: false, module: false });
  const own = await minifyJs(script, { mangle: true, compress: false, dropConsole: false, module: false });
  return short.length <= lines.length + 1 && resultOf(short) === resultOf(lines) && resultOf(own) === resultOf(script)
    ? true
    : own;
});

/** A program without its layout: Terser writes what it read in one way only. */
const PLAIN = { mangle: false, compress: false, dropConsole: false, module: false };
const plainOf = (code: string) => minifyJs(stripTypeScriptTypes(code), PLAIN);
const FORMAT = { width: 80, indent: '2', semicolons: true, singleQuotes: false } as const;
holds(
  'code-format',
  'another parser finds the same program, V8 gets the same from it, and formatting again changes nothing',
  [...SCRIPTS, 'const a = <T,>(b: T): T => b; a(3)', 'type A = "x" | 1; const a: A = "x"; a', 'let a = 4 as number; a'],
  async (script) => {
    const laid = await formatCode(script, { ...FORMAT, language: 'typescript' });
    if ((await formatCode(laid, { ...FORMAT, language: 'typescript' })) !== laid) return laid;
    const isSame = resultOf(stripTypeScriptTypes(laid)) === resultOf(stripTypeScriptTypes(script));
    return isSame && (await plainOf(laid)) === (await plainOf(script)) ? true : laid;
  },
);

const SVG = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 24 24"${more}>${inside}</svg>`;
const DRAWINGS = [
  ...[
    '<!-- 圆 --><g><circle cx="12" cy="12" r="10.00001" fill="#ff0000"/></g>',
    '<rect x="2" y="2" width="20" height="10" rx="3" fill="rgb(0,128,0)"/>',
    '<path d="M 2 2 L 22 2 L 22 22 Z" fill="blue"/>',
    '<path d="M2 12 C 2 2, 22 2, 22 12" stroke="#000000" stroke-width="2" fill="none"/>',
    '<g transform="translate(4 4)"><g transform="scale(0.5)"><rect width="20" height="20" fill="teal"/></g></g>',
    '<polygon points="12,2 22,22 2,22" fill="orange"/>',
    '<line x1="2" y1="2" x2="22" y2="22" stroke="purple"/>',
  ],
  ...[
    '<ellipse cx="12" cy="12" rx="10" ry="4" fill="navy" opacity="0.5"/>',
    '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="blue"/></linearGradient></defs><rect width="24" height="24" fill="url(#a)"/>',
    '<defs><circle id="dot" r="3"/></defs><use href="#dot" x="6" y="6"/><use href="#dot" x="18" y="18"/>',
    '<style>.a{fill:green}</style><rect class="a" width="24" height="24"/>',
    '<g fill="none" stroke="black"><path d="M4 4h16v16H4z"/></g>',
    '<clipPath id="c"><rect width="12" height="24"/></clipPath><circle cx="12" cy="12" r="10" clip-path="url(#c)"/>',
  ],
  ...[
    '',
    '<title>图</title><desc>x</desc><rect width="5" height="5"/>',
    '<rect width="24" height="24" fill="#ffffff"/><rect width="12" height="12" fill="#000000" fill-opacity=".5"/>',
    '<path fill-rule="evenodd" d="M2 2h20v20H2zM8 8h8v8H8z"/>',
    '<mask id="m"><rect width="24" height="12" fill="white"/></mask><rect width="24" height="24" mask="url(#m)" fill="red"/>',
    '<rect style="fill:#abcdef;stroke:none" width="20" height="20"/>',
    '<g id="leer"></g><path d="M0 0"/><circle cx="5" cy="5" r="5"/>',
    '<path d="M 12.3456789 2.3456789 A 10.5 10.5 0 0 1 22 12" stroke="red" fill="none"/>',
  ],
].map((inside) => SVG(inside));
holds('svg-optimize', 'libvips draws the same from fewer bytes', DRAWINGS, async (svg) => {
  const small = optimizeSvg(svg, { precision: 3, pretty: false, keepIds: false, dropSize: false });
  const [one, other] = await Promise.all([svg, small].map((text) => sharp(Buffer.from(text)).raw().toBuffer()));
  // Rounding moves an edge by a thousandth: a few shades on its pixels.
  const far = Math.max(0, ...Array.from(one ?? [], (value, at) => Math.abs(value - (other?.[at] ?? -999))));
  return small.length <= svg.length && far <= 8 ? true : { far, small };
});

// Each takes the values of its own options, which is what a chain makes of an address.
const STEPS = { base64, 'json-escape': escapes, 'text-hex': hex, 'url-codec': url } as unknown as Record<
  string,
  StepTool
>;
const load = async (name: string): Promise<StepTool> => {
  const found = STEPS[name];
  if (!found) throw new Error('unknown');
  return found;
};
const INPUTS = [
  '搜罗',
  'a',
  '😀',
  'a b',
  '"q"',
  '%41',
  'é',
  'e\u0301',
  '{"a":1}',
  '第1行\n第2行',
  '\t',
  '&amp;',
  '中'.repeat(50),
  '+/=',
  '\\n',
  'x'.repeat(100),
  '𠮷',
  '　',
  'A',
  '0',
  "it's",
];
holds('chain', 'is Node’s own codings one after the other', INPUTS, async (text) => {
  const { outputs } = await runChain(readSteps('base64|text-hex|url-codec'), text, load, new AbortController().signal);
  const coded = Buffer.from(text).toString('base64');
  const spelled = Buffer.from(coded)
    .toString('hex')
    .replace(/..(?=.)/g, '$& ');
  return JSON.stringify(outputs) === JSON.stringify([coded, spelled, encodeURIComponent(spelled)]) ? true : outputs;
});
