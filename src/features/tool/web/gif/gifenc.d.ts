/** As much of gifenc as we use; it brings no types. */
declare module 'gifenc' {
  type Palette = number[][];
  interface Frame {
    palette: Palette;
    /** Milliseconds. */
    delay: number;
    /** How often it plays: 0 for ever, -1 once. Said with the first frame. */
    repeat?: number;
  }
  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, frame: Frame): void;
    finish(): void;
    bytes(): Uint8Array;
  }
  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8Array | Uint8ClampedArray, colors: number): Palette;
  export function applyPalette(rgba: Uint8Array | Uint8ClampedArray, palette: Palette): Uint8Array;
}
