import { ToolFault } from '../../frame/tool-fault.pure.ts';

interface Unit {
  label: string;
  /** How many of the kind's first unit one of these is. */
  factor: number;
}

const KINDS: Record<string, Record<string, Unit>> = {
  长度: {
    m: { label: '米', factor: 1 },
    km: { label: '千米', factor: 1000 },
    cm: { label: '厘米', factor: 0.01 },
    mm: { label: '毫米', factor: 0.001 },
    li: { label: '里', factor: 500 },
    zhang: { label: '丈', factor: 10 / 3 },
    chi: { label: '尺', factor: 1 / 3 },
    cun: { label: '寸', factor: 1 / 30 },
    inch: { label: '英寸', factor: 0.0254 },
    ft: { label: '英尺', factor: 0.3048 },
    yd: { label: '码', factor: 0.9144 },
    mile: { label: '英里', factor: 1609.344 },
    nmi: { label: '海里', factor: 1852 },
  },
  重量: {
    kg: { label: '千克', factor: 1 },
    g: { label: '克', factor: 0.001 },
    t: { label: '吨', factor: 1000 },
    jin: { label: '斤', factor: 0.5 },
    liang: { label: '两', factor: 0.05 },
    qian: { label: '钱', factor: 0.005 },
    lb: { label: '磅', factor: 0.45359237 },
    oz: { label: '盎司', factor: 0.028349523125 },
    ct: { label: '克拉', factor: 0.0002 },
  },
  面积: {
    m2: { label: '平方米', factor: 1 },
    km2: { label: '平方千米', factor: 1e6 },
    cm2: { label: '平方厘米', factor: 1e-4 },
    mu: { label: '亩', factor: 2000 / 3 },
    ha: { label: '公顷', factor: 1e4 },
    ping: { label: '坪', factor: 400 / 121 },
    ft2: { label: '平方英尺', factor: 0.09290304 },
    acre: { label: '英亩', factor: 4046.8564224 },
  },
  体积: {
    l: { label: '升', factor: 1 },
    ml: { label: '毫升', factor: 0.001 },
    m3: { label: '立方米', factor: 1000 },
    gal: { label: '美制加仑', factor: 3.785411784 },
    ukgal: { label: '英制加仑', factor: 4.54609 },
    floz: { label: '美制液体盎司', factor: 0.0295735295625 },
    cup: { label: '杯（美制）', factor: 0.2365882365 },
  },
  速度: {
    ms: { label: '米/秒', factor: 1 },
    kmh: { label: '千米/时', factor: 1 / 3.6 },
    mph: { label: '英里/时', factor: 0.44704 },
    kn: { label: '节', factor: 1852 / 3600 },
  },
  时间: {
    s: { label: '秒', factor: 1 },
    ms2: { label: '毫秒', factor: 0.001 },
    min: { label: '分钟', factor: 60 },
    h: { label: '小时', factor: 3600 },
    d: { label: '天', factor: 86400 },
    w: { label: '周', factor: 604800 },
  },
  数据: {
    byte: { label: '字节', factor: 1 },
    bit: { label: '比特', factor: 0.125 },
    kb: { label: 'KB（1000）', factor: 1e3 },
    mb: { label: 'MB（1000）', factor: 1e6 },
    gb: { label: 'GB（1000）', factor: 1e9 },
    kib: { label: 'KiB（1024）', factor: 1024 },
    mib: { label: 'MiB（1024）', factor: 1024 ** 2 },
    gib: { label: 'GiB（1024）', factor: 1024 ** 3 },
    tib: { label: 'TiB（1024）', factor: 1024 ** 4 },
  },
  压力: {
    pa: { label: '帕', factor: 1 },
    kpa: { label: '千帕', factor: 1000 },
    bar: { label: '巴', factor: 1e5 },
    atm: { label: '标准大气压', factor: 101325 },
    mmhg: { label: '毫米汞柱', factor: 133.322387415 },
    psi: { label: '磅/平方英寸', factor: 6894.757293168 },
  },
  能量: {
    j: { label: '焦', factor: 1 },
    kj: { label: '千焦', factor: 1000 },
    cal: { label: '卡', factor: 4.184 },
    kcal: { label: '大卡', factor: 4184 },
    wh: { label: '瓦时', factor: 3600 },
    kwh: { label: '度（千瓦时）', factor: 3.6e6 },
  },
  功率: {
    w2: { label: '瓦', factor: 1 },
    kw: { label: '千瓦', factor: 1000 },
    ps: { label: '公制马力', factor: 735.49875 },
    hp: { label: '英制马力', factor: 745.69987158227 },
  },
};

/** Temperatures do not start at the same zero. */
const DEGREES: Record<string, { label: string; toCelsius(value: number): number; fromCelsius(value: number): number }> =
  {
    c: { label: '摄氏度', toCelsius: (value) => value, fromCelsius: (value) => value },
    f: { label: '华氏度', toCelsius: (value) => ((value - 32) * 5) / 9, fromCelsius: (value) => (value * 9) / 5 + 32 },
    k: { label: '开尔文', toCelsius: (value) => value - 273.15, fromCelsius: (value) => value + 273.15 },
  };

export const UNITS = [
  ...Object.entries(KINDS).flatMap(([kind, units]) =>
    Object.entries(units).map(([value, { label }]) => ({ value, label: `${kind} · ${label}` })),
  ),
  ...Object.entries(DEGREES).map(([value, { label }]) => ({ value, label: `温度 · ${label}` })),
];

/** Beyond this the largest unit said in the smallest has no number. */
const LARGEST = 1e280;

export function convertUnit(amount: number, unit: string): { label: string; value: string }[] {
  if (!Number.isFinite(amount)) throw new ToolFault('请输入一个数');
  if (Math.abs(amount) > LARGEST) throw new ToolFault('这个数太大了，换算不了');
  const degree = Object.hasOwn(DEGREES, unit) ? DEGREES[unit] : undefined;
  if (degree) {
    const celsius = degree.toCelsius(amount);
    if (celsius < -273.15 - 1e-9) throw new ToolFault('没有比绝对零度（−273.15 ℃）更冷的温度');
    return Object.values(DEGREES).map(({ label, fromCelsius }) => ({ label, value: said(fromCelsius(celsius)) }));
  }
  const units = Object.values(KINDS).find((kind) => Object.hasOwn(kind, unit));
  const own = units?.[unit];
  if (!units || !own) throw new ToolFault('没有这个单位');
  return Object.values(units).map(({ label, factor }) => ({ label, value: said((amount * own.factor) / factor) }));
}

/** Ten digits are more than anyone measures; more would show the computer's own rounding. Whole digits stay, up to 15. */
function said(value: number): string {
  const whole = Math.floor(Math.log10(Math.max(1, Math.abs(value)))) + 1;
  return String(Number(value.toPrecision(Math.min(15, Math.max(10, whole)))));
}
