declare module 'opentype.js' {
  export interface Command {
    type: string;
    x?: number;
    y?: number;
    x1?: number;
    y1?: number;
  }
  export interface Font {
    variation?: { set(coordinates: Record<string, number>): void };
    charToGlyph(character: string): { index: number };
    getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
    getAdvanceWidth(text: string, size: number): number;
  }
  const opentype: { parse(buffer: ArrayBuffer, options?: { lowMemory?: boolean }): Font };
  export default opentype;
}

declare module 'wawoff2' {
  const wawoff2: { decompress(font: Uint8Array): Promise<Uint8Array> };
  export default wawoff2;
}
