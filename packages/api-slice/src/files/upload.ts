import type { ApiError } from '../request/api-error';
import { REFERENCE_HEADER } from '../request/api-error';
import type { SentCall } from '../request/call';
import { addressOf, headersFor, open } from '../request/send';
import type { Answer } from '../request/send';

const NOT_ARRIVED = 'The file did not arrive. Please try again.';

/** A failed upload, with the server's message or a general one. */
export class UploadFailure extends Error implements ApiError {
  readonly status: number;
  readonly errors: ApiError['errors'];
  readonly reference: ApiError['reference'];

  constructor({ status, message, errors, reference }: ApiError) {
    super(errors?.[0]?.message ?? message ?? NOT_ARRIVED);
    this.name = 'UploadFailure';
    this.status = status;
    this.errors = errors;
    this.reference = reference;
  }
}

export interface UploadOptions {
  call: SentCall;
  /** Called with the fraction sent, 0 to 1. */
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** Uploads a file with a token. Uses `XMLHttpRequest`, since `fetch` reports no upload progress. Never rejects. */
export function upload(file: File, token: string | null, { call, onProgress, signal }: UploadOptions): Promise<Answer> {
  const request = new XMLHttpRequest();
  request.open(call.method, addressOf(call));
  for (const [name, value] of Object.entries(headersFor(token))) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0));
  const stop = () => request.abort();
  signal?.addEventListener('abort', stop);
  return new Promise<Answer>((resolve) => {
    const reference = () => request.getResponseHeader(REFERENCE_HEADER);
    request.addEventListener('load', () => resolve(open(request.status, request.responseText, reference())));
    for (const end of ['error', 'timeout', 'abort']) {
      request.addEventListener(end, () => resolve({ error: { status: 0 } }));
    }
    const body = new FormData();
    body.append('file', file);
    request.send(body);
    if (signal?.aborted) stop();
  }).finally(() => signal?.removeEventListener('abort', stop));
}
