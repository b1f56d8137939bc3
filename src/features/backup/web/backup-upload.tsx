import { Upload } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FileInput } from '#/ui/field/file-input.tsx';
import { Progress } from '#/ui/progress/progress.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { randomUuid } from '#/web/random-uuid.ts';
import { uploadFile } from '#/web/upload-file.ts';

/** Small enough for any proxy; a backup may be larger than memory. */
const PIECE = 4 * 1024 * 1024;

interface Taken {
  Received: number;
  Name: string | null;
}

/** Sends a backup from this computer piece by piece, then leads to what is in it. */
export function BackupUpload() {
  const [share, setShare] = useState<number>();
  const navigate = useNavigate();
  async function send(file: File | undefined) {
    if (!file) return;
    const Upload = randomUuid();
    try {
      let taken: Taken = { Received: 0, Name: null };
      while (taken.Name === null) {
        const Offset = taken.Received;
        setShare(Offset / Math.max(1, file.size));
        const fields = { Upload, Offset: String(Offset), Total: String(file.size) };
        taken = await uploadFile<Taken>('/api/v1/backup/upload', file.slice(Offset, Offset + PIECE), file.name, {
          fields,
        });
      }
      navigate(`/market/admin/backup/restore?name=${encodeURIComponent(taken.Name)}`);
    } catch (error) {
      toast(error instanceof Error ? error.message : '上传失败，请重试', { kind: 'error' });
    } finally {
      setShare(undefined);
    }
  }
  return (
    <label className="backup-upload">
      <FileInput accept=".gz,.tgz,application/gzip" onFiles={([file]) => send(file)} disabled={share !== undefined} />
      <Upload size={16} aria-hidden />
      {share === undefined ? '从文件恢复' : `正在上传 ${Math.round(share * 100)}%`}
      {share !== undefined && <Progress label="上传进度" size="sm" tone="teal" value={share} max={1} />}
    </label>
  );
}
