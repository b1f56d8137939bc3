import { Camera } from 'lucide-react';
import { useState } from 'react';
import { FileInput } from '#/ui/field/file-input.tsx';
import { toast } from '#/ui/toast/toast-store.ts';
import { uploadFile } from '#/web/upload-file.ts';
import type { Receipt } from '../bill-receipt.contract.ts';
import '#/ui/visually-hidden/visually-hidden.css';
import './receipt.css';

/** A photo of a receipt, or a picture of a payment: its amount, date and shop are read on the server and not kept. */
export function ReceiptButton({ onRead }: { onRead: (receipt: Receipt) => void }) {
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    setReading(true);
    try {
      onRead(await uploadFile<Receipt>('/api/v1/bill/receipt', file, file.name));
    } catch (error) {
      toast(error instanceof Error ? error.message : '没有读出来，请再试一次', { kind: 'error' });
    }
    setReading(false);
  };
  return (
    <label className="receipt-button" aria-busy={isReading || undefined} title="拍小票">
      <Camera size={20} aria-hidden />
      <span className={isReading ? 'receipt-reading' : 'visually-hidden'}>{isReading ? '正在认…' : '拍小票'}</span>
      <FileInput
        accept="image/*"
        disabled={isReading}
        onFiles={([file]) => {
          if (file) void read(file);
        }}
      />
    </label>
  );
}
