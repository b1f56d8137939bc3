import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const searchRoutes = [route('userCenter', './web/unlimited.page.tsx')];
