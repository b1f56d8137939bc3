import { pageHead } from '#/web/head.ts';
import { TabbedTool } from '../tabbed-tool.tsx';
import type { Route } from './+types/qrcode.page.ts';
import { QrMaker } from './qr-maker.tsx';
import { QrReader } from './qr-reader.tsx';
import '../frame/text-tool.css';
import './qrcode.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '二维码生成与识别',
    description:
      '在线生成文字、网址、Wi-Fi、名片二维码，可换颜色、加标志、下载 PNG 和 SVG；也能识别图片、截图和摄像头里的二维码。内容不上传。',
    path: '/qrcode',
  });

export default function QrCodePage() {
  return (
    <TabbedTool
      url="qrcode"
      name="二维码"
      note="生成和识别都在你的浏览器里完成，内容不会上传。"
      tabs={[
        { value: 'make', label: '生成', panel: <QrMaker /> },
        { value: 'read', label: '识别', panel: <QrReader /> },
      ]}
    />
  );
}
