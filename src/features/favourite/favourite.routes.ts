import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const favouriteRoutes = [route('collect', './web/favourite.page.tsx')];
