// The reader of pictures, in a process that has no network.
import './no-network.fixture.ts';
import ocr from './ocr.reader.ts';

export default ocr;
