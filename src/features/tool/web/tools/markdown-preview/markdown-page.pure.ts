/** A whole page for a frame that may not run anything, light or dark as the system is. */
export function pageOf(html: string): string {
  return `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><base target="_blank"><style>
body{margin:16px;font:16px/1.8 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%}
pre,code{background:color-mix(in srgb,CanvasText 8%,Canvas);border-radius:4px;padding:.1em .3em}
pre{padding:12px;overflow:auto}pre code{padding:0;background:none}
blockquote{margin:0;padding-left:16px;border-left:3px solid color-mix(in srgb,CanvasText 25%,Canvas)}
table{border-collapse:collapse}td,th{border:1px solid color-mix(in srgb,CanvasText 25%,Canvas);padding:4px 10px}
</style>${html}`;
}
