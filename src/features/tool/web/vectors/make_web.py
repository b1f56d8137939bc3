"""Vectors for tools about the web and about lists: Python, tld, markdown-it, wcwidth and the tables of Debian. See README.md."""
import csv, curses.ascii, io, re, sqlite3, unicodedata

from markdown_it import MarkdownIt
from tld import get_tld
from wcwidth import wcswidth

from common import each, save

V = {}

# The public suffix list, by the package tld.
HOSTS = ['https://news.example.com.cn/a?b=1', 'www.example.co.uk', 'example.com', 'a.b.c.example.org', 'http://example.cn', 'https://xn--fiqs8s.cn', 'shop.example.com.hk', 'www.gov.cn', 'a.edu.cn', 'ftp://files.example.net/x',
         'https://user:pw@example.com:8443/p', 'EXAMPLE.COM', 'www.例子.中国', 'a.x.kawasaki.jp', 'city.kawasaki.jp', 'www.ck', 'a.b.ide.kyoto.jp', 'test.ac', 'b.test.k12.ak.us', 'foo.香港', 'a.公司.cn', 'example.com.', 'sub.domain.com.au', 'x.y.z.co.jp', 'tieba.baidu.com']
def split(address):
    found = get_tld(address if '://' in address else 'http://' + address, as_object=True, search_private=False)
    return [found.fld, found.subdomain, found.tld]
V['domain-split'] = each(HOSTS, split)

# Debian's tables; types that were renamed since stand under both names.
OLD = {'application/javascript': 'text/javascript', 'application/rss+xml': 'application/rss+xml'}
registered = {}
for line in open('/etc/mime.types'):
    kind, *endings = line.split('#')[0].split() or ['']
    for ending in endings: registered.setdefault(ending, set()).add(OLD.get(kind, kind))
ENDINGS = 'html htm css js csv ics vcf xml json pdf zip gz png gif jpg jpeg webp avif svg ico mp3 mp4 webm ogg wav flac ttf otf woff woff2 rtf doc docx xls xlsx ppt pptx epub wasm yaml txt md tar 7z bmp tif weba oga ogv mpeg'.split()
V['mime-types'] = [[e, sorted(registered[e])] for e in ENDINGS if e in registered]
services = {}
for line in open('/etc/services'):
    parts = line.split('#')[0].split()
    if parts: services.setdefault(int(parts[1].split('/')[0]), set()).update(p.lower() for p in [parts[0], *parts[2:]])
V['port-table'] = [[p, sorted(services[p])] for p in (20, 21, 22, 23, 25, 53, 67, 69, 80, 88, 110, 111, 123, 135, 137, 143, 161, 179, 389, 443, 445, 465, 514, 587, 631, 636, 873, 989, 990, 993, 995, 1080, 1194, 1433, 1521, 2049, 3306, 3690, 5060, 5222, 5432, 5672, 6379, 9418, 11211) if p in services]

NAMES = curses.ascii.controlnames
V['ascii-table'] = each(list(range(128)), lambda c: [NAMES[c] if c < 33 else 'DEL' if c == 127 else chr(c), f'0x{c:02X}', f'{c:03o}', f'{c:08b}'])
V['emoji'] = each(['😀', '🚀', '❤️', '👨‍👩‍👧', '🇨🇳', '👍🏽', '1️⃣', '♟️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '☀', '🀄', '©', '🐉', '🥟', '🧧', '🏮', '中', 'a', '🧑‍💻', '🫠'],
                  lambda s: [' '.join(f'U+{ord(c):X}' for c in s), ''.join(f'&#x{ord(c):X};' for c in s), all(unicodedata.name(c, '') != '' or ord(c) >= 0xE0000 for c in s)])

# CommonMark with tables and strike-through, by markdown-it.
MARKDOWN = ['# 标题', '## a\n\nb', '**粗** *斜* `码`', '- a\n- b', '1. a\n2. b', '3. c\n4. d', '> 引', '[a](http://b.cn)', '![a](b.png)', '```\ncode\n```', '---', 'a\\\nb', '&lt; &amp;', '| a | b |\n| --- | --- |\n| 1 | 2 |', '- a\n  - b\n- c',
            '', '\\*a\\*', '**a**b', 'a*b*c', '中**文**字', '<http://a.cn>', 'a  \nb', '    code', '#no', '# a #', 'Setext\n===', '`` a`b ``', '*a\n\nb*', '[a]: http://b.cn\n\n[a]', '~~x~~', '\\# a', '- a\n\n- b', '> a\nb', '1) a', '+ a\n* b', '😀 **😀**', '&copy; &#20013;', '[a](<b c>)', '***both***', '__a__ _b_']
render = MarkdownIt('commonmark').enable(['table', 'strikethrough']).render
V['markdown-preview'] = each(MARKDOWN, render)
# Turned into Markdown and read again it is the same page.
V['html-to-markdown'] = [[render(m), render(m)] for m in MARKDOWN if m]

SHEETS = ['a,b\n1,2', '片名,年份\n流浪地球,2019', 'a\tb\n1\t2', 'x', '"a,b",c', '"a""b",c', 'a|b,c', 'a,b,c\n1', '1\n2,3', '😀,a\nbb,c', 'é,a', 'e\u0301,a\nxx,y', 'ｱ,a', '한글,b', 'あ,い', 'Ａ,b', '⚠️,b', '👨‍👩‍👧,b', '🇨🇳,b', '"x\ny",z', '，。,b', 'α,β', ' a , b ', 'ﷺ,x', '𠮷,b', '❤️ ok,b']
def table(text):
    rows = [[c.strip().replace('|', '\\|').replace('\n', '<br>') for c in row] for row in csv.reader(io.StringIO(text), delimiter='\t' if '\t' in text.split('\n')[0] else ',')]
    columns = max(map(len, rows))
    rows = [row + [''] * (columns - len(row)) for row in rows]
    widths = [max(3, *(wcswidth(row[c]) for row in rows)) for c in range(columns)]
    line = lambda row: '| ' + ' | '.join(c + ' ' * (w - wcswidth(c)) for c, w in zip(row, widths)) + ' |'
    return '\n'.join([line(rows[0]), '| ' + ' | '.join('-' * w for w in widths) + ' |', *map(line, rows[1:])])
V['markdown-table'] = each(SHEETS, table)

# Names: words begin at a capital behind a small letter or a digit, at the last of several capitals, and behind what is no letter.
IDENTIFIERS = ['user name', 'user-name', 'userName', 'UserName', 'USER_NAME', 'XMLHttpRequest', 'parseHTML', 'iPhone', 'a', 'A', 'HTTPServer', 'foo--bar__baz', '  a  b  ', 'utf8String', 'v2', 'user.name.first', 'a/b/c', 'Foo Bar', 'fooBARBaz', 'x1y2', 'ÉcoleName', 'straßeName', 'naïveCase', '用户 name', 'getURLFor']
def words(text):
    text = re.sub(r'([^\W\d_A-Z]|\d)([A-ZÉ])', lambda m: m[0] if m[1].isupper() else m[1] + ' ' + m[2], text)
    text = re.sub(r'([A-Z])([A-Z][a-z])', r'\1 \2', text)
    return [w for w in re.split(r'[\W_]+', text) if w]
V['variable-case'] = each(IDENTIFIERS, lambda t: {'snake': '_'.join(w.lower() for w in words(t)), 'kebab': '-'.join(w.lower() for w in words(t)), 'constant': '_'.join(w.upper() for w in words(t)),
                                                  'pascal': ''.join(w[:1].upper() + w[1:].lower() for w in words(t))})

# What is in a text, by other expressions than ours.
TEXTS = ['a@b.cn', '写信到 me.too+x@mail.example.com，谢谢', 'https://a.cn/b?c=d。', 'http://例子.cn/路径', '13800138000', '+86 139-0013-9000', '138001380001', '1.5 和 -2', '2026-11-16', '010-12345678', '1,234,567.89', 'v1.2.3', '192.168.1.1', '256.1.1.1', '1.2.3.4.5', '2024年2月29日', '2024/13/01', 'a@b', '', '中a文b',
         '３．１４', '１３８００１３８０００', '1e5', '0x1F', '5%', '(12)', '12-34', '$5', '第1章', 'x@y.z, p@q.r']
half = lambda t: ''.join(unicodedata.normalize('NFKC', c) if c in '０１２３４５６７８９．，－＋' else c for c in t)
V['text-extract'] = each(TEXTS, lambda t: {
    'mobile': [re.sub(r'\D', '', m)[-11:] for m in re.findall(r'(?<!\d)(?:(?:\+|00)?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)', half(t))],
    'chinese': re.findall(r'[\u3400-\u9fff]+', t),
    'ip': [m for m in re.findall(r'(?<![\d.])\d+(?:\.\d+){3}(?![\d.])', t) if all(int(p) < 256 and len(p) < 4 for p in m.split('.'))],
    'email': re.findall(r'(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+', t, re.ASCII)})

CLEAN = ['  a  ', 'a\n\n\n\nb', 'a\u200bb', 'a\u00a0b', '\ufeffx', 'a  b\t\tc', '　全角　', 'a\r\nb', 'a\rb', '\n\na\n\n', '', ' ', 'é', 'e\u0301', '😀', 'x\u202ey', 'a\u2003b', '\tx', 'a \n b', 'line1\n \nline2', 'a\u00adb', '\x07bell', '一\n\n\n二']
def cleaned(text):
    text = text.replace('\r\n', '\n').replace('\r', '\n')
    text = ''.join(c for c in text if c in '\n\t' or unicodedata.category(c) not in ('Cc', 'Cf'))
    text = ''.join(' ' if unicodedata.category(c) == 'Zs' and c != '\u3000' else c for c in text)
    lines = [re.sub('[ \t\u3000]+', ' ', l).strip(' \t\u3000') for l in text.split('\n')]
    return re.sub('\n{2,}', '\n\n', '\n'.join(lines)).strip('\n')
V['text-clean'] = each(CLEAN, cleaned)

FILES = ['IMG_1.JPG', 'a.tar.gz', 'noext', '.hidden', 'x y.TXT', '报告 v2.docx', 'a.b.c', 'README', 'photo (1).jpeg', 'é.png', '😀.gif', '/home/a/b.txt', 'C:\\x\\y.doc', 'a.', 'UPPER.PDF', 'archive.7z', '2026-11-16.log', 'a_b-c.md', 'x.1', '文件.压缩', 'a.verylongending1']
def renamed(name):
    folder, base = re.match(r'^(.*[/\\])?(.*)$', name).groups()
    found = re.match(r'^(.+)(\.\w[\w-]{0,11})$', base)
    stem, ending = found.groups() if found else (base, '')
    return (folder or '') + f'新-{stem.lower()}-07{ending.lower()}'
V['rename-list'] = each(FILES, renamed)

# RFC 9309: 2.2.2 and 5.1, and what Google's reference parser says of the same.
RULES = 'User-Agent: *\nDisallow: *.gif$\nDisallow: /example/\nAllow: /publications/\n\nUser-Agent: foobot\nDisallow:/\nAllow:/example/page.html\nAllow:/example/allowed.gif\n\nUser-Agent: barbot\nUser-Agent: bazbot\nDisallow: /example/page.html\n\nUser-Agent: quxbot\n'
V['robots-test'] = [[[RULES, path, agent], allowed] for path, agent, allowed in [
    ('/example/page.html', 'otherbot', False), ('/a.gif', 'otherbot', False), ('/a.gif?x', 'otherbot', True), ('/publications/', 'otherbot', True), ('/', 'otherbot', True), ('/example', 'otherbot', True),
    ('/', 'foobot', False), ('/example/page.html', 'foobot', True), ('/example/allowed.gif', 'foobot', True), ('/example/other.gif', 'foobot', False), ('/publications/', 'foobot', False),
    ('/example/page.html', 'barbot', False), ('/example/page.html', 'bazbot', False), ('/example/other', 'bazbot', True), ('/a.gif', 'barbot', True), ('/example/page.html', 'quxbot', True), ('/', 'quxbot', True), ('/example/page.html', 'FooBot', True)]] + [
    [['User-agent: *\nDisallow: ' + rule, path, 'x'], allowed] for rule, path, allowed in [
        ('/fish', '/fish', False), ('/fish', '/fish.html', False), ('/fish', '/Fish.asp', True), ('/fish/', '/fish', True), ('/fish*', '/fishheads', False), ('/*.php', '/folder/any.php.file/', False), ('/*.php$', '/filename.php?parameters', True), ('/fish*.php', '/fishheads/catfish.php?p', False), ('', '/any', True), ('/', '/any', False),
        ('/a%3cd.html', '/a%3cd.html', False), ('/%E4%B8%AD', '/中', False), ('/中', '/%E4%B8%AD', False), ('/a#b', '/a', False), ('/x # y', '/x', False)]]

# SQLite itself says what a statement gives; laid out otherwise it must give the same.
QUERIES = ['select 1', 'select 1,2 ,3', "select 'a  b' x", 'select 1+2*3', "select case when 1>0 then 'y' else 'n' end", 'select count(*) from (select 1 union all select 2)', "select 'it''s'", 'select "a" from (select 1 as "a")', 'with t(n) as (values (1),(2),(3)) select sum(n) from t where n between 2 and 3', 'select /* c */ 1 -- d\n,2',
           "select '--no', '/*no*/'", 'select 1 where 1 in (1,2)', 'select null is null', "select x'4142'", 'select -1', "select 'select  from'", 'select 1 as "select"', 'select [a b] from (select 2 as [a b])', "select json_extract('{\"a\":1}','$.a')", "select 'é😀'", 'select 1 limit 1 offset 0', "select group_concat(n, ', ') over (order by n) from (select 1 n union select 2)", 'select 1;select 2', "select '\n'"]
def answered(query):
    database = sqlite3.connect(':memory:')
    return [[v.hex() if isinstance(v, bytes) else v for v in row] for one in re.split(r';(?=select)', query) for row in database.execute(one)]
V['sql-format'] = each(QUERIES, answered)

save('web', V)
