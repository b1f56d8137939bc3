import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface ReplaceQuestion {
  text: string;
  /** Each line: old => new. */
  rules: string;
  regex: boolean;
  ignoreCase: boolean;
}

/** May run for ever on a bad pattern: only to be called where it can be ended. */
export function replaceAll({ text, rules, regex, ignoreCase }: ReplaceQuestion): string {
  return readRules(rules).reduce((sum, { from, to, line }) => {
    if (!regex) return sum.replace(new RegExp(escaped(from), ignoreCase ? 'gi' : 'g'), () => to);
    try {
      return sum.replace(new RegExp(from, ignoreCase ? 'gimu' : 'gmu'), to);
    } catch {
      throw new ToolFault(`第 ${line} 条规则的正则写得不对`);
    }
  }, text);
}

function readRules(rules: string): { from: string; to: string; line: number }[] {
  return rules.split(/\r\n|\r|\n/).flatMap((rule, at) => {
    if (!rule.trim()) return [];
    const cut = rule.indexOf('=>');
    if (cut < 0) throw new ToolFault(`第 ${at + 1} 条规则里没有 =>，要写成“旧 => 新”`);
    const [from, to] = [rule.slice(0, cut).replace(/ $/, ''), rule.slice(cut + 2).replace(/^ /, '')].map(spelled);
    if (!from) throw new ToolFault(`第 ${at + 1} 条规则的 => 左边是空的`);
    return [{ from, to: to ?? '', line: at + 1 }];
  });
}

function spelled(text: string): string {
  return text.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
