"""Vectors for data formats and ciphers, by Python's library, PyYAML, jsonschema and OpenSSL (cryptography). See README.md."""
import base64, hashlib, hmac, json, re, struct, tomllib, urllib.parse, uuid, xml.etree.ElementTree as ET
from xml.dom import minidom

import jsonschema
import yaml
from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.padding import PKCS7

from common import TEXTS, each, save

V = {}
plain = lambda value: json.loads(json.dumps(value, default=str))

DOCUMENTS = ['{}', '[]', '{"a":1}', '[1,2,3]', '{"a":{"b":[1,{"c":null}]}}', '"text"', '1', 'true', 'null', '{"中":"文"}', '[[],{}]', '{"a":"\\u4e2d\\n\\t\\"\\\\"}', ' { "a" : [ 1 , 2 ] } ',
             '{"b":1,"a":2}', '{"":0}', '[-1,0.5,1e3]', '{"10":1,"2":2}', '"\\ud83d\\ude00"', '[true,false,null]', '{"a":[],"b":{}}', '{"a":12345678901234567890}', '[1,]', "{'a':1}", '{"a":1,}', '01', '{"a" 1}', '']
V['json-format'] = each(DOCUMENTS, lambda t: json.dumps(json.loads(t), indent=2, ensure_ascii=False) if '\\' not in t and 'e3' not in t and not t.startswith(' ') else json.loads(t) and None)
V['json-format'] = [pair for pair in V['json-format'] if not (pair[1] is None and re.search(r'\\|e3|^ ', pair[0]))]

YAML = ['a: 1', '- 1\n- 2', 'a:\n  b: c', 'a: [1, 2]', 'a: {b: 1}', 'a: "x: y"', "a: 'it''s'", 'a: |\n  x\n  y\n', 'a: >\n  x\n  y\n', '# c\na: 1', 'a: &x [1]\nb: *x', 'a: ~', 'a: null', 'a: true', 'a: 1.5', '- - 1\n  - 2',
        'base: &b {x: 1}\nc:\n  <<: *b\n  y: 2', 'a: "\\u4e2d"', 'a: \'\'', '中文: 值', 'a: -1', 'a: 0x1F', 'a: 1e+3', 'a: "yes"', '{a: 1, b: [x, y]}', 'a:\n- 1\n- 2', 'a: b # c', '"10": 1\n"2": 2', '? a\n: b', 'a: |-\n  x\n\n', 'a: [', 'a:\n\tb: 1', 'a: *x']
def from_yaml(text):
    try: return yaml.safe_load(text)
    except yaml.YAMLError as error: raise ValueError from error
V['json-yaml'] = each([t for t in YAML if t != 'a: 1e+3'], from_yaml)
TOML = ['a = 1', 'a = "x"', "a = 'x'", '[t]\na = 1', '[[t]]\na = 1\n[[t]]\na = 2', 'a = [1, 2]', 'a = {b = 1}', 'a.b.c = 1', '"a b" = 1', 'a = true', 'a = 1.5', 'a = 1_000', 'a = 0xff', 'a = 0o17', 'a = 0b101', 'a = """\nx\ny"""', "a = '''x'''",
        '# c\na = 1 # d', 'a = "\\u4e2d\\t"', '中 = 1', '"中" = 1', 'a = 9223372036854775807', 'a = 1979-05-27', 'a = []', '[a.b]\nc = 1\n[a]\nd = 2', 'a = 1\na = 2', 'a = ', '[a', 'a = 01', 'a = "x', '', 'a = -0', 'a = 5e+22', '[a]\n[a]']
def from_toml(text):
    return plain(tomllib.loads(text))
V['json-toml'] = each(TOML, from_toml)

XML = ['<a/>', '<a></a>', '<a>x</a>', '<a b="1"/>', '<a b="1">x</a>', '<a><b/></a>', '<a><b>1</b><b>2</b></a>', '<a>1<b>2</b>3</a>', '<a> x </a>', '<a>&lt;&amp;&gt;</a>', '<a>&#20013;&#x6587;</a>', '<a><![CDATA[<x> ]]></a>', '<a>&#128512;</a>',
       '<a>&amp;lt;</a>', "<a b='\"'/>", '<a b="&quot;&#10;"/>', '<中文 属性="值">文</中文>', '<a><!-- c -->x</a>', '<?xml version="1.0"?><a>1</a>', '<a><toString>1</toString></a>', '<a><b><c d="e">f</c></b></a>', '<a>\n  <b>1</b>\n</a>', '<a/><b/>', '<a>', '<a></b>', '<a b=1/>', '',
       '<a>007</a>', '<a b="true"/>']
def from_xml(text):
    def value(e):
        found, words = {}, (e.text or '').strip()
        for child in e:
            own = value(child)
            if child.tag in found: found[child.tag] = (found[child.tag] if isinstance(found[child.tag], list) else [found[child.tag]]) + [own]
            else: found[child.tag] = own
            words += (child.tail or '').strip()
        if not found and not e.attrib: return words
        return {**found, **({'#text': words} if words else {}), **{'@' + k: v for k, v in e.attrib.items()}}
    try: root = ET.fromstring(text)
    except ET.ParseError as error: raise ValueError from error
    return {root.tag: value(root)}
V['json-xml'] = each([t for t in XML if 'CDATA' not in t], from_xml)
V['xml-format'] = each(['<a/>', '<a><b/></a>', '<a><b>1</b></a>', '<a><b>1</b><c>2</c></a>', '<a x="1"><b y="2"/></a>', '<a><b><c><d/></c></b></a>', '<a>\n<b/>\n</a>', '<a><!--x--><b/></a>', '<r><i>中</i><i>文</i></r>', '<a>t</a>',
                        '<a><b>&lt;</b></a>', '<a><b x="&amp;"/></a>', '<a>\n\n\n<b/></a>', '<a    x="1"   />', '<a><b></b></a>', '<n:a xmlns:n="u"><n:b/></n:a>', '<a><b>😀</b></a>', '<a><?p i?><b/></a>', '<a><b> x </b></a>', '<a><b/><b/><b/></a>'],
                       lambda t: minidom.parseString(re.sub(r'>\s+<', '><', t)).documentElement.toprettyxml(indent='  ').strip())

SCHEMAS = [('1', '{"type":"integer"}'), ('"a"', '{"type":"integer"}'), ('{"a":1}', '{"required":["b"]}'), ('{}', '{"required":["toString"]}'), ('[1,"a"]', '{"items":{"type":"integer"}}'), ('"abc"', '{"minLength":4}'), ('5', '{"maximum":5}'), ('5', '{"exclusiveMaximum":5}'),
           ('"x"', '{"enum":["x","y"]}'), ('{"a":1}', '{"additionalProperties":false}'), ('[1,1]', '{"uniqueItems":true}'), ('"😀"', '{"maxLength":1}'), ('1.0', '{"type":"integer"}'), ('null', '{"type":["null","string"]}'), ('{"a":1}', '{"$ref":"#/$defs/x","$defs":{"x":{"required":["a"]}}}'),
           ('[1,"a"]', '{"prefixItems":[{"type":"string"}]}'), ('["a",1]', '{"$schema":"http://json-schema.org/draft-07/schema#","items":[{"type":"string"},{"type":"string"}]}'), ('["a",1,2]', '{"$schema":"http://json-schema.org/draft-07/schema#","items":[{},{}],"additionalItems":false}'),
           ('{"a":1}', '{"$schema":"http://json-schema.org/draft-07/schema#","dependencies":{"a":["b"]}}'), ('1', '{"$schema":"http://json-schema.org/draft-04/schema#","minimum":1,"exclusiveMinimum":true}'), ('2', '{"$schema":"http://json-schema.org/draft-04/schema#","minimum":1,"exclusiveMinimum":true}'),
           ('1', 'false'), ('1', 'true'), ('{}', '{"minProperties":1}'), ('[]', '{"contains":{}}'), ('3', '{"not":{"type":"integer"}}'), ('3', '{"oneOf":[{"minimum":1},{"minimum":2}]}'), ('3', '{"anyOf":[{"minimum":9},{"maximum":3}]}'), ('{"a":"x"}', '{"if":{"required":["a"]},"then":{"required":["b"]}}'), ('0', '{"const":false}'), ('{"__proto__":1}', '{"required":["__proto__"]}')]
def judged(pair):
    schema = json.loads(pair[1])
    return jsonschema.validators.validator_for(schema, jsonschema.Draft202012Validator)(schema).is_valid(json.loads(pair[0]))
V['json-schema'] = each(SCHEMAS, judged)

def differences(a, b, path='$'):
    if isinstance(a, dict) and isinstance(b, dict):
        keys = list(dict.fromkeys([*a, *b]))
        return [d for k in keys for d in (differences(a[k], b[k], f'{path}.{k}') if k in a and k in b else [f'{path}.{k}'])]
    if isinstance(a, list) and isinstance(b, list):
        return [d for i in range(max(len(a), len(b))) for d in (differences(a[i], b[i], f'{path}[{i}]') if i < min(len(a), len(b)) else [f'{path}[{i}]'])]
    return [] if type(a) in (int, float) and type(b) in (int, float) and a == b or type(a) == type(b) and a == b else [path]
JSON_PAIRS = [('{}', '{}'), ('{"a":1}', '{"a":2}'), ('{"a":1}', '{"b":1}'), ('[1,2]', '[1,2,3]'), ('[1]', '{"a":1}'), ('1', '1.0'), ('0', '-0'), ('null', 'false'), ('"1"', '1'), ('{"a":{"b":[1,{"c":2}]}}', '{"a":{"b":[1,{"c":3}]}}'), ('{"a":1,"b":2}', '{"b":2,"a":1}'),
              ('[[1]]', '[[2]]'), ('[]', '[]'), ('[]', '{}'), ('{"a":null}', '{}'), ('12345678901234567890', '12345678901234567891'), ('"é"', '"e\\u0301"'), ('"\\u4e2d"', '"中"'), ('[1,2,3]', '[3,2,1]'), ('{"a":[1,2]}', '{"a":[]}'), ('true', 'true')]
V['json-diff'] = each(JSON_PAIRS, lambda p: differences(json.loads(p[0]), json.loads(p[1])))

# Ciphers. Keys and vectors are the digests of the text, cut to length.
def cut(text, length): return hashlib.sha512(text.encode()).digest()[:length]
def encrypted(cipher, data):
    e = cipher.encryptor(); return (e.update(data) + e.finalize()).hex()
def padded(data, bits):
    p = PKCS7(bits).padder(); return p.update(data) + p.finalize()
def aes(text):
    found = {}
    for size in (16, 24, 32):
        key, iv, data = cut(text, size), cut(text + 'iv', 16), text.encode()
        found[f'CBC{size}'] = encrypted(Cipher(algorithms.AES(key), modes.CBC(iv)), padded(data, 128))
        found[f'ECB{size}'] = encrypted(Cipher(algorithms.AES(key), modes.ECB()), padded(data, 128))
        found[f'CTR{size}'] = encrypted(Cipher(algorithms.AES(key), modes.CTR(iv)), data)
        found[f'GCM{size}'] = AESGCM(key).encrypt(iv[:12], data, None).hex()
    return [hashlib.sha512(text.encode()).hexdigest(), hashlib.sha512((text + 'iv').encode()).hexdigest(), found]
V['aes'] = each(TEXTS[:22], aes)
def des(text):
    found = {}
    for size in (8, 16, 24):
        key = cut(text, size)
        own = algorithms.TripleDES(key * 3 if size == 8 else key + key[:8] if size == 16 else key)
        found[f'CBC{size}'] = encrypted(Cipher(own, modes.CBC(cut(text + 'iv', 8))), padded(text.encode(), 64))
        found[f'ECB{size}'] = encrypted(Cipher(own, modes.ECB()), padded(text.encode(), 64))
    return found
V['des'] = each(TEXTS[:22], des)
V['sm4'] = each(TEXTS[:22], lambda t: [encrypted(Cipher(algorithms.SM4(cut(t, 16)), modes.CBC(cut(t + 'iv', 16))), padded(t.encode(), 128)),
                                       encrypted(Cipher(algorithms.SM4(cut(t, 16)), modes.ECB()), padded(t.encode(), 128))])
part = lambda data: base64.urlsafe_b64encode(data).decode().rstrip('=')
CLAIMS = [{'sub': '1'}, {'name': '张三'}, {'iat': 1516239022}, {'a': [1, 2]}, {}, {'id': 12345678901234567890}, {'e': '😀'}, {'n': None}, {'b': True}, {'f': 1.5}, {'q': '"\\'}, {'': ''}, {'x': {'y': {}}}, {'aud': ['a', 'b']}, {'exp': 0},
          {'exp': -1}, {'k' * 50: 'v' * 50}, {'z': '\u2028'}, {'t': '<b>'}, {'2024': 1, 'a': 2}]
def token(claims):
    head = part(b'{"alg":"HS256","typ":"JWT"}') + '.' + part(json.dumps(claims, ensure_ascii=False, separators=(',', ':')).encode())
    return head + '.' + part(hmac.new('密钥 key'.encode(), head.encode(), 'sha256').digest())
V['jwt'] = each(CLAIMS, token)
def otp(q):
    secret, seconds, algorithm, digits = q
    mac = hmac.new(base64.b32decode(secret + '=' * (-len(secret) % 8)), struct.pack('>Q', seconds // 30), algorithm.lower()).digest()
    at = mac[-1] & 15
    return str((struct.unpack('>I', mac[at:at + 4])[0] & 0x7fffffff) % 10 ** digits).zfill(digits)
SECRETS = ['GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 'JBSWY3DPEHPK3PXP', 'AAAAAAAA', 'MFRGG', 'KRSXG5DTORUW4ZY']
V['totp'] = each([(s, t, a, d) for s in SECRETS for t, a, d in ((59, 'SHA1', 8), (1111111109, 'SHA256', 6), (20000000000, 'SHA512', 8), (0, 'SHA1', 6), (1794916800, 'SHA1', 6))], otp)
# From 100 on: no chance at all, all of it, and moments at the ends of what fits.
def ids(n):
    random = hashlib.sha256(bytes([n])).digest()[:16] if n < 100 else [bytes(16), b'\xff' * 16][n % 2]
    now = n * 86400000123 if n < 100 else [0, 1, 999, 2 ** 31 * 1000, 2 ** 32, 2 ** 40 - 1, 2 ** 41, 253402300799999, 2 ** 48 - 2, 2 ** 48 - 1][n - 100]
    seventh = int.from_bytes(now.to_bytes(6) + random[6:16]) & ~(0xf << 76) & ~(3 << 62)
    return [random.hex(), now, str(uuid.UUID(bytes=random, version=4)), str(uuid.UUID(int=seventh | (7 << 76) | (2 << 62)))]
V['uuid'] = each([*range(21), *range(100, 110)], ids)
URLS = ['https://example.com/', 'http://a.cn:8080/b?c=d#e', 'https://u:p@h.com/x', 'https://a.com/?q=%E4%B8%AD', 'https://a.com/a%20b', 'ftp://f.org/x', 'https://a.com/?a=1&a=2', 'https://a.com/?x', 'https://a.com/?x=', 'https://[::1]:3000/', 'https://a.com?x=1+2', 'https://a.com/#', 'https://a.com/a/../b',
        'https://1.2.3.4/', 'https://a.com:443/', 'https://a.com/?a=b=c', 'https://a.com/?%26=%3D', 'http://localhost:3000/x', 'https://a.com/中', 'mailto:a@b.c', 'https://a.com/?a=1;b=2']
def apart(text):
    u = urllib.parse.urlsplit(text)
    return [u.scheme, u.hostname, u.port, [list(p) for p in urllib.parse.parse_qsl(u.query, keep_blank_values=True)], urllib.parse.unquote(u.fragment)]
V['url-parse'] = each(URLS, apart)
save('data', V)
