import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, devices } from 'playwright-core';

/** The browser of the tests. */
export function openBrowser(): Promise<Browser> {
  const executablePath = ['chromium-headless-shell', 'chromium'].map((name) => `/usr/bin/${name}`).find(existsSync);
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ args, ...(executablePath && { executablePath }) });
}

/** What a visitor with a slow phone on a slow line meets: the settings of Lighthouse's mobile run, really applied. */
const LINE = { latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const SLOWING = 4;
/** How long nothing may happen until a page counts as settled. */
const QUIET = 1500;

export interface Visit {
  fcp: number;
  lcp: number;
  /** Time over 50 ms of every long task after the first paint. */
  blocking: number;
  longest: number;
  shift: number;
  /** Bytes over the line by kind. */
  script: number;
  style: number;
}

export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Network.enable');
    await protocol.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWING });
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    protocol.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
    protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other';
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.addInitScript({ content: WATCH });
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    // The page's policy forbids it to evaluate text by itself, so it is asked from outside.
    while (!(await page.evaluate(`isQuiet(${QUIET})`))) await pause(200);
    const { fcp, lcp, tasks, shift } = await page.evaluate<Seen>('seen');
    const after = tasks.filter(({ end }) => end > fcp).map(({ start, end }) => end - Math.max(start, fcp));
    return {
      fcp,
      lcp,
      blocking: after.reduce((sum, length) => sum + Math.max(0, length - 50), 0),
      longest: Math.max(0, ...tasks.map(({ start, end }) => end - start)),
      shift,
      script: bytes['Script'] ?? 0,
      style: bytes['Stylesheet'] ?? 0,
    };
  } finally {
    await context.close();
  }
}

interface Seen {
  fcp: number;
  lcp: number;
  shift: number;
  tasks: { start: number; end: number }[];
}

/** Runs in the page before anything of it, as text: the types of a browser are not known here. */
const WATCH = `
  let last = performance.now();
  window.seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] };
  window.isQuiet = (milliseconds) => performance.now() - last > milliseconds;
  const observe = (type, take) =>
    new PerformanceObserver((list) => {
      last = performance.now();
      list.getEntries().forEach(take);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('longtask', ({ startTime: start, duration }) => seen.tasks.push({ start, end: start + duration }));
  observe('resource', () => {});
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
`;
