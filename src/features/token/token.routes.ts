import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const tokenRoutes = [route('account/tokens', './web/tokens.page.tsx')];
