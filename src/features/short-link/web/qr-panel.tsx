import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '#/ui/button/button.tsx';
import { QrCode } from '#/ui/qr-code/qr-code.tsx';
import { Card } from '#/ui/section/card.tsx';
import { readStored } from '#/web/local-storage.ts';
import { lookOf } from './qr-kept.ts';
import './qr-panel.css';
import { QR_LOOKS } from './kept-qr.ts';

/** Drawing, reading back and files are fetched by those who want another look. */
const QrDesigner = lazy(() => import('./qr-designer.tsx'));

export function QrPanel({ address, code }: { address: string; code: string }) {
  const [isOpen, setIsOpen] = useState(false);
  // A code that was given a look is shown with it.
  useEffect(() => setIsOpen(lookOf(readStored(QR_LOOKS), code) !== undefined), [code]);
  const file = `/short/${encodeURIComponent(code)}/qr`;
  return (
    <Card title="二维码" aside="H 级纠错" className="qr-panel">
      {isOpen ? (
        <Suspense fallback={<QrCode text={address} label={`短链 ${code} 的二维码`} />}>
          <QrDesigner address={address} code={code} />
        </Suspense>
      ) : (
        <>
          <QrCode text={address} label={`短链 ${code} 的二维码`} />
          <div className="qr-panel-actions">
            <Button kind="line" size="sm" onClick={() => setIsOpen(true)}>
              换样子
            </Button>
            <Button kind="line" size="sm" href={`${file}.png`} download>
              PNG
            </Button>
            <Button kind="line" size="sm" href={`${file}.svg`} download>
              SVG
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
