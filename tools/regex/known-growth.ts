/** Expressions that may take long on some texts, and why they never get such a text. Whoever adds one says who cuts it. */
export const KNOWN_GROWTH: Readonly<Record<string, string>> = {
  '/(.*\\/node_modules\\/).*/s': 'the path of a package of ours',
  '/[!@#$%^&*.~,?_-]+$/': 'a password, 256 characters by its contract',
  '/^喜欢(?:看)?\\s*(.+?)(?:的人?)?\\s*(?:还|也)(?:可以|能|会|喜欢)?看?(?:喜欢)?(?:什么|啥|哪些)?(.{0,4})$/':
    'words of a search, 100 characters by their contract',
  '/^[《「『“"\\s]+|[》」』”"\\s]+$/g': 'words of a search, 100 characters by their contract',
  '/(?<=.)\\s*的$/': 'words of a search, 100 characters by their contract',
  '/<h([23])>([\\s\\S]*?)<\\/h\\1>/g': 'HTML as our sanitiser writes it: what is opened is closed',
  '/<\\/?[a-z][^>]*>/gi': 'HTML as our sanitiser writes it: every tag has its end',
  '/<h\\d[^>]*>[\\s\\S]*?<\\/h\\d>|<pre[\\s\\S]*?<\\/pre>/g':
    'HTML as our sanitiser writes it: what is opened is closed',
  '/<img src="(https?:\\/\\/[^"]{1,3000})"([^>]*)>/g': 'HTML as our sanitiser writes it: every tag has its end',
  '/(<video [^>]*?poster=")(https?:\\/\\/[^"]{1,3000})"/g': 'HTML as our sanitiser writes it: every tag has its end',
  '/0+$/': 'eight digits behind the point',
  '/<link (?=[^>]*rel="stylesheet")([^>]*href="\\/assets\\/([\\w.-]+\\.css)#?"[^>]*)>/g':
    'the head of a page as we rendered it: every tag has its end',
};

/** Folders whose expressions are put together from parts and may take long on some texts, and why they never get such a text. */
export const KNOWN_GROWTH_IN: Readonly<Record<string, string>> = {
  'src/features/catalogue/server/intent/': 'words of a search, no longer than LONGEST_INTENT',
  'src/features/ocr/server/': 'one line as it was read from a picture, whose width bounds it',
};

/** Files that put an expression together when they are called, and why that is harmless. */
export const BUILT_IN_CALLS: Readonly<Record<string, string>> = {
  'src/features/bill/server/read/preamble.rules.ts': 'read in a worker that is ended when it takes long',
  'src/features/picture/server/picture-address.rules.ts': 'the head of a drawing of our own',
  'src/features/robot/server/reply-match.ts': 'an expression of the operator, tried with a deadline',
  'src/features/shelf/server/year-picture.ts': 'the head of a drawing of our own',
  'src/features/tool/web/tools/json-path/run-path.pure.ts': 'an expression of the visitor, in a worker with a deadline',
  'src/features/tool/web/tools/regex/regex.pure.ts': 'an expression of the visitor, tried in their own browser',
  'src/features/tool/web/tools/rename-list/rename-list.pure.ts': 'an expression of the visitor, in their own browser',
  'src/features/tool/web/tools/text-replace/text-replace.pure.ts': 'an expression of the visitor, in their own browser',
  'src/host/content-security.ts': 'a page as we rendered it: every tag has its end',
  'src/host/head-of-page.ts': 'a page as we rendered it: every tag has its end',
  'src/platform/storage/s3-client.ts': 'one field up to the next angle bracket, which is linear for any name',
};
