export interface WidthOptions {
  letters: boolean;
  digits: boolean;
  punctuation: boolean;
  spaces: boolean;
}

/** Full width lies this far above half width, from ! to ~. */
const APART = 0xfee0;

export function changeWidth(text: string, to: 'half' | 'full', options: WidthOptions): string {
  const half = (code: number) => (to === 'half' ? code - APART : code);
  return text.replace(/[！-～\u3000!-~ ]/g, (mark) => {
    const code = mark.charCodeAt(0);
    if (mark === ' ' || mark === '\u3000') return options.spaces ? (to === 'half' ? ' ' : '\u3000') : mark;
    const isFull = code > 0xff00;
    if (isFull !== (to === 'half')) return mark;
    const plain = String.fromCharCode(half(code));
    const isWanted = /[a-z]/i.test(plain) ? options.letters : /\d/.test(plain) ? options.digits : options.punctuation;
    return isWanted ? String.fromCharCode(to === 'half' ? code - APART : code + APART) : mark;
  });
}
