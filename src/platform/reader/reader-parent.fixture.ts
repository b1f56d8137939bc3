// A site that is killed while a document is read: says which process reads, then reads something endless.
import type odd from './odd-reader.fixture.ts';
import { aReader } from './reader.ts';
import { createReadingRoom } from './reading-room.ts';

const reader = aReader<typeof odd>(new URL('./odd-reader.fixture.ts', import.meta.url), { cpuMs: 600_000 });
const room = createReadingRoom({ report: console.error, size: 1 });
console.log(await room.read(reader, { does: 'pid' }));
await room.read(reader, { does: 'loop' });
