/** Expressions that may take long on some texts, and why they never get such a text. Whoever adds one says who cuts it. */
export const KNOWN_GROWTH: Readonly<Record<string, string>> = {
  '/(.*\\/node_modules\\/).*/s': 'the path of a package of ours',
  '/[!@#$%^&*.~,?_-]+$/': 'a password, 256 characters by its contract',
  '/^喜欢(?:看)?\\s*(.+?)(?:的人?)?\\s*(?:还|也)(?:可以|能|会|喜欢)?看?(?:喜欢)?(?:什么|啥|哪些)?(.{0,4})$/':
    'words of a search, 100 characters by their contract',
  '/^(?:看|刷|追)(?:完了?|过|了)\\s*(.+?)\\s*(?:之后|以后|后)?(?:还|再|接着|又)?(?:可以|能|该|想|要)?看(?:点|些)?(?:什么|啥|哪些)(.{0,4})$/':
    'words of a search, 100 characters by their contract',
  '/(?:(?:在|去)?(?:哪里?儿?|什么地方|怎么)(?:能|可以)?(?:看|追|找|买|下载?)(?:到|得到)?|(?:能|可以)看|(?:的)?(?:资源|链接|网盘|地址)|(?:更新)?(?:到|了)?(?:第?几|多少)集了?|更新了?|大结局|好看|讲(?:的是|的|了)?(?:什么|啥)|(?:是)?谁演的?|主演(?:是谁)?|(?:的)?(?:豆瓣)?评分(?:是?多少|高)?|多少钱|怎么卖|有(?:优惠|折扣|券)|打折|有(?:没有|么)?|谢谢|多谢)?(?:吗|嘛|呢|吧|啊|呀|么)?[\\s?？!！。~～,，]*$/iu':
    'a question to a robot, 100 characters or it is none',
  '/(?:[\\s!！~～。.,，、)）]|\\p{Extended_Pictographic}|\\u{fe0f}|\\u{200d})+$/u':
    'a note to a robot, 1,000 characters or it is none',
  '/[零〇一二两三四五六七八九十百千万]+(?:点[零〇一二三四五六七八九]{1,2})?(?=[元块毛角]|万元|圆)/gu':
    'a note to a robot, 1,000 characters or it is none',
  '/^[《「『“"\\s]+|[》」』”"\\s]+$/g': 'words of a search, 100 characters by their contract',
  '/^(.*\\S)(?:\\s*(?:类似于?|(?<![好头影偶画图录铜])像)\\s*|\\s+(?:like|similar to)\\s+)(.+?)\\s*(?:(?:一样|那样|这样|差不多|类似)?的?)$/':
    'words of a search, no longer than LONGEST_INTENT',
  '/[,\\s]+(?=[^,\\s]+[,\\s]*(?:以外|之外|外))/y': 'words of a search, no longer than LONGEST_INTENT',
  '/^[^\\p{L}\\p{N}《“"「『〈]+|[^\\p{L}\\p{N}》”"」』〉]+$/gu': 'words of a search, no longer than LONGEST',
  '/(?:有吗|有没有|有哪些|有什么|在哪里?|在哪儿|哪里有|哪家好|哪家|好[吃喝玩用看]|怎么样|多少钱|求推荐|推荐一?下?|好吗|可以吗|的地方|价格|价位|人均|预算|左右|一些|又|而且|并且|的|吗|呢|啊|呀|谢谢|、|，)+$/':
    'words of a search, no longer than LONGEST',
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
  '/^\\["(?:|[\\s]|%41[^"]*|\\+\\/=_-|[^"]*(?:\\\\[^t"n]|[^\\p{ASCII}\\p{Script=Han}，。！]|𠮷)[^"]*|<b>x<\\/b>|繁體與簡體|x{20}[^"]*)"/u':
    'inputs of our own tests',
};

/** Folders whose expressions are put together from parts and may take long on some texts, and why they never get such a text. */
export const KNOWN_GROWTH_IN: Readonly<Record<string, string>> = {
  'src/features/catalogue/server/intent/': 'words of a search, no longer than LONGEST_INTENT',
  'src/features/market/server/said/': 'words of a search, no longer than LONGEST',
  'src/features/robot/server/hear/': 'a note to a robot, 1,000 characters or it is none',
  'src/features/ocr/server/': 'one line as it was read from a picture, whose width bounds it',
};

/** Files that put an expression together when they are called, and why that is harmless. */
export const BUILT_IN_CALLS: Readonly<Record<string, string>> = {
  'src/features/bill/server/read/preamble.rules.ts': 'read in a worker that is ended when it takes long',
  'src/features/market/server/said/read-said.ts': 'the cities of what is offered, and words no longer than LONGEST',
  'src/features/picture/server/picture-address.rules.ts': 'the head of a drawing of our own',
  'src/features/robot/server/reply-match.ts': 'an expression of the operator, tried with a deadline',
  'src/features/shelf/server/year-picture.ts': 'the head of a drawing of our own',
  'src/features/tool/web/tools/json-path/run-path.pure.ts': 'an expression of the visitor, in a worker with a deadline',
  'src/features/tool/web/tools/regex/regex.pure.ts': 'an expression of the visitor, tried in their own browser',
  'src/features/tool/web/tools/rename-list/rename-list.pure.ts': 'an expression of the visitor, in their own browser',
  'src/features/tool/web/tools/text-replace/text-replace.pure.ts': 'an expression of the visitor, in their own browser',
  'src/host/head-of-page.ts': 'a page as we rendered it: every tag has its end',
  'src/platform/storage/s3-client.ts': 'one field up to the next angle bracket, which is linear for any name',
};
