import { serveWorker } from '../../frame/serve-worker.ts';
import { formatXml } from '../json-xml/format-xml.work.ts';

export interface XmlQuestion {
  text: string;
  indent: Parameters<typeof formatXml>[1];
}

serveWorker(({ text, indent }: XmlQuestion) => formatXml(text, indent));
