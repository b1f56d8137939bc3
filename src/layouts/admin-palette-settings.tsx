import { SlidersHorizontal } from 'lucide-react';
import type { PaletteEntry } from '#/ui/palette/palette-entry.ts';

const MOST = 5;

/** Settings by what the operator calls them; what they are called comes with the first search. */
export async function settings(words: string): Promise<PaletteEntry[]> {
  const [{ KNOWN_KEYS }, { RUNNING_SETTINGS }] = await Promise.all([
    import('#/features/config/config-shapes.pure.ts'),
    import('#/features/config/running-settings.pure.ts'),
  ]);
  const wanted = words.trim().toLowerCase();
  const named = (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(wanted));
  const icon = <SlidersHorizontal size={16} aria-hidden />;
  return [
    ...Object.entries(KNOWN_KEYS)
      .filter(([key, { label, note }]) => named(key, label, note))
      .map(([key, { label, group }]) => ({
        id: `setting ${key}`,
        label,
        href: `/market/admin/config?key=${key}`,
        note: `站点编辑 · ${group}`,
      })),
    ...RUNNING_SETTINGS.filter(({ name, label, note }) => named(name, label, note)).map(({ name, label, group }) => ({
      id: `setting ${name}`,
      label,
      href: `/market/admin/config/running#${name}`,
      note: `运行设置 · ${group}`,
    })),
  ]
    .slice(0, MOST)
    .map((entry) => ({ ...entry, icon }));
}
