import { HTTP_TEXTS, isSuccessCode } from '@portal/domain';
import type { ApiError } from './api-error';
import { isAboutSessions, isLoad, isSaidByPage, urlOf } from './call';
import type { Call } from './call';
import { fileFailed } from './file-failed';
import type { Answer } from './send';
import { NOT_REACHED } from './texts';

export interface Message {
  tone: 'success' | 'danger';
  text: string;
  /** The request id in the server's log, for unexpected failures. */
  reference?: string;
  /** The call, so that its success ends the message of an earlier failure. */
  about?: string;
}

type Listener = (message: Message) => void;
const listeners = new Set<Listener>();

/** Subscribes to the messages that no page shows itself; returns a function that unsubscribes. */
export function onMessage(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Emits the message of a call, if any. */
export function report(call: Call, answer: Answer): void {
  const message = isAboutSessions(call) || isSaidByPage(call) ? null : messageOf(call, answer);
  if (message) emit({ ...message, about: urlOf(call) });
}

/** Emits the error of a failed download. */
export function reportDownload(error: ApiError): void {
  const text = textOf(error) ?? (error.status === 0 ? fileFailed() : null);
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

// A page shows a failed load itself; a failed write needs a message.
const withoutAnswer = (call: Call) => (isLoad(call) ? null : NOT_REACHED);
