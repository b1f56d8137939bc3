/** Character maps, fonts and decoders that pdf.js asks for by name, some of them and only when a document needs them. */
const FILES: Record<string, string> = {
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/cmaps/*.bcmap', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
  ...import.meta.glob<string>('/node_modules/pdfjs-dist/wasm/{openjpeg,jbig2,qcms_bg}.wasm', {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  }),
};
const BY_NAME = new Map(Object.entries(FILES).map(([path, url]) => [path.split('/').at(-1) ?? '', url]));

/** Where pdf.js would add names to an address, ours have a hash in them. */
export class PdfFiles {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = BY_NAME.get(filename);
    if (!url) throw new Error(`no ${filename}`);
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`no ${filename}`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
