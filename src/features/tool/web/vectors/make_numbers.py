"""Vectors for numbers, dates, networks and colours, by Python's own library. See README.md."""
import colorsys, ipaddress, stat
from datetime import date, datetime, timedelta, timezone
from decimal import Decimal, ROUND_HALF_UP, getcontext
from fractions import Fraction
from http import HTTPStatus
from zoneinfo import ZoneInfo

import idna
import numpy as np
from dateutil.relativedelta import relativedelta

from common import each, save

getcontext().prec = 60
V = {}

NUMBERS = ['0', '1', '-1', '7', '10', '255', '256', '-128', '-129', '65535', '65536', '1000000', '2147483647', '-2147483648', '4294967296', '9007199254740993',
           '-9007199254740993', '18446744073709551615', '123456789012345678901234567890', '-99999999999999999999', '31', '36', '1234567']
def based(text):
    value, digits = int(text), '0123456789abcdefghijklmnopqrstuvwxyz'
    def write(base):
        rest, out = abs(value), ''
        while True:
            rest, digit = divmod(rest, base)
            out = digits[digit] + out
            if rest == 0: return ('-' if value < 0 else '') + out
    return [write(base) for base in (2, 8, 10, 16, 32, 36)]
V['number-base'] = each(NUMBERS, based)

# Time.
UTC = timezone.utc
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
ZONES = ['Asia/Shanghai', 'America/New_York', 'Asia/Kolkata', 'Europe/London']
MOMENTS = [0, 1, 1700000000, 1794916800, 946684799, 951782400, 1582934400, 1609459199, 1710054000, 1730612400, 1678604400, 1711846800,
           -1, -86400, -2208988800, -2177452800, -1546300800, 2147483648, 4102444800, 32503680000, 99999999999, -631152000, 515520000, 545155200]
def walls(seconds):
    moment = EPOCH + timedelta(seconds=seconds)
    found = {'weekday': '一二三四五六日'[moment.astimezone(ZoneInfo('Asia/Shanghai')).weekday()] if moment.year < 9999 else None}
    for zone in ZONES:
        try: local = moment.astimezone(ZoneInfo(zone))
        except OverflowError: continue
        found[zone] = [local.strftime('%Y-%m-%d %H:%M:%S').rjust(19, '0'), local.timetuple().tm_yday, local.isoformat()[19:]]
    return found
V['timestamp'] = each(MOMENTS, walls)
WALLS = ['2026-11-15 08:30:00', '2026-03-08 02:30:00', '2026-11-01 01:30:00', '2026-06-01 00:00:00', '1999-12-31 23:59:59', '2000-02-29 12:00:00', '1970-01-01 00:00:00',
         '1900-01-01 00:00:00', '1940-06-03 12:00:00', '1986-05-04 12:00:00', '1991-09-14 12:00:00', '2038-01-19 03:14:08', '2100-02-28 23:00:00', '2024-02-29 00:00:00',
         '1919-05-01 10:00:00', '1949-06-01 00:00:00', '2026-01-01 00:00:00', '2026-12-31 23:59:59', '1901-01-02 00:00:00', '2500-07-01 06:00:00']
def moments(text):
    # The first of an hour that comes twice; a skipped hour is counted on from before: fold 0 of PEP 495 is just that.
    naive = datetime.strptime(text, '%Y-%m-%d %H:%M:%S')
    return {zone: int((naive.replace(tzinfo=ZoneInfo(zone)) - EPOCH).total_seconds()) for zone in ZONES}
V['world-clock'] = each(WALLS, moments)
MAILS = ['Tue, 17 Nov 2026 20:00:00 +0800', 'Thu, 01 Jan 1970 00:00:00 GMT', 'Sat, 29 Feb 2020 12:00:00 -0500', '17 Nov 2026 20:00:00 +0000', '2026-11-17T20:00:00+08:00',
         '2026-11-17T20:00:00Z', '2026-11-17 20:00:00+0800', '2026-11-17 20:00:00+08', '2026-11-17T20:00:00.123Z', '2026-11-17T20:00:00.123456+08:00', '2026-11-17T20:00Z',
         'Tue, 31 Feb 2026 00:00:00 GMT', '2026-02-30T00:00:00Z', '2016-12-31T23:59:60Z', '2026-13-01T00:00:00Z', '1969-12-31T23:59:59Z', '0001-01-01T00:00:00Z',
         '9999-12-31T23:59:59Z', '2026-11-17T24:00:01Z', '2026-11-17T20:60:00Z', '2026-11-17T20:00:00-00:30']
def read(text):
    from email.utils import parsedate_to_datetime
    moment = parsedate_to_datetime(text) if text[4] != '-' else datetime.fromisoformat(text)
    return (moment.replace(tzinfo=moment.tzinfo or UTC) - EPOCH) // timedelta(milliseconds=1)
V['timestamp.read'] = each(MAILS, read)
DATES = [('2026-11-15', '2026-12-25'), ('2026-01-31', '2026-02-28'), ('2024-02-29', '2025-02-28'), ('2000-01-01', '2026-11-17'), ('2026-11-17', '2026-11-17'), ('2026-12-25', '2026-11-15'),
         ('1949-10-01', '2026-10-01'), ('1900-02-28', '1900-03-01'), ('2000-02-28', '2000-03-01'), ('0001-01-01', '9999-12-31'), ('0099-12-31', '0100-01-01'), ('1582-10-04', '1582-10-15'),
         ('2026-03-31', '2026-04-30'), ('2026-08-31', '2027-02-28'), ('2023-12-31', '2024-02-29'), ('1999-12-31', '2000-01-01'), ('2026-05-31', '2026-06-30'), ('2024-02-29', '2028-02-29'),
         ('2026-02-28', '2026-03-31'), ('0050-03-01', '0051-02-28')]
def apart(pair):
    one, other = sorted(date.fromisoformat(d) for d in pair)
    span = relativedelta(other, one)
    days = (date.fromisoformat(pair[1]) - date.fromisoformat(pair[0])).days
    return [days, [span.years, span.months, span.days]]
V['date-diff'] = each(DATES, apart)
SHIFTS = [(d, n, u) for d in ('2026-01-31', '2024-02-29', '0099-12-31', '1900-03-01') for n, u in ((1, 'month'), (-1, 'month'), (1, 'year'), (100, 'day'), (-53, 'week'), (13, 'month'))]
V['date-diff.shift'] = each(SHIFTS, lambda q: str(date.fromisoformat(q[0]) + relativedelta(**{q[2] + 's': q[1]})))

# Networks.
NETS = ['192.168.1.10/24', '10.0.0.1/8', '172.16.5.4/12', '1.2.3.4/32', '8.8.8.8/31', '0.0.0.0/0', '100.64.1.1/10', '127.0.0.1/8', '203.0.113.9/29', '198.18.0.1/15',
        '224.0.0.1/4', '255.255.255.255/32', '192.168.1.10/255.255.255.0', '169.254.1.1/16', '1.2.3.4/1', '128.0.0.0/1', '192.0.2.255/25', '240.0.0.1/4', '192.168.001.1/24', '256.1.1.1/8',
        '1.2.3/8', '1.2.3.4/33', '10.255.255.255/9']
def net4(text):
    net = ipaddress.IPv4Network(text, strict=False)
    return [str(net.network_address), str(net.broadcast_address), net.prefixlen, net.num_addresses, ipaddress.IPv4Address(text.split('/')[0]).is_global and not ipaddress.IPv4Address(text.split('/')[0]).is_multicast]
V['subnet'] = each(NETS, net4)
NETS6 = ['2001:db8::1/48', '::1/128', '::/0', 'fe80::1%eth0/64', 'fc00::/7', 'ff02::1/16', '2001:0db8:0000:0000:0000:ff00:0042:8329/64', '::ffff:1.2.3.4/96', '1:2:3:4:5:6:7:8/127',
         '1::8/64', '2001:db8:0:0:1:0:0:1/128', '0:0:0:1::/64', 'a::b::c/64', '1:2:3:4:5:6:7:8:9/64', '12345::/16', '::1/129', '64:ff9b::1.2.3.4/96', 'FE80::ABCD/10', '2002:102:304::/16',
         '1:0:0:2:0:0:0:3/128', '::1.2.3/96', '0::0/1', '2001:db8::/33', '1::/65']
def net6(text):
    host, prefix = text.split('/')
    host = host.split('%')[0]
    net = ipaddress.IPv6Network(f'{host}/{prefix}', strict=False)
    plain = ipaddress.IPv6Address(int(ipaddress.IPv6Address(host)))
    return [plain.compressed, plain.exploded, net.network_address.compressed, net.broadcast_address.compressed, str(net.num_addresses), plain.reverse_pointer]
V['subnet.ipv6'] = each(NETS6, net6)
RANGES = [('1.0.0.0', '1.0.0.255'), ('10.0.0.1', '10.0.0.6'), ('0.0.0.0', '255.255.255.255'), ('1.2.3.4', '1.2.3.4'), ('192.168.0.0', '192.168.2.255'), ('1.0.0.255', '1.0.1.0'), ('::', '::ff'),
          ('2001:db8::1', '2001:db8::4'), ('::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'), ('10.0.0.0', '10.0.0.2'), ('0.0.0.0', '0.0.0.2'), ('255.255.255.254', '255.255.255.255'), ('1::', '1::1'),
          ('fe80::', 'fe80::7'), ('172.16.0.5', '172.16.0.20'), ('8.8.8.0', '8.8.9.1'), ('::1', '::1'), ('100.64.0.0', '100.127.255.255'), ('1.1.1.1', '1.1.1.3'), ('ff00::1', 'ff00::8')]
V['ip-country'] = each(RANGES, lambda q: [str(n) for n in ipaddress.summarize_address_range(ipaddress.ip_address(q[0]), ipaddress.ip_address(q[1]))])
HOSTS = ['例子.中国', 'bücher.example', '搜罗.cn', 'münchen.de', '日本語.jp', '한국.kr', 'пример.рф', 'faß.de', 'ελλάδα.gr', 'ไทย.th', 'ΕΛΛΆΣ', 'Bücher.DE', '例。子', 'ＡＢＣ.com', 'a.b-c.com',
         '例\u00ad子.com', '☕.us', '𠮷.jp', 'नेपाल.com', 'مثال.إختبار', 'xn--fsqu00a.com', 'İ.com', 'ⅷ.com', 'ñandú.es', '①.com']
V['punycode'] = each(HOSTS, lambda h: idna.encode(idna.uts46_remap(h, std3_rules=False), uts46=False, strict=False).decode()
                     if all(ord(c) < 0x2000 or ord(c) > 0x2fff for c in h) else '.'.join(
                         'xn--' + l.encode('punycode').decode() if not l.isascii() else l for l in idna.uts46_remap(h, False).split('.')))

# Rights, codes of check, units, money.
V['chmod'] = each([0o755, 0o644, 0o600, 0o777, 0, 0o4755, 0o2755, 0o1777, 0o7777, 0o4644, 0o2644, 0o1644, 0o6755, 0o111, 0o222, 0o444, 0o7000, 0o400, 0o070, 0o007, 0o1000],
                  lambda mode: [stat.filemode(stat.S_IFREG | mode)[1:], format(mode, 'o').rjust(3, '0')])
CARDS = ['4111111111111111', '5500005555555559', '340000000000009', '6011000000000004', '30000000000004', '3530111333300000', '6200000000000005', '4111111111111112', '0000000000000000',
         '6222021234567890123', '4012888888881881', '378282246310005', '2223000048400011', '5555555555554444', '6304000000000000', '123456789012', '1234567890123', '9999999999999995', '6250946000000016', '3566002020360505']
V['card-check'] = each(CARDS, lambda c: sum(int(d) if i % 2 == 0 else sum(divmod(int(d) * 2, 10)) for i, d in enumerate(reversed(c))) % 10 == 0)
IDS = ['11010519491231002', '44052418800101001', '33010220000229001', '53010219200508001', '31010119900307551', '42010119851212345', '11010120240229888', '50010119990909123', '65010119700101001', '81000019970701001',
       '12010119450815999', '37010220011111222', '22010119661231777', '15010119880808008', '46010120100430404', '71000019491001010', '82000019991220020', '83000020200101030', '13010119011231432', '61010119770707007']
def iso7064(first):
    total = 0
    for digit in first: total = (total + int(digit)) * 2 % 11
    return '0123456789X'[(12 - total) % 11]
V['id-card'] = each(IDS, iso7064)
UNITS = [(1, 'inch', '厘米', Fraction(254, 100)), (1, 'mile', '千米', Fraction(1609344, 10 ** 6)), (3, 'chi', '米', Fraction(1)), (1, 'mu', '平方米', Fraction(2000, 3)), (100, 'kmh', '米/秒', Fraction(250, 9)),
         (1, 'lb', '克', Fraction(45359237, 10 ** 5)), (1, 'oz', '克', Fraction(28349523125, 10 ** 9)), (1, 'gal', '升', Fraction(3785411784, 10 ** 9)), (1, 'acre', '亩', Fraction(40468564224, 10 ** 7) * 3 / 2000), (1, 'kwh', '大卡', Fraction(3600000, 4184)),
         (12345678901, 'byte', '比特', Fraction(98765431208)), (999999999999999, 'byte', '字节', Fraction(999999999999999)), (0, 'm', '千米', Fraction(0)), (-5, 'm', '厘米', Fraction(-500)), (Fraction(1, 10), 'm', '毫米', Fraction(100)),
         (1, 'tib', '字节', Fraction(1024 ** 4)), (1, 'nmi', '英里', Fraction(1852000, 1609344)), (123456789, 'km', '厘米', Fraction(12345678900000)), (1, 'ping', '平方米', Fraction(400, 121)), (7, 'w', '秒', Fraction(7 * 604800)), (1, 'atm', '千帕', Fraction(101325, 1000))]
V['unit-convert'] = each([(float(a), u, to, str(w.numerator), str(w.denominator)) for a, u, to, w in UNITS], lambda q: float(Fraction(int(q[3]), int(q[4]))))
yuan = lambda d: float(d.quantize(Decimal('0.01'), ROUND_HALF_UP))
LOANS = [(p, r, n) for p in (1000000, 12345.67, 1) for r in ('3.1', '4.9', '0', '36') for n in (12, 360)][:22]
def loan(q):
    p, r, n = Decimal(str(q[0])), Decimal(q[1]) / 1200, q[2]
    even = p / n if r == 0 else p * r * (1 + r) ** n / ((1 + r) ** n - 1)
    return {'equal-payment': [yuan(even), yuan(even * n - p)], 'equal-principal': [yuan(p / n + p * r), yuan(p * r * (n + 1) / 2)]}
V['mortgage'] = each([(p, r, n) for p, r, n in LOANS], loan)
BANDS = [(36000, '0.03'), (144000, '0.10'), (300000, '0.20'), (420000, '0.25'), (660000, '0.30'), (960000, '0.35'), (10 ** 12, '0.45')]
def taxed(gross):
    # Band by band, without the quick deductions.
    total, below = Decimal(0), 0
    base = max(Decimal(0), (Decimal(str(gross)) - 5000) * 12)
    for top, rate in BANDS:
        total += max(Decimal(0), min(base, Decimal(top)) - below) * Decimal(rate)
        below = top
    return yuan(total)
V['income-tax'] = each([0, 3000, 5000, 5000.01, 6000, 8000, 8000.01, 10000, 15000, 17000, 20000, 30000, 40000, 50000, 60000, 85000, 100000, 12345.67, 99999.99, 1000000, 17000.5], taxed)
PLANS = [(s, m, r, y) for s in (10000, 0, 1) for m in (0, 500) for r in ('3', '-2', '0', '12') for y in (1, 10) if s + m > 0][:24]
def grown(q):
    s, m, r, y = Decimal(q[0]), Decimal(q[1]), Decimal(q[2]) / 1200, q[3]
    n = y * 12
    total = s + m * n if r == 0 else s * (1 + r) ** n + m * (1 + r) * ((1 + r) ** n - 1) / r
    return yuan(total)
V['savings'] = each(PLANS, grown)
# The names of RFC 9110 where Python still has older ones.
RENAMED = {413: 'Content Too Large', 414: 'URI Too Long', 416: 'Range Not Satisfiable', 422: 'Unprocessable Content'}
V['http-status'] = each([s.value for s in HTTPStatus], lambda code: RENAMED.get(code, HTTPStatus(code).phrase))

# Colours: the matrices are worked out from the primaries, not copied.
def matrix(primaries, white):
    m = np.array([[x / y, 1, (1 - x - y) / y] for x, y in primaries]).T
    w = np.array([white[0] / white[1], 1, (1 - sum(white)) / white[1]])
    return m * np.linalg.solve(m, w)
D65, D50 = (0.3127, 0.3290), (0.3457, 0.3585)
SRGB = matrix([(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)], D65)
BRADFORD = np.array([[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]])
def white(xy): return np.array([xy[0] / xy[1], 1, (1 - sum(xy)) / xy[1]])
TO_D65 = np.linalg.inv(BRADFORD) @ np.diag((BRADFORD @ white(D65)) / (BRADFORD @ white(D50))) @ BRADFORD
lin = lambda v: np.sign(v) * np.where(np.abs(v) <= 0.04045, np.abs(v) / 12.92, ((np.abs(v) + 0.055) / 1.055) ** 2.4)
gam = lambda v: np.sign(v) * np.where(np.abs(v) <= 0.0031308, np.abs(v) * 12.92, 1.055 * np.abs(v) ** (1 / 2.4) - 0.055)
def srgb(xyz): return [int(v) for v in np.floor(np.clip(gam(np.linalg.solve(SRGB, xyz)), 0, 1) * 255 + 0.5)]
PRIMARIES = {'display-p3': ([(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)], D65, lin), 'rec2020': ([(0.708, 0.292), (0.17, 0.797), (0.131, 0.046)], D65, lambda v: np.where(v < 4.5 * 0.018053968510807, v / 4.5, ((v + 0.09929682680944) / 1.09929682680944) ** (1 / 0.45))),
             'a98-rgb': ([(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], D65, lambda v: v ** (563 / 256)), 'prophoto-rgb': ([(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)], D50, lambda v: np.where(v <= 16 / 512, v / 16, v ** 1.8))}
COLORS = [(space, c) for space in PRIMARIES for c in ((0.6, 0.6, 0.6), (0.2, 0.4, 0.6), (0.9, 0.8, 0.3), (0, 0, 0), (1, 1, 1))] + [('hsl', c) for c in ((9, 71, 46), (0, 0, 50), (359, 100, 50), (-30, 50, 50), (480, 25, 75))] + [('hsv', c) for c in ((9, 71, 46), (200, 33, 90), (0, 0, 0))] + [('lab', c) for c in ((50, 30, -20), (80, -20, 40), (5, 1, 1), (100, 0, 0))]
def color(q):
    space, c = q
    if space == 'hsl': return [int(v * 255 + 0.5) for v in colorsys.hls_to_rgb(c[0] / 360 % 1, c[2] / 100, c[1] / 100)]
    if space == 'hsv': return [int(v * 255 + 0.5) for v in colorsys.hsv_to_rgb(c[0] / 360 % 1, c[1] / 100, c[2] / 100)]
    if space == 'lab':
        fy = (c[0] + 16) / 116
        f = [fy + c[1] / 500, fy, fy - c[2] / 200]
        return srgb(TO_D65 @ (np.array([t ** 3 if t > 6 / 29 else 3 * (6 / 29) ** 2 * (t - 4 / 29) for t in f]) * white(D50)))
    primaries, point, decode = PRIMARIES[space]
    xyz = matrix(primaries, point) @ decode(np.array(c, float))
    return srgb(TO_D65 @ xyz if point is D50 else xyz)
V['color'] = each(COLORS, color)

# Cron, minute by minute.
CRONS = ['*/15 * * * *', '0 9 * * 1-5', '30 8 1 * *', '0 0 1 1 *', '5/20 * * * *', '0 */6 * * *', '0 0 * * 0', '0 0 * * 7', '15,45 9-17 * * *', '0 12 */10 * *', '0 0 13 * 5', '0 22-2 * * *',
         '59 23 31 12 *', '0 0 29 2 *', '* * * * *', '7-59/13 * * * *', '0 0 1,15 * 1', '0 8 * 2,11 1', '10 10 10 10 *', '0 0 * * 6-1', '0 3 28-31 * *', '1/7 0/5 * * *']
def field(text, low, high):
    found = set()
    for piece in text.split(','):
        span, _, step = piece.partition('/')
        first, _, last = span.partition('-')
        if span == '*': values = list(range(low, high + 1))
        elif last == '' and step: values = list(range(int(first), high + 1))
        elif last == '': values = [int(first)]
        elif int(first) <= int(last): values = list(range(int(first), int(last) + 1))
        else: values = list(range(int(first), high + 1)) + list(range(low, int(last) + 1))
        found |= set(values[::int(step or 1)])
    return found
def runs(text):
    minute, hour, day, month, week = text.split()
    sets = [field(minute, 0, 59), field(hour, 0, 23), field(day, 1, 31), field(month, 1, 12), {d % 7 for d in field(week, 0, 6 if '-' in week else 7)}]
    at, found = datetime(2026, 11, 17, 0, 1), []
    while len(found) < 5:
        in_day, in_week = at.day in sets[2], at.isoweekday() % 7 in sets[4]
        fits = (in_day or in_week) if day != '*' and week != '*' else in_day and in_week
        if at.month not in sets[3] or not fits: at = datetime(at.year, at.month, at.day) + timedelta(days=1); continue
        if at.hour in sets[1] and at.minute in sets[0]: found.append(at.strftime('%Y-%m-%dT%H:%M'))
        at += timedelta(minutes=1)
    return found
V['cron'] = each(CRONS, runs)
save('numbers', V)
