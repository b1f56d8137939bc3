/** The package ships types for its full build only; the light one is the same without subtitles, DRM and other audio. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
