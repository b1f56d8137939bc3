import { useOutletContext } from 'react-router';

export interface OpenTool {
  url: string;
  name: string;
  example: { input: string; output: string };
}

/** The tool whose page is open, as the frame knows it. */
export function useTool(): OpenTool {
  return useOutletContext<OpenTool>();
}
