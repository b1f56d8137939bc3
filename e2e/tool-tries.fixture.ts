import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { ToolInfo } from '../src/features/tool/tool-info.pure.ts';
import { aPdf } from '../src/features/tool/web/pdf/pdf.fixture.ts';
import { isLong } from './is-long.fixture.ts';

const WEB = join(import.meta.dirname, '../src/features/tool/web');

/** The files of all tools: one that is added is tried at once. */
const TOOL_FILES = globSync('tools/*/tool.ts', { cwd: WEB }).sort();

/** In `npm test` each tool is tried in one of two poor browsers, in turn; in `npm run drill` in both. */
export const toolsOf = (turn: 0 | 1) => TOOL_FILES.filter((_, at) => isLong || at % 2 === turn);

export async function toolOf(file: string): Promise<ToolInfo> {
  const { tool }: { tool: ToolInfo } = await import(join(WEB, file));
  return tool;
}

/** What is done on a page, and what it must say then; by itself a page fills in its example and says what that gives. */
interface Try {
  act?: () => Promise<unknown>;
  says?: string | RegExp;
}

const REFUSED = '只能查公网地址的 80';
/** A drawing that is no icon. */
const DRAWN = /<svg[^>]*viewBox="0 0 (?!24 24|16 16)|<img[^>]+src="(?:data|blob):/;

/** Uses the tool that is on the page, and waits for what it gives. */
export async function useTool(page: Page, tool: ToolInfo): Promise<void> {
  const { act = example(page), says = tool.example.output } = triesOn(page)[tool.url] ?? {};
  await act();
  await expect.poll(() => said(page), { timeout: 60_000 }).toMatch(says);
}

const example = (page: Page) => () => page.getByRole('button', { name: '填入例子' }).first().click();

function triesOn(page: Page): Record<string, Try> {
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).first().click();
  /** A pane bears the name of its field. */
  const field = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input, textarea'));
  const type = (label: string, text: string) => () => field(label).first().fill(text);
  const both =
    (...acts: (() => Promise<unknown>)[]) =>
    async () => {
      for (const act of acts) await act();
    };
  const nothing = async () => {};
  /** Visitors reach no address of this machine: that it is refused says that the question came through. */
  const ask = (label: string) => both(type(label, 'http://127.0.0.1'), press('查询'));

  async function send(...files: { name: string; mimeType: string; buffer: Buffer }[]) {
    await page.locator('input[type=file]').first().setInputFiles(files);
  }
  const picture =
    (count = 1) =>
    async () => {
      const buffer = await sharp({ create: { width: 160, height: 120, channels: 3, background: '#c93a22' } })
        .withExif({ IFD0: { Make: 'Souluo', Model: 'X1' } })
        .jpeg()
        .toBuffer();
      await send(
        ...Array.from({ length: count }, (_, at) => ({ name: `图${at}.jpg`, mimeType: 'image/jpeg', buffer })),
      );
    };
  const pdf = () => async () => {
    const { bytes } = await aPdf('a.pdf', 'x', 'y', 'z');
    await send({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) });
  };

  return {
    aes: { act: both(type('密钥', '0123456789abcdef'), type('输入', '搜罗')), says: 'qbokKbDet6i2Zz6KMmZDKg==' },
    api: { act: nothing, says: '机器可读的文档' },
    'ascii-table': { act: nothing, says: '01000001' },
    barcode: { act: nothing, says: DRAWN },
    bcrypt: { says: '$2b$10$' },
    bmi: { act: nothing, says: '22.5' },
    'card-check': { says: '校验正确' },
    chain: { says: '"a": 1' },
    'compression-check': { act: ask('网页地址'), says: REFUSED },
    'date-diff': { act: both(type('从', '2026-01-01'), type('到', '2026-11-15')), says: '318' },
    des: { act: both(type('密钥', '12345678'), type('输入', '搜罗')), says: 'Hr/2hkYCobw=' },
    dice: { act: press('掷骰子'), says: /\d ?\+ ?\d ?= ?\d+/ },
    'dns-lookup': { act: ask('域名或网址'), says: '请填写域名或网址，例如' },
    emoji: { act: nothing, says: '🚀' },
    'exchange-rate': { says: '站长还没有登记汇率' },
    'gif-make': { act: picture(2), says: /GIF|\.gif/ },
    gzip: { says: /1f8b08|H4sI/ },
    hash: { says: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0' },
    'http-headers': { act: ask('网址'), says: REFUSED },
    'http-status': { act: nothing, says: 'Not Found' },
    'id-card': { says: '1949-12-31' },
    'image-base64': { act: picture(), says: 'data:image/jpeg;base64,/9j/' },
    'image-compress': { act: picture(), says: '160 × 120' },
    'image-convert': { act: picture(), says: '图0.png' },
    'image-crop': { act: picture(), says: '120 × 120' },
    'image-exif': { act: picture(), says: '图0' },
    'image-grid': { act: picture(), says: '40 × 40' },
    'image-info': { act: picture(), says: 'Souluo X1' },
    'image-join': { act: picture(2), says: '160 × 240' },
    'image-palette': { act: picture(), says: /#c[89a]3[9ab]2[123]/ },
    'image-resize': { act: picture(), says: '800 × 600' },
    'image-rotate': { act: picture(), says: '120 × 160' },
    'image-text': { act: nothing, says: '选图片' },
    'image-to-pdf': { act: picture(), says: '.pdf' },
    'image-watermark': { act: picture(), says: '160 × 120' },
    'income-tax': { act: nothing, says: '27480.00' },
    'ip-country': { says: '中国' },
    'json-diff': { says: '$.year' },
    'json-path': { says: '"甲"' },
    'json-schema': { says: '不能小于 0' },
    jwt: { says: '签名有效' },
    'link-back': { act: both(type('我的网站', 'mine.cn'), ask('对方的页面')), says: REFUSED },
    lottery: { act: both(type('名单', '甲\n乙\n丙'), press('开始抽')), says: '中奖名单' },
    'lunar-date': { act: type('公历日期', '2026-02-17'), says: '二〇二六年正月初一' },
    'markdown-preview': { act: nothing, says: /srcdoc="[^"]*(<|&lt;)h1(>|&gt;)标题/ },
    'mime-types': { act: nothing, says: 'image/webp' },
    mortgage: { act: nothing, says: '4490.45' },
    'number-base': { says: '377' },
    password: { act: press('换一批'), says: '强度约' },
    'pdf-compress': { act: pdf(), says: 'a-压缩.pdf' },
    'pdf-merge': { act: pdf(), says: '合并.pdf' },
    'pdf-rotate': { act: pdf(), says: /a-旋转\.pdf|a-.*\.pdf/ },
    'pdf-split': { act: pdf(), says: /a-.*1.*\.pdf/ },
    'pdf-to-image': { act: pdf(), says: 'a-3.png' },
    'placeholder-text': { act: press('换一批'), says: '。' },
    'port-check': { act: ask('域名或 IP'), says: REFUSED },
    'port-table': { act: nothing, says: 'Redis' },
    qrcode: { act: type('内容', 'https://example.com'), says: DRAWN },
    'redirect-trace': { act: ask('网址'), says: REFUSED },
    regex: { says: '2 处' },
    'rename-list': { says: /-0?1\.jpg|IMG_1\.jpg/ },
    'robots-test': { says: '不能抓取' },
    rsa: {
      act: both(() => page.getByText('1024 位', { exact: false }).first().click(), press('生成密钥对')),
      says: 'BEGIN PUBLIC KEY',
    },
    savings: { act: nothing, says: '13439.16' },
    'seo-check': { act: ask('网页地址'), says: REFUSED },
    sm2: { act: press('生成密钥对'), says: /04[0-9a-f]{128}/ },
    subnet: { says: '192.168.1.63' },
    'text-diff': { says: '增加 1 ' },
    timer: { act: nothing, says: '25:00' },
    'tls-check': { act: ask('域名或网址'), says: REFUSED },
    totp: { act: type('密钥', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'), says: /\d{3} ?\d{3}\s*还有 \d+ 秒/ },
    'unit-convert': { act: type('数量', '5'), says: '8.04672' },
    'user-agent': { says: 'Edge 131' },
    uuid: { act: press('换一批'), says: /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/ },
    'video-to-gif': {
      act: () => send({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') }),
      says: '浏览器播放不了这段视频',
    },
    whois: { act: ask('域名'), says: REFUSED },
    'word-count': { says: '17' },
    workday: { act: both(type('从', '2025-10-01'), type('到', '2025-10-12')), says: '国庆节、中秋' },
    'world-clock': { act: nothing, says: '纽约' },
  };
}

/** The texts, the fields and the frames of the tool itself, without the example beside it. */
const said = (page: Page) =>
  page.evaluate(() => {
    const tool = document.querySelector<HTMLElement>('.tool-frame-tool') ?? document.querySelector('main');
    if (!tool) return '';
    const fields = [...tool.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    const drawn = [...tool.querySelectorAll('iframe, svg, img')].map((one) => one.outerHTML);
    return [tool.textContent, ...fields.map(({ value }) => value), ...drawn].join('\n');
  });
