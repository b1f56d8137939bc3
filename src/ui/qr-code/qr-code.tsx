import { useMemo } from 'react';
import { type ErrorCorrection, qrModules } from './qr-modules.ts';
import './qr-code.css';

interface Props {
  text: string;
  /** Pixels along one side. */
  size?: number;
  ecc?: ErrorCorrection;
  label?: string;
}

export function QrCode({ text, size = 200, ecc = 'H', label = '二维码' }: Props) {
  const modules = useMemo(() => qrModules(text, ecc), [text, ecc]);
  if (!modules)
    return (
      <p className="qr-code-none" style={{ width: size }}>
        内容太长，放不进二维码
      </p>
    );
  return (
    <svg
      className="qr-code"
      width={size}
      height={size}
      viewBox={`0 0 ${modules.size} ${modules.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={modules.path} />
    </svg>
  );
}
