import { QrCode } from './qr-code.tsx';

export const title = '二维码';

export default function QrCodeDemo() {
  return (
    <>
      <QrCode text="https://s.example/a8Kd2" label="本页的二维码" />
      <QrCode text={'搜罗'.repeat(20)} size={148} ecc="H" label="很长的内容" />
      <QrCode text={'搜'.repeat(2000)} label="放不下的内容" />
    </>
  );
}
