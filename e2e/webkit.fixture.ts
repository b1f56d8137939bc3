import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#/platform/free-port.fixture.ts';
import type { ForeignBrowser } from './foreign-browser.fixture.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSERS = '/usr/lib/*/webkit2gtk-4*/MiniBrowser';
export const hasWebKit = existsSync(DRIVER) && existsSync('/usr/bin/Xvfb') && globSync(BROWSERS).length > 0;

/** WebKitGTK, the engine of Safari, driven by WebDriver on a screen that nobody sees. */
export async function openWebKit(): Promise<ForeignBrowser> {
  const screen = spawn('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface(screen.stdout), 'line')) as string[];
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'souluo-webkit-'));
  // What moves would be drawn by the processor, all the time.
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(home, toolkit));
    writeFileSync(join(home, toolkit, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  }
  // The sandbox of WebKit cannot be set up by root, which is who runs inside most containers.
  const settings = {
    DISPLAY: `:${display}`,
    XDG_CONFIG_HOME: home,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  };
  const driver = spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: { ...process.env, ...settings } });
  const call = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: unknown };
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await listening(port);
  const options = { binary: globSync(BROWSERS)[0], args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = (await call('POST', '/session', { capabilities })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  return {
    visit: async (url) => void (await call('POST', `${session}/url`, { url })),
    async ask<Result>(expression: string) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ fault: String(error) }));`;
      const answer = await call('POST', `${session}/execute/async`, { script, args: [] });
      const { value, fault } = answer as { value?: Result; fault?: string };
      if (fault) throw new Error(fault);
      return value as Result;
    },
    async close() {
      await call('DELETE', session);
      await ended(driver);
      await ended(screen);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function ended(process: ChildProcess): Promise<void> {
  process.kill();
  await once(process, 'exit');
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
