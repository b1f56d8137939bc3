/** Corners in pixels, from the upper left. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface ReadLine {
  text: string;
  box: Box;
  /** From 0 to 1. */
  confidence: number;
  /** That of the letter the engine is least sure of. */
  weakest?: number;
  /** How tall the letters are, whichever way the picture was turned. */
  size: number;
  /** Lines that stand side by side have the same; counted from the top. */
  row: number;
}

export type Turn = 0 | 90 | 180 | 270;

export interface ReadPicture {
  /** The size of the picture as a viewer shows it; the boxes are in its pixels. */
  width: number;
  height: number;
  /** Clockwise, until the text was upright. */
  turn: Turn;
  /** In reading order. */
  lines: ReadLine[];
}
