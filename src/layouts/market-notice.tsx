import { Volume2, X } from 'lucide-react';
import { useState } from 'react';
import { Marquee } from '#/ui/marquee/marquee.tsx';

interface Props {
  title: string;
  link?: string | undefined;
}

/** The notice bar of one market page; closing it lasts until the page is opened again. */
export function MarketNotice({ title, link }: Props) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className="market-notice">
      <Volume2 size={16} aria-hidden />
      <Marquee items={[{ text: title, ...(link && { link }) }]} />
      <button type="button" aria-label="关闭公告" onClick={() => setOpen(false)}>
        <X size={16} aria-hidden />
      </button>
    </div>
  );
}
