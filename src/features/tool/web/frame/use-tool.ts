import { useLocation, useOutletContext } from 'react-router';

export interface OpenTool {
  url: string;
  name: string;
  example: { input: string; output: string };
}

/** The tool whose page is open, as the frame knows it. Pages outside the frame go by the last part of their address. */
export function useTool(): OpenTool {
  const { pathname } = useLocation();
  const framed = useOutletContext<OpenTool | undefined>();
  return framed ?? { url: pathname.split('/').at(-1) ?? '', name: '', example: { input: '', output: '' } };
}
