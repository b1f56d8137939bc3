import { Plus, RotateCcw, X } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { toast } from '../toast/toast-store.ts';
import { oversizeText } from './oversize.ts';
import { runUploads, type Upload, type UploadTask } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import './uploader.css';

export interface UploaderProps {
  /** Names the field. */
  label: string;
  /** Sends one file and answers its address; throws when that fails. */
  upload: Upload<File>;
  /** Told of every change: the addresses of all files that are there. */
  onChange: (urls: readonly string[]) => void;
  /** Addresses that are there at first. */
  initial?: readonly string[];
  /** The largest file, in MB. */
  maxMb?: number;
  maxCount?: number;
  /** As of a file input. */
  accept?: string;
}

type Task = UploadTask<File | string>;

/** Pictures that are sent one after the other. The first failure stops those after it; 再试 goes on from there. */
export function Uploader(props: UploaderProps) {
  const { label, upload, onChange, initial = [], maxMb = 10, maxCount = 9, accept = 'image/*' } = props;
  const [tasks, setTasks] = useState<readonly Task[]>(() =>
    initial.map((url, id) => ({ id, source: url, state: 'done', progress: 1, url })),
  );
  const latest = useRef(tasks);
  const nextId = useRef(initial.length);
  const [isBusy, setBusy] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  function keep(next: readonly Task[]) {
    latest.current = next;
    setTasks(next);
  }
  const tell = () => onChange(latest.current.flatMap(({ url }) => (url === undefined ? [] : [url])));

  async function run() {
    setBusy(true);
    leaving.current = new AbortController();
    const files = latest.current.filter((task): task is UploadTask<File> => typeof task.source !== 'string');
    const outcome = await runUploads(
      files,
      upload,
      (id, change) => keep(latest.current.map((task) => (task.id === id ? { ...task, ...change } : task))),
      leaving.current.signal,
    );
    if (outcome === 'stopped') return;
    setBusy(false);
    tell();
    if (outcome === 'done') toast('上传成功', { kind: 'success' });
    else toast('上传失败', { kind: 'error' });
  }

  function add(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.target.files ?? [])];
    // The same file may be chosen again after it was taken away.
    event.target.value = '';
    const oversize = files.map(({ size }) => oversizeText(size, maxMb)).find((text) => text !== undefined);
    if (oversize) toast(oversize, { kind: 'error' });
    const fitting = files.filter(({ size }) => oversizeText(size, maxMb) === undefined);
    const room = maxCount - latest.current.length;
    if (fitting.length > room) toast(`最多 ${maxCount} 张`);
    const added = fitting.slice(0, room).map((source): Task => {
      nextId.current += 1;
      return { id: nextId.current, source, state: 'waiting', progress: 0 };
    });
    if (added.length === 0) return;
    keep([...latest.current, ...added]);
    run();
  }

  const hasFailed = !isBusy && tasks.some(({ state }) => state === 'failed');
  return (
    <fieldset className="uploader">
      <legend className="uploader-name">{label}</legend>
      <ul className="uploader-tiles" aria-busy={isBusy}>
        {tasks.map((task, index) => (
          <li key={task.id} className="uploader-tile">
            <UploadTile task={task} name={`第 ${index + 1} 张`} />
            {!isBusy && (
              <button
                type="button"
                className="uploader-remove"
                aria-label={`去掉第 ${index + 1} 张`}
                onClick={() => {
                  keep(latest.current.filter(({ id }) => id !== task.id));
                  tell();
                }}
              >
                <X size={14} aria-hidden />
              </button>
            )}
          </li>
        ))}
        {tasks.length < maxCount && (
          <li className="uploader-tile">
            <label className="uploader-add">
              <input
                type="file"
                accept={accept}
                multiple
                disabled={isBusy}
                aria-label={`添加${label}`}
                onChange={add}
              />
              <Plus size={22} aria-hidden />
              <span aria-hidden>不超过 {maxMb} MB</span>
            </label>
          </li>
        )}
      </ul>
      {hasFailed && (
        <p className="uploader-failed" role="status">
          上传失败，后面的没有再传。
          <Button kind="line" size="sm" icon={<RotateCcw aria-hidden />} onClick={run}>
            再试
          </Button>
        </p>
      )}
    </fieldset>
  );
}
