import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const historyRoutes = [route('history', './web/history.page.tsx')];
