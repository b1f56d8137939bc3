import { isWithin } from '#/platform/json/bounded-json.ts';

/**
 * What an archive may hold at most. All are far above what a site has, and every new backup is read under them at once: a site
 * that grows beyond is told when it makes one, not when it needs it.
 */
const MiB = 1 << 20;

/** As they stand in tar; names of uploads are shorter. */
export const MOST_NAME = 4096;
export const MOST_KEY = 100;
export const MOST_TABLES = 500;
export const MOST_ENTRIES = 1_000_000;
/** The longest texts of a row are articles, of less than one. */
export const MOST_LINE = 16 * MiB;
/** Written when a million characters wait, of four bytes at most, or one line. */
export const MOST_CHUNK = MOST_LINE + 4 * MiB;
/** A tar ends with blocks of zeros that fill its last record; at most this many. */
export const MOST_LAST_BLOCKS = 20;
export const MOST_MANIFEST = 256 * MiB;

/** Three values for each file (name, size, checksum); nothing is nested deeper than the columns of tables. */
export const MANIFEST_SHAPE = { depth: 5, values: 5 * MOST_ENTRIES };
const ROW_SHAPE = { depth: 2, values: 2000 };
/** Less cannot become much, whatever it is. */
const SMALL_LINE = 64 * 1024;

/** Tables become a tenth or a twentieth when they are packed, uploads hardly smaller; gzip could do a thousandth. */
const MOST_PACKING = 200;
const ALWAYS = 64 * MiB;

export const mostUnpacked = (packedBytes: number): number => ALWAYS + packedBytes * MOST_PACKING;

/** Looked at before it is parsed: a row is a list of plain values, or of objects with one. */
export const isRowSized = (line: string): boolean => line.length <= SMALL_LINE || isWithin(line, ROW_SHAPE);
