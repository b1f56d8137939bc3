import type { TextAnswer, TextQuestion } from '../../frame/text-tool.tsx';
import { faultOf, ToolFault } from '../../frame/tool-fault.pure.ts';
import { type AnyValue, defaultsOf, parseValue, type ToolOption } from '../../frame/tool-options.ts';
import type { Step } from './chain.pure.ts';

/** What `step.ts` of a tool offers. */
export interface StepTool {
  OPTIONS: readonly ToolOption[];
  run(question: TextQuestion<Record<string, AnyValue>>, signal: AbortSignal): TextAnswer | Promise<TextAnswer>;
}

export interface ChainAnswer {
  /** What each step gave, as far as it came. */
  outputs: string[];
  /** The step that failed, from 0, and why. */
  broken?: { at: number; message: string };
}

/** All values of a step: what the chain says, and what the tool begins with. */
export function valuesOf({ OPTIONS }: StepTool, { values }: Step): Record<string, AnyValue> {
  const known: Record<string, AnyValue> = { ...defaultsOf(OPTIONS) };
  for (const option of OPTIONS) {
    const text = values[option.key];
    const value = text === undefined ? undefined : parseValue(option, text);
    if (value !== undefined) known[option.key] = value;
  }
  return known;
}

export async function runChain(
  steps: readonly Step[],
  input: string,
  load: (url: string) => Promise<StepTool>,
  signal: AbortSignal,
): Promise<ChainAnswer> {
  const outputs: string[] = [];
  let text = input;
  for (const [at, step] of steps.entries()) {
    try {
      const tool = await load(step.url);
      const answer = await tool.run({ input: text, values: valuesOf(tool, step) }, signal);
      text = typeof answer === 'string' ? answer : answer.text;
      outputs.push(text);
    } catch (error) {
      if (signal.aborted) throw new ToolFault('已取消');
      const { message, line } = faultOf(error);
      return { outputs, broken: { at, message: line === undefined ? message : `第 ${line} 行：${message}` } };
    }
  }
  return { outputs };
}
