import { ToolFault } from '../frame/tool-fault.pure.ts';

/** Changes every line that is not empty; a fault says which line it is in. */
export function eachLine(text: string, change: (line: string) => string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, at) => {
      try {
        return line.trim() && change(line);
      } catch (error) {
        throw error instanceof ToolFault ? new ToolFault(error.message, { line: at + 1 }) : error;
      }
    })
    .join('\n');
}
