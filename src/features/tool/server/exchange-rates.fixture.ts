import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';

/** As the European Central Bank publishes them every working day; the figures are made up. */
export const bankXml = (days: Record<string, Record<string, string>>) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
${Object.entries(days)
  .map(
    ([day, rates]) => `		<Cube time='${day}'>
${Object.entries(rates)
  .map(([code, rate]) => `			<Cube currency='${code}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>`,
  )
  .join('\n')}
	</Cube>
</gesmes:Envelope>
`;

interface Publisher {
  body: string | Buffer;
  type?: string;
  /** Takes over the next answers. */
  trouble: (number | 'cut' | 'reset')[];
  /** What each visit said it had already. */
  asked: (string | undefined)[];
}

/** A server of rates: compressed for those who take it, with an ETag, and 304 for whoever has that already. */
export function servePublisher(publisher: Publisher): RequestListener {
  return (request, response) => {
    const { body, type = 'text/xml', trouble, asked } = publisher;
    asked.push(request.headers['if-none-match']);
    const wrong = trouble.shift();
    if (wrong === 'reset') return response.destroy();
    if (typeof wrong === 'number') return response.writeHead(wrong, { 'content-type': 'text/html' }).end('<h1>no</h1>');
    const bytes = Buffer.from(body);
    if (wrong === 'cut') {
      // Half of what was promised, and then the line is dead.
      response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
      return;
    }
    const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
    const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    response.writeHead(200, { 'content-type': type, etag, ...(isPacked && { 'content-encoding': 'gzip' }) });
    return response.end(isPacked ? gzipSync(bytes) : bytes);
  };
}
