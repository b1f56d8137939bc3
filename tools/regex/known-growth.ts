/** Expressions that may take long on some texts, and why they never get such a text. Whoever adds one says who cuts it. */
export const KNOWN_GROWTH: Readonly<Record<string, string>> = {
  '/(.*\\/node_modules\\/).*/s': 'the path of a package of ours',
  '/[!@#$%^&*.~,?_-]+$/': 'a password, 256 characters by its contract',
  '/^喜欢(?:看)?\\s*(.+?)(?:的人?)?\\s*(?:还|也)(?:可以|能|会|喜欢)?看?(?:喜欢)?(?:什么|啥|哪些)?()$/':
    'words of a search, 100 characters by their contract',
  '/^[《「『“"\\s]+|[》」』”"\\s]+$/g': 'words of a search, 100 characters by their contract',
  '/(?<=.)\\s*的$/': 'words of a search, 100 characters by their contract',
  '/<h([23])>([\\s\\S]*?)<\\/h\\1>/g': 'HTML as our sanitiser writes it: what is opened is closed',
  '/<\\/?[a-z][^>]*>/gi': 'HTML as our sanitiser writes it: every tag has its end',
  '/<h\\d[^>]*>[\\s\\S]*?<\\/h\\d>|<pre[\\s\\S]*?<\\/pre>/g':
    'HTML as our sanitiser writes it: what is opened is closed',
  '/<!DOCTYPE[^[>]*(?:\\[[^\\]]*\\]\\s*)?>/': 'XML that a parser has accepted, which has one document type at most',
};
