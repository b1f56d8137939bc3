import { useEffect, useRef, useState } from 'react';
import { toast } from '../toast/toast-store.ts';
import { oversizeText } from './oversize.ts';
import { runUploads, type Upload, type UploadTask } from './upload-queue.ts';

export type PictureTask = UploadTask<File | string>;

interface Needs {
  initial: readonly string[];
  upload: Upload<File>;
  onChange: (urls: readonly string[]) => void;
  maxMb: number;
  maxCount: number;
}

/** The pictures of an uploader, and the queue that sends them one after the other. */
export function useUploads({ initial, upload, onChange, maxMb, maxCount }: Needs) {
  const [tasks, setTasks] = useState<readonly PictureTask[]>(() =>
    initial.map((url, id) => ({ id, source: url, state: 'done', progress: 1, url })),
  );
  const latest = useRef(tasks);
  const nextId = useRef(initial.length);
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  function keep(next: readonly PictureTask[]) {
    latest.current = next;
    setTasks(next);
  }
  const tell = () => onChange(latest.current.flatMap(({ url }) => (url === undefined ? [] : [url])));

  async function send(signal: AbortSignal) {
    for (;;) {
      const files = latest.current.filter((task): task is UploadTask<File> => typeof task.source !== 'string');
      const outcome = await runUploads(
        files,
        upload,
        (id, change) => keep(latest.current.map((task) => (task.id === id ? { ...task, ...change } : task))),
        signal,
      );
      // What was dropped or pasted meanwhile goes along.
      if (outcome !== 'done' || latest.current.every(({ state }) => state !== 'waiting')) return outcome;
    }
  }

  async function run() {
    setBusy(true);
    leaving.current = new AbortController();
    const outcome = await send(leaving.current.signal);
    if (outcome === 'stopped') return;
    leaving.current = undefined;
    setBusy(false);
    tell();
    if (outcome === 'done') toast('上传成功', { kind: 'success' });
    else toast('上传失败', { kind: 'error' });
  }

  function add(files: readonly File[]) {
    const oversize = files.map(({ size }) => oversizeText(size, maxMb)).find((text) => text !== undefined);
    if (oversize) toast(oversize, { kind: 'error' });
    const fitting = files.filter(({ size }) => oversizeText(size, maxMb) === undefined);
    const room = maxCount - latest.current.length;
    if (fitting.length > room) toast(`最多 ${maxCount} 张`);
    const added = fitting.slice(0, room).map((source): PictureTask => {
      nextId.current += 1;
      return { id: nextId.current, source, state: 'waiting', progress: 0 };
    });
    if (added.length === 0) return;
    keep([...latest.current, ...added]);
    if (!leaving.current) void run();
  }

  function remove(id: number) {
    const index = latest.current.findIndex((task) => task.id === id);
    const task = latest.current[index];
    if (!task) return;
    keep(latest.current.filter((other) => other !== task));
    tell();
    const undo = () => {
      if (latest.current.length >= maxCount) return;
      keep(latest.current.toSpliced(Math.min(index, latest.current.length), 0, task));
      tell();
    };
    toast(`已去掉第 ${index + 1} 张`, { action: { label: '撤销', run: undo } });
  }

  /** Answers where it is now, counted from nought. */
  function move(id: number, to: number): number | undefined {
    const task = latest.current.find((one) => one.id === id);
    if (!task || to < 0 || to >= latest.current.length) return undefined;
    keep(latest.current.filter((other) => other !== task).toSpliced(to, 0, task));
    tell();
    return to;
  }

  return { tasks, isBusy, add, remove, move, again: run };
}
