// pdf.js brings along what few browsers have, but not what only the oldest lack.
import './complete-worker.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
