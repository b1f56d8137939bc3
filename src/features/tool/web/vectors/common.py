"""What the scripts share: the texts that everything is tried on, and how vectors are kept."""
import json
from pathlib import Path

ORDINARY = ['搜罗', 'hello world', 'a', '你好，世界！', '{"a":1}', 'https://a.cn/b?c=d&e=f', '123', 'a b\tc', '第1行\n第2行', 'The quick brown fox, 狐狸。']
ODD = ['', ' ', '\x00', '😀👨‍👩‍👧', 'é', 'e\u0301', '\ufeff', '\u2028', '%41&amp;', 'it\'s "q" \\n', '𠮷野家', '\r\n\r', '\x7f\x80', 'ﬁ½', '+/=_-', 'مرحبا', '<b>x</b>', '繁體與簡體', '　全角', 'x' * 200]
TEXTS = ORDINARY + ODD


def each(inputs, reference):
    """Pairs of what goes in and what the reference says; null where it refuses."""
    pairs = []
    for one in inputs:
        try:
            pairs.append([one, reference(one)])
        except (ValueError, KeyError, OverflowError, ArithmeticError):
            pairs.append([one, None])
    return pairs


def save(name, vectors):
    for tool, pairs in vectors.items():
        if len(pairs) < 20:
            raise SystemExit(f'{tool} has {len(pairs)} vectors only')
    lines = [json.dumps([tool, *pair]) for tool, pairs in vectors.items() for pair in pairs]
    Path(__file__).with_name(f'{name}.jsonl').write_text('\n'.join(lines) + '\n')
