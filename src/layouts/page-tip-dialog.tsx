import { useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { Dialog } from '#/ui/dialog/dialog.tsx';

export interface Tip {
  title: string;
  image?: string | undefined;
  link?: string | undefined;
}

export default function PageTipDialog({ tip }: { tip: Tip }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title={tip.title}>
      {tip.image && <img className="page-tip-image" src={tip.image} alt="" />}
      {tip.link && (
        <Button href={tip.link} wide>
          去看看
        </Button>
      )}
      <Button kind="line" wide onClick={() => setOpen(false)}>
        知道了
      </Button>
    </Dialog>
  );
}
