import { HTTP_TEXTS, isSuccessCode } from '@portal/domain';
import type { ApiError } from './api-error';
import { isAboutSessions, isLoad } from './call';
import type { Call } from './call';
import type { Answer } from './send';

/** What a person should hear about a call. */
export interface Message {
  tone: 'success' | 'danger';
  text: string;
  /** How the log of the server calls the request, for failures that nobody foresaw. */
  reference?: string;
}

type Listener = (message: Message) => void;
const listeners = new Set<Listener>();

/** Hears every message that is not left to a page; returns how to stop it. */
export function onMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Tells the listeners what a call has to say, if anything. */
export function report(call: Call, answer: Answer): void {
  const message = isAboutSessions(call) ? null : messageOf(call, answer);
  if (message) emit(message);
}

/** Tells the listeners why a file did not come. The page stays as it is, so nobody else would say it. */
export function reportDownload(error: ApiError): void {
  const text = textOf(error) ?? (error.status === 0 ? 'The file could not be loaded. Please try again.' : null);
  if (text !== null) emit(failed(text, error));
}

function emit(message: Message) {
  for (const listener of listeners) listener(message);
}

const failed = (text: string, { reference }: ApiError): Message => ({
  tone: 'danger',
  text,
  ...(reference !== undefined && { reference }),
});

const textOf = ({ message, status }: ApiError) => message ?? HTTP_TEXTS[status] ?? null;

function messageOf(
  call: Call,
  { meta, error }: { meta?: { code?: number; message?: string } } & Answer,
): Message | null {
  if (error) {
    const text = textOf(error) ?? (error.status === 0 ? withoutAnswer(call) : null);
    return text === null ? null : failed(text, error);
  }
  if (meta?.code === undefined || meta.message === undefined) return null;
  return { tone: isSuccessCode(meta.code) ? 'success' : 'danger', text: meta.message };
}

// A page that could not load says so itself; whoever sent something must hear that it did not arrive.
const withoutAnswer = (call: Call) =>
  isLoad(call) ? null : 'The portal could not be reached. Nothing was sent; please try again.';
