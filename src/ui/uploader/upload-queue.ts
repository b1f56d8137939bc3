export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed';

export interface UploadTask<Source> {
  id: number;
  source: Source;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  /** Where it can be found, once it is done. */
  url?: string;
}

export type Upload<Source> = (
  source: Source,
  control: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<string>;

export type UploadChange<Source> = (id: number, change: Partial<UploadTask<Source>>) => void;

/** One after the other. The first failure ends it: what comes after stays as it was, and can be tried again. */
export async function runUploads<Source>(
  tasks: readonly UploadTask<Source>[],
  upload: Upload<Source>,
  onChange: UploadChange<Source>,
  signal: AbortSignal,
): Promise<'done' | 'failed' | 'stopped'> {
  for (const { id, source, state } of tasks) {
    if (state === 'done') continue;
    onChange(id, { state: 'uploading', progress: 0 });
    try {
      const onProgress = (share: number) => onChange(id, { progress: Math.min(1, Math.max(0, share)) });
      const url = await upload(source, { onProgress, signal });
      if (signal.aborted) return 'stopped';
      onChange(id, { state: 'done', progress: 1, url });
    } catch {
      if (signal.aborted) return 'stopped';
      // Why it failed is told by whoever uploads; the queue only ends.
      onChange(id, { state: 'failed' });
      return 'failed';
    }
  }
  return 'done';
}
