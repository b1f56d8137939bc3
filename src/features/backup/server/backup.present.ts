import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { BackupEntry, BackupState } from '../backup.contract.ts';
import type { AboutBackup, BackupProgress, StoredBackup } from './backup-shelf.ts';
import type { RestoreService } from './restore.service.ts';

export function presentBackup({ name, kind, bytes, createdAt, about }: StoredBackup): BackupEntry {
  return {
    ...{ Name: name, Kind: kind, Bytes: bytes, CreatedTime: toShanghaiIso(createdAt) },
    About: about ? presentAbout(about) : null,
  };
}

function presentAbout(about: AboutBackup) {
  const { version, engine, tables, rows, files, fileBytes, sha256, checkedAt, fault, missing, secrets, holdsKey } =
    about;
  return {
    ...{ Version: version, Engine: engine, Tables: tables, Rows: rows, Files: files, FileBytes: fileBytes },
    ...{ Missing: missing.length, Secrets: secrets, HoldsKey: holdsKey },
    ...{ Sha256: sha256, CheckedTime: checkedAt === null ? null : toShanghaiIso(checkedAt), Fault: fault },
  };
}

export function presentProgress({ state, phase, done, total, startedAt, message }: BackupProgress): BackupState {
  return {
    ...{ State: state, Phase: phase, Done: done, Total: total },
    ...{ StartedTime: toShanghaiIso(startedAt), Message: message },
  };
}

export function presentRestore({ isAsked, outcome }: Awaited<ReturnType<RestoreService['state']>>) {
  return {
    IsAsked: isAsked,
    Outcome: outcome ? { IsDone: outcome.isDone, Message: outcome.message, Time: toShanghaiIso(outcome.at) } : null,
  };
}

export function presentComparison(compared: Awaited<ReturnType<RestoreService['compare']>>) {
  const { backup, siteTitle, canRestart, isNewer, kinds } = compared;
  return {
    SiteTitle: siteTitle,
    CreatedTime: toShanghaiIso(backup.createdAt),
    Version: backup.about.version,
    Bytes: backup.bytes,
    IsNewer: isNewer,
    CanRestart: canRestart,
    Kinds: kinds.map(({ kind, there, here }) => ({ Kind: kind, There: there, Here: here })),
  };
}
