import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';

export interface Bucket {
  /** https://host of the service, without a slash at its end; the bucket's name is the first part of the path. */
  endpoint: string;
  name: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How many names one answer of a list may hold. */
  keysAtOnce?: number;
}

interface Asking {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** How long the service may take to begin its answer. */
const PATIENCE_MS = 20_000;
const ATTEMPTS = 3;

/** No answer in time, or no way there. */
export class S3Silence extends Error {
  override readonly name = 'S3Silence';
  readonly code = 'ETIMEDOUT';
}

/** The service refused. What it wrote is for the log: it may name keys, never secrets. */
export class S3Refusal extends Error {
  override readonly name = 'S3Refusal';
  readonly status: number;
  /** Full or overloaded means "not now", as with a database. */
  readonly code: string;

  constructor(status: number, method: string, text: string) {
    const [, code = ''] = /<Code>([^<]*)<\/Code>/.exec(text) ?? [];
    super(`the storage refuses ${method}: ${status} ${code}`);
    this.status = status;
    this.code = status >= 500 ? 'ECONNREFUSED' : code;
  }
}

/** The part of the protocol that keeping files needs, signed, by path. */
export function createS3Client(bucket: Bucket) {
  const { endpoint, name, region, accessKeyId, secretAccessKey, keysAtOnce = 1000 } = bucket;
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const root = `${endpoint}/${name}`;

  async function ask(method: string, key: string, { query = {}, headers = {}, body }: Asking = {}): Promise<Response> {
    const url = `${root}${key && `/${key}`}?${new URLSearchParams(query)}`.replace(/\?$/, '');
    // With a hash of the content the service refuses what was changed on its way.
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex');
    const request = await signer.sign(url, {
      method,
      headers: { 'accept-encoding': 'identity', ...headers, 'x-amz-content-sha256': hash },
      // The global type wants a buffer that cannot be shared, which none of ours is.
      ...(body && { body: body as Uint8Array<ArrayBuffer> }),
    });
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), PATIENCE_MS);
    try {
      return await fetch(request, { signal: giveUp.signal });
    } catch (error) {
      throw new S3Silence('the storage does not answer', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Everything that is asked may be asked again: the same bytes under the same name. */
  async function patiently(method: string, key: string, asking?: Asking): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      try {
        const response = await ask(method, key, asking);
        if (response.status < 500 || attempt === ATTEMPTS) return response;
        await response.body?.cancel();
      } catch (error) {
        if (attempt === ATTEMPTS) throw error;
      }
    }
  }

  async function expectDone(method: string, key: string, asking?: Asking): Promise<{ text: string; etag: string }> {
    const response = await patiently(method, key, asking);
    const text = await response.text();
    // Some failures come with 200, because the service began to answer before it knew.
    if (!response.ok || /<Error>/.test(text)) throw new S3Refusal(response.ok ? 500 : response.status, method, text);
    return { text, etag: response.headers.get('etag') ?? '' };
  }

  /** Undefined when there is no such thing. */
  async function unlessAbsent(method: 'GET' | 'HEAD', key: string): Promise<Response | undefined> {
    const response = await patiently(method, key);
    if (response.ok) return response;
    const text = await response.text();
    if (response.status === 404) return undefined;
    throw new S3Refusal(response.status, method, text);
  }

  return {
    put: (key: string, body: Uint8Array, type: string) =>
      expectDone('PUT', key, { body, headers: { 'content-type': type } }),

    async get(key: string): Promise<{ stream: Readable; size: number } | undefined> {
      const response = await unlessAbsent('GET', key);
      if (!response) return undefined;
      // Node's stream of the same name; the types of the two differ in what nobody uses.
      const body = response.body as Parameters<typeof Readable.fromWeb>[0] | null;
      const stream = body ? Readable.fromWeb(body) : Readable.from([]);
      return { stream, size: Number(response.headers.get('content-length')) };
    },

    async size(key: string): Promise<number | undefined> {
      const response = await unlessAbsent('HEAD', key);
      return response && Number(response.headers.get('content-length'));
    },

    remove: (key: string) => expectDone('DELETE', key),

    /** In the order of their bytes. By the first version of this question, which every service answers. */
    async *keys(prefix: string): AsyncGenerator<string> {
      for (let last = ''; ; ) {
        const query = { prefix, 'max-keys': String(keysAtOnce), ...(last && { marker: last }) };
        const { text } = await expectDone('GET', '', { query });
        const keys = [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => plain(key));
        yield* keys;
        last = keys.at(-1) ?? '';
        if (!last || !text.includes('<IsTruncated>true<')) return;
      }
    },

    async beginParts(key: string, type: string): Promise<string> {
      const { text } = await expectDone('POST', key, { query: { uploads: '' }, headers: { 'content-type': type } });
      const [, id] = /<UploadId>([^<]*)</.exec(text) ?? [];
      if (!id) throw new Error('the storage gave no number for the upload');
      return plain(id);
    },

    putPart: async (key: string, uploadId: string, part: number, body: Uint8Array): Promise<string> =>
      (await expectDone('PUT', key, { body, query: { partNumber: String(part), uploadId } })).etag,

    endParts(key: string, uploadId: string, etags: readonly string[]) {
      const parts = etags.map(
        (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
      );
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      return expectDone('POST', key, { body, query: { uploadId }, headers: { 'content-type': 'application/xml' } });
    },

    abandonParts: (key: string, uploadId: string) => expectDone('DELETE', key, { query: { uploadId } }),

    /** Uploads that were begun and not ended. */
    async openParts(prefix: string): Promise<{ key: string; uploadId: string; begunAt: number }[]> {
      const { text } = await expectDone('GET', '', { query: { uploads: '', prefix } });
      const [, ...uploads] = text.split('<Upload>');
      return uploads.map((upload) => {
        const [key = '', uploadId = '', begun = ''] = ['Key', 'UploadId', 'Initiated'].map((name) =>
          plain(new RegExp(`<${name}>([^<]*)<`).exec(upload)?.[1] ?? ''),
        );
        return { key, uploadId, begunAt: Date.parse(begun) };
      });
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  return text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex || decimal) return String.fromCodePoint(Number.parseInt(hex ?? decimal, hex ? 16 : 10));
    return ENTITIES[name] ?? whole;
  });
}
