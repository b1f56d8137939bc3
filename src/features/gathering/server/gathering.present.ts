import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { GatheredOutcome, TitleOrigins } from '../../catalogue/server/gathered.service.ts';
import type { GatheringPreview, GatheringRun, GatheringSource } from '../gathering.contract.ts';
import type { Unusable } from './gathered-item.ts';
import type { LogLine, Run } from './run.rules.ts';
import type { Source } from './source.rules.ts';

const timeOrNull = (time: number | null) => (time === null ? null : toShanghaiIso(time));

export function presentSource(source: Source): GatheringSource {
  return {
    Id: source.id,
    Name: source.name,
    Url: source.url,
    IsUrlLost: source.isUrlLost,
    IsEnabled: source.isEnabled,
    Types: source.types,
    PauseMs: source.pauseMs,
    Cron: source.cron,
    CompleteTime: timeOrNull(source.completeAt),
    CreatedTime: toShanghaiIso(source.createdAt),
  };
}

export function presentRun({ counts, ...run }: Run): GatheringRun {
  return {
    Id: run.id,
    SourceId: run.sourceId,
    BegunBy: run.begunBy,
    State: run.state,
    Since: timeOrNull(run.sinceAt || null),
    Page: run.nextPage - 1,
    PageCount: run.pageCount,
    Total: run.total,
    Added: counts.added,
    Merged: counts.merged,
    Updated: counts.updated,
    Unchanged: counts.unchanged,
    Removed: counts.removed,
    Skipped: counts.skipped,
    Failed: counts.failed,
    Gone: counts.gone,
    Error: run.error,
    CreatedTime: toShanghaiIso(run.createdAt),
    StartedTime: timeOrNull(run.startedAt),
    FinishedTime: timeOrNull(run.finishedAt),
  };
}

export function presentLine({ level, text, loggedAt }: { level: string; text: string; loggedAt: number }) {
  // Only runs write lines, with the levels of LogLine.
  return { Level: level as LogLine['level'], Text: text, LoggedTime: toShanghaiIso(loggedAt) };
}

interface Preview {
  pageCount: number;
  total: number;
  outcomes: GatheredOutcome[];
  skipped: Unusable[];
  lines: LogLine[];
}

export function presentPreview({ pageCount, total, outcomes, skipped, lines }: Preview): GatheringPreview {
  return {
    PageCount: pageCount,
    Total: total,
    Items: outcomes.map(({ itemId, name, action, key, episodes, changes }) => ({
      ItemId: itemId,
      Name: name,
      Action: action,
      Key: key,
      Episodes: episodes,
      Changes: changes.map(({ field, before, after }) => ({ Field: wireName(field), Before: before, After: after })),
    })),
    Skipped: skipped.map(({ itemId, reason }) => ({ ItemId: itemId, Reason: reason })),
    Lines: lines.map(({ text }) => text),
  };
}

export function presentOrigins({ key, fields, layers, locks }: TitleOrigins, names: ReadonlyMap<number, string>) {
  const nameOf = (sourceId: number | null) =>
    sourceId === null ? '本站' : (names.get(sourceId) ?? (sourceId === 0 ? '合并前的条目' : '已删除的采集源'));
  return {
    Key: key,
    Fields: fields.map(({ field, value, sourceId, isLocked, said }) => ({
      Field: wireName(field),
      Value: value,
      Source: nameOf(sourceId),
      IsLocked: isLocked,
      Said: said.map((one) => ({ Source: nameOf(one.sourceId), Value: one.value })),
    })),
    LockedSets: locks.filter((lock) => lock.startsWith('sets:')).map((lock) => lock.slice('sets:'.length)),
    Layers: layers.map((layer) => ({
      SourceId: layer.sourceId,
      Source: nameOf(layer.sourceId),
      ItemId: layer.itemId,
      Name: layer.facts.name,
      Year: layer.facts.year,
      Labels: layer.labels,
      ItemTime: layer.itemTime > 0 ? toShanghaiIso(layer.itemTime) : null,
      AddedTime: toShanghaiIso(layer.addedAt),
      IsGone: layer.isGone ?? false,
    })),
  };
}

/** Fields of a title go by the same names on the wire, with a capital. */
function wireName(field: string): string {
  return field === 'kind' ? 'TypeName' : field.charAt(0).toUpperCase() + field.slice(1);
}
