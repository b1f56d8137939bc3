export interface FaultDetails {
  /** Where in the input, counted from 1. */
  line?: number;
  column?: number;
  /** Offers to put this text in place of the input. */
  fix?: { label: string; input: string };
}

/** Input that a tool cannot work with. The message is Chinese and says what is wrong and where. */
export class ToolFault extends Error {
  override readonly name = 'ToolFault';
  readonly details: FaultDetails;

  constructor(message: string, details: FaultDetails = {}) {
    super(message);
    this.details = details;
  }
}

export interface Fault extends FaultDetails {
  message: string;
}

/** What to show for whatever was thrown. Errors of libraries are in English, so they come after a sentence of ours. */
export function faultOf(error: unknown): Fault {
  if (error instanceof ToolFault) return { message: error.message, ...error.details };
  // What calls itself for every level of the input ends here when the input has thousands of them.
  if (error instanceof RangeError && /call stack/.test(error.message)) return { message: '内容嵌套得太深，处理不了' };
  const reason = error instanceof Error ? error.message.split('\n', 1)[0] : '';
  return { message: reason ? `没能处理这段内容：${reason}` : '没能处理这段内容' };
}

/** The line and column of a position, counted from 1. */
export function placeOf(text: string, position: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(0, position));
  const line = before.split('\n').length;
  return { line, column: before.length - before.lastIndexOf('\n') };
}
