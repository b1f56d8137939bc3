import { ToolFault } from '../../frame/tool-fault.pure.ts';
import type { StepTool } from './run-chain.ts';

/** Every tool that turns a text into a text has a `step.ts`; each is loaded when a chain uses it. */
const MODULES = import.meta.glob<StepTool>('../*/step.{ts,tsx}');
const BY_URL = new Map(Object.entries(MODULES).map(([path, load]) => [path.split('/').at(-2) ?? '', load]));

export const canBeStep = (url: string) => BY_URL.has(url);

export async function loadStep(url: string): Promise<StepTool> {
  const load = BY_URL.get(url);
  if (!load) throw new ToolFault(`没有“${url}”这个工具，或者它不能串`);
  return load();
}
