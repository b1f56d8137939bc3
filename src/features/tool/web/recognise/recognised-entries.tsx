import { ClipboardPaste, WandSparkles } from 'lucide-react';
import type { PaletteEntry, PaletteGroup } from '#/ui/palette/palette-entry.ts';
import { toast } from '#/ui/toast/toast-store.ts';
import { leaveFor } from '../frame/hand-over.ts';
import { recognise } from './recognise.pure.ts';

const ICON = { size: 16, 'aria-hidden': true } as const;

/** Offers the tools that a text is for. It is handed over in the tab and never written into the address. */
export function recognisedGroups(title: string, text: string, nameOf: (url: string) => string): PaletteGroup[] {
  const entries = recognise(text).map(
    ({ kind, url, options }): PaletteEntry => ({
      id: `recognised ${url}`,
      label: `用${nameOf(url)}打开`,
      href: url === 'qrcode' ? '/qrcode' : `/tool/${url}${options ? `#${options}` : ''}`,
      run: () => leaveFor(url, text.trim()),
      icon: <WandSparkles {...ICON} />,
      note: `这是${/^\w/.test(kind) ? ' ' : ''}${kind}`,
    }),
  );
  return entries.length > 0 ? [{ title, entries }] : [];
}

/**
 * What lies in the clipboard, if the browser lets us look without asking. Where it would ask first, a row says so; where
 * there is no clipboard (plain http) or no such permission (Safari, Firefox), pasting into the box does the same.
 */
export async function clipboardGroups(nameOf: (url: string) => string): Promise<PaletteGroup[]> {
  const state = await permission();
  if (state === 'prompt') return [{ title: '剪切板', entries: [lookEntry] }];
  if (state !== 'granted') return [];
  const text = await navigator.clipboard.readText().catch(() => '');
  return recognisedGroups('剪切板', text, nameOf);
}

async function permission(): Promise<PermissionState | undefined> {
  // Plain http has neither of them, whatever the types say.
  const [clipboard, permissions]: [Clipboard | undefined, Permissions | undefined] = [
    navigator.clipboard,
    navigator.permissions,
  ];
  if (!clipboard || !permissions) return undefined;
  // The types do not know the name, nor do all browsers.
  const name = 'clipboard-read' as PermissionName;
  return permissions.query({ name }).then(
    (status) => status.state,
    () => undefined,
  );
}

/** The browser asks once; then the palette opens again, with what was found. */
const lookEntry: PaletteEntry = {
  id: 'clipboard',
  label: '看看剪切板里是什么',
  note: '认出来就直接打开工具',
  icon: <ClipboardPaste {...ICON} />,
  run: () => {
    navigator.clipboard.readText().then(
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true })),
      () => toast('浏览器不让读剪切板，可以直接粘贴到搜索框里', { kind: 'error' }),
    );
  },
};
