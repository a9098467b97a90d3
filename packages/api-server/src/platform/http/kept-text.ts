import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../files/send-file';
import { acceptsEncoding } from './accepts-encoding';

/** A text that many are sent: its bytes, their hash, and their compressed forms, each made once. */
export interface KeptText {
  bytes: Buffer;
  sha256: string;
  /** The compressed bytes; the first who asks waits for them. */
  compressed: (encoding: Encoding) => Promise<Buffer>;
}

/** Best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Below, compression saves nothing, bytes. */
const MIN_COMPRESSED = 1024;
/** Of 11: twice the time of this one saves 3 % more. */
const BROTLI_QUALITY = 4;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
} satisfies Record<Encoding, (bytes: Buffer) => Promise<Buffer>>;

/** Keeps a text with what is derived from it. */
export function keptText(text: string): KeptText {
  const bytes = Buffer.from(text);
  const forms: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return {
    bytes,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    compressed: (encoding) => (forms[encoding] ??= compress[encoding](bytes)),
  };
}

export interface SentText {
  text: KeptText;
  'cache-control': string;
  'content-type': string;
  'content-disposition'?: string;
}

/** Sends a text in the best form that the client takes, or 304 if the client has it. */
export async function sendKeptText(request: FastifyRequest, reply: FastifyReply, { text, ...headers }: SentText) {
  const { bytes, sha256, compressed } = text;
  // Weak, as the same text is sent in several compressions.
  void reply.headers({
    'cache-control': headers['cache-control'],
    etag: `W/"${sha256}"`,
    vary: 'accept-encoding',
  });
  if (isKnown(request, { sha256 })) return reply.code(304).send();
  return sendInBestForm(request, reply.headers(headers), { bytes, compressed });
}

async function sendInBestForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, compressed }: Pick<KeptText, 'bytes' | 'compressed'>,
) {
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find((each) => acceptsEncoding(accepted, each));
  if (!encoding || bytes.length < MIN_COMPRESSED) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(await compressed(encoding));
}

/** Sends a text that is made for one request in the best form that the client takes. */
export function sendText(request: FastifyRequest, reply: FastifyReply, text: string) {
  const bytes = Buffer.from(text);
  void reply.header('vary', 'accept-encoding');
  return sendInBestForm(request, reply, { bytes, compressed: (encoding) => compress[encoding](bytes) });
}
