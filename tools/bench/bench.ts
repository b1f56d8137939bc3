// `npm run bench -- <name> [sizes…]`: figures for people to read. Nothing here passes or fails.
import { benchBill } from './bill.bench.ts';
import { benchCatalogue } from './catalogue.bench.ts';
import { benchCollect } from './collect.bench.ts';
import { benchMarket } from './market.bench.ts';
import { benchMemory } from './memory.bench.ts';
import { benchPages } from './pages.bench.ts';
import { benchPictures } from './pictures.bench.ts';
import { benchProvide } from './provide.bench.ts';
import { benchScroll } from './scroll.bench.ts';
import { benchShelf } from './shelf.bench.ts';
import { benchShortLink } from './short-link.bench.ts';
import { benchVisitor } from './visitor.bench.ts';

const BENCHES: Record<string, (args: string[]) => Promise<void>> = {
  bill: benchBill,
  catalogue: benchCatalogue,
  memory: benchMemory,
  pages: benchPages,
  pictures: benchPictures,
  collect: benchCollect,
  provide: benchProvide,
  market: benchMarket,
  scroll: benchScroll,
  shelf: benchShelf,
  'short-link': benchShortLink,
  visitor: benchVisitor,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) await bench(args);
else {
  console.error(`usage: npm run bench -- <${Object.keys(BENCHES).join('|')}> [options]`);
  process.exitCode = 2;
}
