"""Vectors for numbers, words and days as China writes them: Python, ICU (uconv) and the package holidays. See README.md."""
import datetime, subprocess
from decimal import ROUND_HALF_UP, Decimal

import holidays
from holidays.calendars.chinese import _ChineseLunisolar

from common import each, save

V = {}


def half_up(value, digits):
    return value.quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)


def icu(rule, texts):
    # One run for each text, so that the words of one do not bend those of the next.
    return each(texts, lambda t: subprocess.run(['uconv', '-x', rule], input=t, capture_output=True, text=True, check=True).stdout)


# Numbers: place by place from the right, in groups of four. Zeros are one 零 wherever a digit was skipped.
def said(number, digits, small, large, after_zero=False):
    groups = []
    while number:
        groups.append(number % 10000)
        number //= 10000
    text = ''
    for at in range(len(groups) - 1, -1, -1):
        value = groups[at]
        if value == 0:
            continue
        part = ''
        for place in (3, 2, 1, 0):
            digit = value // 10 ** place % 10
            if digit: part += digits[digit] + small[place]
            elif part and value % 10 ** place: part += '' if part.endswith('零') else '零'
        # On a cheque 零 also stands where the group before ends with one: 壹拾万零柒仟.
        if text and (value < 1000 or groups[at + 1] == 0 or after_zero and groups[at + 1] % 10 == 0): text += '零'
        text += part + large[at]
    return text


def spoken(text):
    value = Decimal(text)
    whole, _, rest = text.lstrip('+-').partition('.')
    # What stands before 亿 is a number of its own, spoken like any other.
    def whole_text(number):
        high, low = divmod(number, 10 ** 8)
        skipped = '零' if high and 0 < low < 10 ** 7 else ''
        return (whole_text(high) + '亿' if high else '') + skipped + said(low, '零一二三四五六七八九', ['', '十', '百', '千'], ['', '万'])
    out = whole_text(int(whole or 0)) or '零'
    if out.startswith('一十'): out = out[1:]
    return ('负' if value < 0 else '') + out + ('点' + ''.join('零一二三四五六七八九'[int(d)] for d in rest) if rest else '')


NUMBERS = ['1', '10', '11', '20', '110', '101', '1001', '1010', '10020', '100000', '123456789', '10000001', '100000000', '100010001', '2026', '0', '-5', '0.5', '-0.25', '3.14159',
           '10.05', '99999999', '1000000000000', '1000100010001000', '20000000000', '10000000001', '12345678901234567', '-10', '1.0', '100200300']
V['chinese-number.to'] = each(NUMBERS, spoken)
V['chinese-number.from'] = [[spoken(n), str(Decimal(n)) if '.' not in n else n] for n in NUMBERS if n != '1.0']


def cheque(text):
    cents = int(Decimal(text) * 100)
    sign, cents = ('负' if cents < 0 else ''), abs(cents)
    yuan, jiao, fen = cents // 100, cents // 10 % 10, cents % 10
    digits = '零壹贰叁肆伍陆柒捌玖'
    if cents == 0: return '零元整'
    # 万亿 is one word as long as nothing of 亿 follows.
    high, low = divmod(yuan, 10 ** 8)
    upper = lambda n: said(n, digits, ['', '拾', '佰', '仟'], ['', '万'], True)
    out = ''
    if high: out += upper(high) + '亿'
    if low: out += ('零' if high and (low < 10 ** 7 or high % 10 == 0) else '') + upper(low)
    out = out and out + '元'
    if jiao: out += digits[jiao] + '角'
    elif fen and out: out += '零'
    return sign + out + (digits[fen] + '分' if fen else '整')


MONEY = ['1', '10', '100', '1409.50', '6007.14', '1680.32', '107000.53', '16409.02', '325.04', '0.01', '0.1', '0.10', '0', '-1.5', '1000000000000', '1000000000001', '100000000', '100010000', '10000.01', '99999999.99',
         '120000000', '1020000000', '305000', '20000000.2', '1234567890123456', '1000100010001000', '5000000000', '10101010.10', '0.99', '110']
V['rmb-upper'] = each(MONEY, cheque)

BODIES = [(170, 65), (160, 45), (180, 100), (175, 73.5), (155.5, 58.2), (168, 67.7), (172, 71), (165, 50.3), (190, 86.6), (150, 63), (80, 15), (250, 400), (170, 53.465), (173, 83.8),
          (200, 74), (200, 96), (200, 112), (160, 47.36), (100, 18.45), (100, 23.95), (79, 50), (251, 80), (170, 14), (170, 401)]
def mass(body):
    cm, kg = Decimal(str(body[0])), Decimal(str(body[1]))
    if not (80 <= cm <= 250 and 15 <= kg <= 400): raise ValueError
    bmi = half_up(kg / (cm / 100) ** 2, 1)
    return [float(bmi), '偏瘦' if bmi < Decimal('18.5') else '正常' if bmi < 24 else '超重' if bmi < 28 else '肥胖']
V['bmi'] = each(BODIES, mass)

RATES = {'USD': '711.23', 'JPY': '4.6089', 'KRW': '0.4876', 'HKD': '91.39'}
def exchanged(question):
    amount, of, into = question
    worth = lambda code: Decimal(1) if code == 'CNY' else Decimal(RATES[code]) / 100
    exact = Decimal(amount) * worth(of) / worth(into)
    coins = 0 if into in ('JPY', 'KRW') else 2
    digits = 6 if 0 < exact < Decimal(1).scaleb(-coins) else coins
    return f'{half_up(exact, digits):,f}'
V['exchange-rate'] = each([(a, o, i) for a in ('1', '100', '0', '0.01', '1234.56', '999999999999999', '0.00000001') for o, i in (('USD', 'CNY'), ('CNY', 'USD'), ('JPY', 'KRW'), ('HKD', 'JPY'))], exchanged)

def clock(seconds):
    hours, rest = divmod(seconds, 3600)
    return (f'{hours}:' if hours else '') + '%02d:%02d' % divmod(rest, 60)
V['timer.countdown'] = each([0, 1, 999, 1000, 1001, 59000, 59001, 60000, 3599000, 3600000, 3600001, 86399999, 86400000, 360000000, -5, 1500000, 61000, 3661000, 500, 59999, 7200000], lambda ms: clock(-(-max(0, ms) // 1000)))

# Days: the notices of the State Council as the package holidays has them.
china = holidays.China(years=range(2020, 2027), language='zh_CN')
days, one = [], datetime.date(2020, 1, 1)
while one < datetime.date(2027, 1, 1):
    # Every day on which the plain rule, Monday to Friday, is wrong, and every 50th of the others.
    if china.is_working_day(one) != (one.weekday() < 5) or one.toordinal() % 50 == 0: days.append(one.isoformat())
    one += datetime.timedelta(1)
V['workday'] = each(days, lambda d: china.is_working_day(datetime.date.fromisoformat(d)))

# Days of the moon: the table of festivals of the package. In 1916 the clock of Peking was 14 minutes behind today's, and the new
# moon fell into them: almanacs of the time have 3 February, the package 4.
moon = _ChineseLunisolar
V['lunar-date'] = sorted([datetime.date(year, *day[:2]).isoformat(), f'{"".join("〇一二三四五六七八九"[int(d)] for d in str(year))}年{name}']
                         for name, table in (('正月初一', moon.LUNAR_NEW_YEAR_DATES), ('五月初五', moon.DRAGON_BOAT_DATES), ('八月十五', moon.MID_AUTUMN_DATES), ('九月初九', moon.DOUBLE_NINTH_DATES))
                         for year, day in table.items() if 1901 <= year <= 2099 and year != 1916 and (year + len(name)) % 2 == 0)

# Words whose reading and whose characters are beyond doubt.
V['pinyin'] = icu('Han-Latin', ['中国', '北京', '上海', '电影', '世界', '工具', '朋友', '学生', '汉字', '拼音', '天气', '春天', '公司', '今年', '星期', '女人', '绿色', '旅游', '战略', '律师', '儿子', '鹅', '饿', '二十', '云南', '一万', '不是', '一样', '不对', '虐', '雪', '全', '知道',
                                '七夕', '武汉', '西安', '广东', '福建', '四川', '江苏', '浙江', '湖南', '海南', 'abc', '123', '', '第1名', '日本人'])
TRADITIONAL = ['電影', '電腦', '圖書館', '頭髮', '發現', '後來', '皇后', '乾淨', '乾坤', '麵條', '裡面', '鄰里', '鐘錶', '臺灣', '體驗', '葉子', '憂鬱', '鬱金香', '書籍', '學習', '龍門', '飛機', '馬車', '魚', '鳥', '雞蛋', '', 'abc', '𠮷', '繁體字，全形標點！', '愛', '國際', '歷史', '日曆', '隻身', '只有', '徵求', '長征', '製造', '制度']
V['zh-convert.simple'] = icu('Hant-Hans', TRADITIONAL)
SIMPLE = ['电影', '电脑', '图书馆', '发现', '后来', '皇后', '体验', '叶子', '学习', '龙门', '飞机', '马车', '鱼', '鸟', '鸡蛋', '爱', '国际', '', 'abc', '简体字，标点！', '长征', '制度', '书籍', '门', '语言', '说话', '认识', '经济', '红绿', '钱', '铁路', '医药', '医院']
V['zh-convert.traditional'] = icu('Hans-Hant', SIMPLE)

MORSE = dict(zip('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --.. ----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.'.split()),
             **{'.': '.-.-.-', ',': '--..--', '?': '..--..', "'": '.----.', '/': '-..-.', '(': '-.--.', ')': '-.--.-', ':': '---...', '=': '-...-', '+': '.-.-.', '-': '-....-', '"': '.-..-.', '@': '.--.-.'})
def morse(text):
    if not text.strip(): return ''
    coded = lambda c: MORSE[c] if c in MORSE or ord(c) < 128 else f'{ord(c):b}'.replace('0', '.').replace('1', '-')
    return ' / '.join(' '.join(coded(c) for c in word) for word in text.upper().split())
# ITU-R M.1677-1.
V['morse'] = each(['SOS', 'sos help', 'The quick brown fox', 'jumps over the lazy dog', '0123456789', 'a.b,c?', "it's", '(x)', 'a/b', 'a:b', '1+1=2', 'x-y', '"q"', 'me@a.cn', '搜罗', '中 文', '  two   spaces ', 'a\nb', 'A1 搜', '#', '~', '%', 'e', 't', 'é'], morse)

save('china', V)
