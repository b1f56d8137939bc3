import { DemoRow } from '../section/demo-row.tsx';
import { QrCode } from './qr-code.tsx';

export const title = '二维码';

export default function QrCodeDemo() {
  return (
    <>
      <DemoRow label="200 × 200">
        <QrCode text="https://s.example/a8Kd2" label="短链接的二维码" />
      </DemoRow>
      <DemoRow label="148，内容长">
        <QrCode text={'搜罗'.repeat(20)} size={148} label="长内容的二维码" />
      </DemoRow>
      <DemoRow label="放不下">
        <QrCode text={'搜'.repeat(2000)} />
      </DemoRow>
    </>
  );
}
