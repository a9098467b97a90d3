import type { Answer } from './fault';
import { TIMEOUTS } from './policy';

const NO_ANSWER: Answer = { status: 0, contentType: '', isIntact: false };

/** Whether the content is the released one: the browser itself checks the hash and rejects any other content. */
async function isIntact(url: string, integrity: string, signal: AbortSignal): Promise<boolean> {
  try {
    await (await fetch(url, { cache: 'no-store', integrity, signal })).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

/**
 * Requests a script that did not load: the browser's error event is the same for a dead network, a missing file, an
 * HTML page instead of a script, and altered content. Never rejects; no answer is an answer too.
 */
export async function probe(url: string, integrity: string): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUTS.probe);
  try {
    const response = await fetch(url, { cache: 'no-store', signal });
    const { status, ok, headers } = response;
    // Status and type are known by now; the next request shows whether all of the body arrives.
    await response.body?.cancel();
    const isWhole = ok && (await isIntact(url, integrity, signal));
    return signal.aborted ? NO_ANSWER : { status, contentType: headers.get('content-type') ?? '', isIntact: isWhole };
  } catch {
    return NO_ANSWER;
  }
}
