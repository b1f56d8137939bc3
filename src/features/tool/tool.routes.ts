import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { layout, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);
const folder = join(import.meta.dirname, 'web', 'tools');

/** One route, and so one chunk, for each folder with a view. */
const views = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'view.tsx')));

export const toolRoutes = [
  route('tool', './web/tool-index.page.tsx'),
  route('tool/type/:type?', './web/tool-type.page.tsx'),
  layout(
    join(import.meta.dirname, 'web', 'frame', 'tool-frame.tsx'),
    views.map((name) => route(`tool/${name}`, `./web/tools/${name}/view.tsx`)),
  ),
  route('tool/:url', './web/tool-elsewhere.page.tsx'),
  route('qrcode', './web/qrcode/qrcode.page.tsx'),
  route('lottery', './web/lottery/lottery.page.tsx'),
];

/** For the operator's frame. */
export const toolAdminRoutes = [route('market/admin/tools', './web/tools-admin.page.tsx')];
