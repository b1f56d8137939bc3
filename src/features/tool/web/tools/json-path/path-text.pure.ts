import { ToolFault } from '../../frame/tool-fault.pure.ts';

const ESCAPES: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', '/': '/', '\\': '\\' };

/** The text of a path and how far it has been read. */
export class PathText {
  readonly text: string;
  at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get isAtEnd(): boolean {
    return this.at === this.text.length;
  }

  take(mark: string): boolean {
    if (!this.text.startsWith(mark, this.at)) return false;
    this.at += mark.length;
    return true;
  }

  /** `pattern` is sticky. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  skipSpace(): void {
    this.match(/[ \t\n\r]+/y);
  }

  fault(message: string): ToolFault {
    return new ToolFault(`JSONPath 第 ${this.at + 1} 个字符：${message}`);
  }

  /** What stands in quotes, or nothing if there are none. */
  readString(): string | undefined {
    const quote = ["'", '"'].find((mark) => this.take(mark));
    if (!quote) return undefined;
    let value = '';
    while (!this.take(quote)) {
      const mark = this.match(/[\s\S]/uy);
      if (mark === undefined || mark < ' ' || /[\ud800-\udfff]/u.test(mark))
        throw this.fault('引号没有配对，或里面有控制字符');
      value += mark === '\\' ? this.readEscape(quote) : mark;
    }
    return value;
  }

  private readEscape(quote: string): string {
    if (this.take(quote)) return quote;
    const code = this.match(
      /u(?:[Dd][89ABab][\dA-Fa-f]{2}\\u[Dd][C-Fc-f][\dA-Fa-f]{2}|(?![Dd][89A-Fa-f])[\dA-Fa-f]{4})/y,
    );
    if (code) return JSON.parse(`"\\${code}"`);
    const mark = this.match(/[bfnrt/\\]/y);
    if (mark === undefined) throw this.fault('反斜杠后面的转义不对');
    return ESCAPES[mark] ?? mark;
  }
}
