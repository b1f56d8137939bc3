import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';

/** `manual` stays until somebody removes it, `nightly` until newer ones have come, the third is made by a restore. */
export const BACKUP_KINDS = ['manual', 'nightly', 'before-restore'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

const NAME = /^souluo-\d{4}-\d{2}-\d{2}T\d{6}(?:-(nightly|before-restore))?\.tar\.gz$/;

/** souluo-2026-11-15T203000.tar.gz, by the clock of Shanghai. */
export function backupName(kind: BackupKind, time: number): string {
  const stamp = toShanghaiIso(time).slice(0, 19).replaceAll(':', '');
  return `souluo-${stamp}${kind === 'manual' ? '' : `-${kind}`}.tar.gz`;
}

/** Undefined for a name that is not one of ours, which could lead anywhere. */
export function kindOf(name: string): BackupKind | undefined {
  const match = NAME.exec(name);
  if (!match) return undefined;
  return BACKUP_KINDS.find((kind) => kind === match[1]) ?? 'manual';
}

/** The moment in the name. */
export function timeOf(name: string): number {
  const [, day = '', hour = '', minute = '', second = ''] = /^souluo-([\d-]{10})T(\d\d)(\d\d)(\d\d)/.exec(name) ?? [];
  const time = Date.parse(`${day}T${hour}:${minute}:${second}+08:00`);
  return Number.isNaN(time) ? 0 : time;
}

/** The nightly backups that are too many and can go. */
export function surplus(names: readonly string[], keep: number): string[] {
  const nightly = names.filter((name) => kindOf(name) === 'nightly').sort();
  return nightly.slice(0, Math.max(0, nightly.length - keep));
}

/** Room for another as large as the last, twice over, and something left for the site. */
export function isSpaceShort(freeBytes: number, neededBytes: number): boolean {
  return freeBytes < neededBytes * 2 + 256 * 1024 * 1024;
}

/** 03:40 → 40 3 * * * */
export function cronOf(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(minute)} ${Number(hour)} * * *`;
}
