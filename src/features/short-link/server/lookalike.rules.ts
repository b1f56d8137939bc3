import { KNOWN_SITES } from './lookalike.data.ts';

/** Why a visitor should look twice before going on. */
export type Doubt = 'mixed' | 'lookalike' | 'disguised' | 'address' | 'reported';

/** Letters of other scripts that print like Latin ones, and digits that are put for letters. */
const TWINS: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ј: 'j',
  ѕ: 's',
  ԁ: 'd',
  һ: 'h',
  ӏ: 'l',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ο: 'o',
  ν: 'v',
  ρ: 'p',
  τ: 't',
  ι: 'i',
  κ: 'k',
  υ: 'u',
  χ: 'x',
  ε: 'e',
  ɑ: 'a',
  ɡ: 'g',
  ı: 'i',
  ȷ: 'j',
  ʟ: 'l',
  0: 'o',
  1: 'l',
  3: 'e',
  5: 's',
  8: 'b',
};

/** Country parts of two labels: the name before them is what somebody registered. */
const TWO_LABELS = /\.(?:com|net|org|gov|edu|ac|co|or|ne|go)\.[a-z]{2}$/;

/**
 * What is doubtful about a host: letters of several scripts in one name, a name that prints like a known one, a known name
 * in front of another's domain, or a bare number. `readable` is the host with its own letters instead of xn--.
 */
export function doubtOf(host: string, readable: string = host): Exclude<Doubt, 'reported'> | null {
  if (/^\[|^\d+\.\d+\.\d+\.\d+$/.test(host)) return 'address';
  if (readable.split('.').some(isMixed)) return 'mixed';
  const registered = registeredName(readable);
  if (KNOWN_SITES.has(registered)) return null;
  const [name = ''] = registered.split('.');
  for (const site of KNOWN_SITES) {
    const [known = ''] = site.split('.');
    if (known.length < 4) continue;
    if (name !== known && printed(name) === printed(known)) return 'lookalike';
    if (`.${host}.`.includes(`.${site}.`)) return 'disguised';
  }
  return null;
}

/** What somebody registered: shop.example.com.cn is example.com.cn. */
function registeredName(host: string): string {
  const labels = host.split('.');
  return labels.slice(TWO_LABELS.test(host) ? -3 : -2).join('.');
}

/** Latin beside Cyrillic or Greek in one label. Chinese beside Latin is how names are written here. */
function isMixed(label: string): boolean {
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
  return scripts.filter((script) => script.test(label)).length > 1;
}

function printed(name: string): string {
  return [...name.replaceAll('rn', 'm').replaceAll('vv', 'w').replaceAll('-', '')]
    .map((letter) => TWINS[letter] ?? letter)
    .join('')
    .replaceAll('i', 'l');
}
