import { faultOf, ToolFault } from '../frame/tool-fault.pure.ts';

/** With two texts, a fault must say in which it is. */
export function inPart<Result>(part: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { line, message } = faultOf(error);
    throw new ToolFault(`${part}${line ? `第 ${line} 行` : ''}：${message}`);
  }
}
