import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const collectRoutes = [route('collect', './web/collect.page.tsx')];
