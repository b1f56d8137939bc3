import { BOXES, type Cut, square } from './cover-art-cuts.ts';
import type { Scene } from './cover-art-scene.ts';

interface Piece {
  readonly cut: Cut;
  readonly colour: string;
}

/** 综艺: cut paper heaped up from the foot like a skyline, away from the title. */
export function drawVariety(scene: Scene): string {
  const { width, height, random, foot } = scene;
  const side = width <= height ? width / 4 : height / 6;
  const floor = foot < height ? foot + (height - foot) * 0.13 : height;
  const box = BOXES[random.below(BOXES.length)] ?? [square];
  const heap: Piece[][] = [];
  let art = '';
  for (let column = 0; column < Math.ceil(width / side); column++) {
    // Counted from the right edge, so that an incomplete tile falls on the side of the text.
    const x = width - (column + 1) * side;
    const pieces: Piece[] = [];
    heap.push(pieces);
    const levels = heapHeight(scene, x, side, floor);
    for (let level = 0; level < levels; level++) {
      const piece = pickPiece(scene, box, [pieces[level - 1], heap[column - 1]?.[level]]);
      pieces.push(piece);
      art += lay(scene, piece, x, floor - (level + 1) * side, side);
    }
  }
  return art;
}

/** How many tiles fit under the title in this column, less a random few. */
function heapHeight({ height, random, room, title, skyline }: Scene, x: number, side: number, floor: number): number {
  const middle = x + side / 2;
  if (!title && (middle < room.x0 || middle > room.x1)) return 0;
  const underTitle = title && x < title.x1 + 6 && x + side > title.x0 - 6;
  const ceiling = underTitle ? skyline : Math.max(room.y0, height * 0.1);
  const most = Math.floor((floor - ceiling) / side + 0.05);
  return Math.max(Math.min(most, 1), Math.round(most * random.between(0.45, 1)));
}

/** Neither the form nor the colour of a neighbour. */
function pickPiece({ palette, random }: Scene, box: readonly Cut[], neighbours: readonly (Piece | undefined)[]): Piece {
  const colours = [palette.mid, palette.highlight, palette.ink];
  const fresh = <Value>(all: readonly Value[], taken: readonly (Value | undefined)[]): readonly Value[] => {
    const left = all.filter((value) => !taken.includes(value));
    return left.length > 0 ? left : all;
  };
  const cuts = fresh(
    box,
    neighbours.map((piece) => piece?.cut),
  );
  const free = fresh(
    colours,
    neighbours.map((piece) => piece?.colour),
  );
  return { cut: cuts[random.below(cuts.length)] ?? square, colour: free[random.below(free.length)] ?? palette.mid };
}

function lay({ palette, random }: Scene, { cut, colour }: Piece, x: number, y: number, side: number): string {
  const backed = cut !== square && random.chance(0.26);
  const ground = colour === palette.mid ? palette.highlight : palette.mid;
  return (backed ? square(x, y, side, ground) : '') + cut(x, y, side, colour);
}
