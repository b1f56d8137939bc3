import { relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const shelfRoutes = [
  route('shelf', './web/shelf.page.tsx'),
  route('shelf/note', './web/shelf-note.page.tsx'),
  route('shelf/import', './web/shelf-import.page.tsx'),
  route('shelf/lists', './web/title-lists.page.tsx'),
  route('shelf/list/:code', './web/title-list.page.tsx'),
];
