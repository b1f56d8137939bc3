"""Vectors for tools about text and codings, by Python's own library. See README.md."""
import base64, csv, hashlib, hmac, html, io, json, re, unicodedata, urllib.parse, zlib

from common import ODD, ORDINARY, TEXTS, each, save

V = {}

# Codings.
V['base64'] = each(TEXTS, lambda t: [base64.b64encode(t.encode()).decode(), base64.urlsafe_b64encode(t.encode()).decode().rstrip('=')])
V['url-codec'] = each(TEXTS + ["!'()*~", 'a/b?c=d&e=f#g', '100%', '+ +', '-_.~'], lambda t: [
    urllib.parse.quote(t, safe=''), urllib.parse.quote(t, safe=";/?:@&=+$,#!'()*~-_."),
    urllib.parse.quote_plus(t, safe='*').replace('~', '%7E')])
V['text-hex'] = each(TEXTS, lambda t: [t.encode().hex(' '), ' '.join(f'{b:08b}' for b in t.encode()), ' '.join(str(b) for b in t.encode())])
V['json-escape'] = each(TEXTS, lambda t: [json.dumps(t), json.dumps(t, ensure_ascii=False)])
V['unicode-escape'] = each([t for t in TEXTS if '\\' not in t], lambda t: ''.join(
    c if ' ' <= c <= '~' or c in '\n\r\t' else ''.join(
        '\\u' + c.encode('utf-16-be')[i:i + 2].hex() for i in range(0, len(c.encode('utf-16-be')), 2)) for c in t))
V['html-entities.encode'] = each(TEXTS, lambda t: html.escape(t).replace('&#x27;', '&#39;'))
V['html-entities.decode'] = each([
    '&lt;b&gt;', '&amp;amp;', '&copy; 2026', '&eacute;', '&notin;', '&nbsp;', '&#20013;', '&#x6587;', '&#X6587;', '&quot;',
    '&notit;', '&amp', '&ampx', '&#x80;', '&#0;', '&#xD800;', '&#x110000;', '&#99999999999;', '&unknown;', '&;', '&#;', '&#x;',
    '& lt;', '&LT;', '&NotEqualTilde;', '&bne;', '&#128512;', '&copy2026', '&hellip;&mdash;', '&ThickSpace;'], html.unescape)
V['full-half-width'] = each(TEXTS + ['ＡＢＣ１２３', '！＂＃～', '　全角　空格', 'ｶﾀｶﾅ', '￥￡', '“引号”', '（括号），。', 'Ａ1Ｂ2'], lambda t: ''.join(
    unicodedata.normalize('NFKC', c) if '！' <= c <= '～' or c == '　' else c for c in t))

# Digests. SM3 and the others of OpenSSL.
ALGORITHMS = {'MD5': 'md5', 'SHA-1': 'sha1', 'SHA-224': 'sha224', 'SHA-256': 'sha256', 'SHA-384': 'sha384', 'SHA-512': 'sha512',
              'SHA3-256': 'sha3_256', 'SM3': 'sm3'}
V['hash'] = each(TEXTS, lambda t: {**{name: hashlib.new(own, t.encode()).hexdigest() for name, own in ALGORITHMS.items()},
                                   'CRC32': f'{zlib.crc32(t.encode()):08x}'})
V['hmac'] = each(TEXTS, lambda t: {name: hmac.new((t or 'k').encode() * 3, t.encode(), own).hexdigest()
                                   for name, own in ALGORITHMS.items() if name in ('MD5', 'SHA-1', 'SHA-256', 'SHA-512')})
V['gzip'] = each(TEXTS, lambda t: [base64.b64encode((lambda c: c.compress(t.encode()) + c.flush())(zlib.compressobj(6, zlib.DEFLATED, w))).decode()
                                   for w in (31, 15, -15)])

# Charsets, where Python and the web agree.
CHARSETS = {'gbk': 'gbk', 'big5': 'big5', 'shift_jis': 'shift_jis', 'euc-kr': 'euc_kr', 'utf-16le': 'utf-16-le', 'utf-8': 'utf-8'}
def coded(text):
    found = {}
    for name, own in CHARSETS.items():
        # Kana in Big5 are an addition that Python and the web place differently.
        if name == 'big5' and any('\u3040' <= c <= '\u30ff' for c in text): continue
        try: found[name] = text.encode(own).hex()
        except UnicodeEncodeError: found[name] = None
    return found
V['charset'] = each(['中文', '繁體字', 'ひらがな', 'カタカナ', '한국어', '，。！', 'abc', '１２３', 'ａｂｃ', '東京', '龘', '😀', 'é', '', 'a\nb',
                     '間', '〇', '鑫', '淼', '囍', '朱镕基', '喆'], coded)

# Lines.
LINES = ['a\nb\na', 'b\na\nc', '1\n10\n2', 'a', '', 'a\n', '\n\n', 'A\na\nB', '中\n文\n中', ' a\na ', 'a\r\nb\r\na', 'x\nx\nx', '😀\n😀', 'é\ne\u0301',
         'z\ny\n\nx', '10\n9\n8', 'a b\na  b', '\ta\na', '长\n短短\n中中中', '0\n00\n000', 'ß\nSS\nss', 'b\nB\na\nA']
split = lambda t: re.split('\r\n|\r|\n', t)
V['text-dedupe'] = each(LINES, lambda t: '\n'.join(dict.fromkeys(l for l in split(t) if l)))
V['text-sort.code'] = each(LINES, lambda t: '\n'.join(sorted(split(t))))
V['text-sort.length'] = each(LINES, lambda t: '\n'.join(sorted(split(t), key=len)))
V['text-lines'] = each(LINES, lambda t: '\n'.join(f'{n}. >{l}<' for n, l in enumerate(split(t), 1)))

def common_length(a, b):
    row = [0] * (len(b) + 1)
    for x in a:
        above = row[:]
        for j, y in enumerate(b): row[j + 1] = above[j] + 1 if x == y else max(row[j], above[j + 1])
    return row[-1]
PAIRS = [('a\nb\nc', 'a\nB\nc\nd'), ('', 'a'), ('a', ''), ('a', 'a'), ('a\n', 'a'), ('a\nb', 'b\na'), ('1\n2\n3\n4', '2\n4'), ('x', 'y'),
         ('a\nb\nc', 'c\nb\na'), ('中\n文', '中\n国\n文'), ('a\r\nb', 'a\nb'), ('a\n\nb', 'a\nb'), ('\n', ''), ('a\na\na', 'a'), ('a', 'a\na\na'),
         ('😀\n👍', '👍\n😀'), (' a', 'a'), ('a\nb\n', 'a\nb\nc\n'), ('k\na\nb', 'a\nb\nk'), ('q\nw\ne', 'e\nw\nq\nr'), ('a\n\n\n', 'a\n'), ('\n\n', '\n')]
def counted(pair):
    a, b = [[] if t == '' else t.replace('\r\n', '\n').removesuffix('\n').split('\n') for t in pair]
    same = common_length(a, b)
    return [len(b) - same, len(a) - same]
V['text-diff'] = each(PAIRS, counted)
V['text-replace'] = each([('aXbX', 'X', '-'), ('中文中', '中', '国'), ('a.b', '.', '!'), ('a$b', '$', '€'), ('aaa', 'aa', 'b'), ('x', 'y', 'z'), ('', 'a', 'b'),
                          ('a\nb', 'b', 'c'), ('(a)', '(', '['), ('a|b', '|', '/'), ('😀a', '😀', '🙂'), ('a*b', '*', '+'), ('[x]', '[x]', 'y'), ('a\\b', '\\', '/'),
                          ('ABab', 'AB', 'x'), ('a^b', '^', 'v'), ('$1', '$1', '$2'), ('é', 'e\u0301', 'e'), ('aaaa', 'a', 'aa'), ('{a}', '{a}', '$&'), ('a+b', '+', ' ')],
                         lambda q: q[0].replace(q[1], q[2]))
def rows_of(t): return [r for r in csv.reader(io.StringIO(t)) if any(c.strip() for c in r)]
V['json-csv.read'] = each(['a,b\n1,2', 'a,b\r\n1,2\r\n', 'a,"b,c"\n1,2', 'a,"b""c"\n1,2', '"a\nb",c\n1,2', 'a,b\n,', '姓名,年龄\n张三,3', 'a,b\n"1","2"', 'a,b\n 1 , 2 ',
                           'a\n1\n2', 'a,b\n1', 'x,y\n"",1', '"a"\n"b"', 'a,b\n1,"x\r\ny"', 'a,b\n\n1,2\n', '2024,2023\n1,2', 'a,b\n😀,"""q"""', 'a,b\n007,1e3',
                           'a,b\n"true",null', 'a,b\nx,"y, z"'], rows_of)
def written(rows):
    out = io.StringIO(); csv.writer(out, lineterminator='\r\n').writerows(rows); return out.getvalue()[:-2]
V['json-csv.write'] = each([[['a', 'b'], ['1', '2']], [['a,b']], [['a"b', 'c']], [['a\nb']], [['中', '文']], [['😀']], [['1', 'x']], [['a'], ['b']], [['x', 'y', 'z']], [['7']],
                            [['a\r\nb', 'c']], [["it's"]], [['a;b']], [['a|b']], [['=1+1']], [['true']], [['"']], [['""', 'a']], [[',', ',,']], [['0', '00']]], written)
V['word-count'] = each(TEXTS + ['one two three', "it's well-known", '你好 world', '1,234 5.6', '❤️', 'e\u0301 a', '々〇'], lambda t: {
    'bytes': len(t.encode()), 'lines': 0 if t == '' else len(split(t)),
    'chinese': sum(unicodedata.name(c, '').startswith(('CJK UNIFIED', 'CJK COMPAT')) or c in '々〇' for c in t),
    'words': len(re.findall(r"[A-Za-zÀ-ÖØ-öø-ſﬀ-ﬆ][A-Za-zÀ-ÖØ-öø-ſﬀ-ﬆ\u0300-\u036f]*(?:['’-][A-Za-zÀ-ÖØ-öø-ſ][A-Za-zÀ-ÖØ-öø-ſ\u0300-\u036f]*)*", t))})
REGEX = [(r'\d+', 'a1b22'), (r'[a-z]+', 'Ab cd'), (r'(a)(b)?', 'abac'), (r'^x', 'xx'), (r'中.', '中文中国'), (r'a*', 'aab'), (r'(?:ab)+', 'ababx'), (r'\bfoo\b', 'foo food'),
         (r'[^,]+', 'a,b,,c'), (r'a|b', 'cab'), (r'(?=b)', 'ab b'), (r'x{2,3}', 'xxxxx'), (r'.', 'a\nb'), (r'\.', 'a.b'), (r'z', ''), (r'', 'ab'), (r'(a+)+$', 'aaa'),
         (r'[\u4e00-\u9fff]', 'a中b文'), (r'\s+', 'a \t b'), (r'(?!a)\w', 'abc'), (r'(\w)\1', 'aabbc')]
V['regex'] = each(REGEX, lambda q: [[m.start(), m.group(0)] for m in re.finditer(q[0], q[1])])
save('text', V)
