import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const wordRoutes = [route('word', './web/word.page.tsx'), route('review', './web/review.page.tsx')];

/** The same board for the column of the market. */
export const wordMarketRoutes = [route('market/word', './web/market-word.page.tsx')];

/** For the operator's frame. */
export const wordAdminRoutes = [route('market/admin/word', './web/word-admin.page.tsx')];
