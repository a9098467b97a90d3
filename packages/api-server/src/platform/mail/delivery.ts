/** What the mail server said to one of the addresses of a message. */
export interface Refusal {
  address: string;
  answer: string;
  /** Whether it would say so again (5xx). */
  isFinal: boolean;
}

/** Why no recipient got a message. */
export interface Trouble {
  answer: string;
  isFinal: boolean;
  /** With the server itself: every other message would fare the same now. */
  isOfServer: boolean;
}

/** What became of a try to send a message. */
export interface Delivery {
  /** Addresses for which the server has accepted it. */
  accepted: readonly string[];
  refusals: readonly Refusal[];
  trouble?: Trouble;
}

/** What a mail library throws, as far as it is read here. */
export interface SendError {
  code?: string | undefined;
  message: string;
  /** The command that the server refused. */
  command?: string | undefined;
  /** The server's own words. */
  response?: string | undefined;
  /** Whether the server's answer is final (5xx); not set when it gave none. */
  permanent?: boolean | undefined;
  recipient?: string | undefined;
  rejectedErrors?: readonly SendError[] | undefined;
}

/** Longest answer that is kept, in characters. */
const LONGEST_ANSWER = 300;

/** An answer on one line: what a database cannot keep, such as NUL, is gone. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ANSWER);

/** The refusals among what went wrong with single addresses. */
export const refusalsOf = (errors: readonly SendError[] = []): Refusal[] =>
  errors.flatMap(({ recipient, response, message, permanent }) =>
    recipient ? [{ address: recipient, answer: oneLine(response ?? message), isFinal: permanent === true }] : [],
  );

/** Whether the message is at fault and not the server, its login or the sender's address, which may be mended. */
const isOfMessage = ({ code, command }: SendError) =>
  code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');

/** What became of a try that ended with an error. */
export function failedDelivery(error: SendError): Delivery {
  const refusals = refusalsOf(error.rejectedErrors);
  if (refusals.length > 0) return { accepted: [], refusals };
  const isFinal = isOfMessage(error) && (error.permanent ?? true);
  const trouble = { answer: oneLine(error.message), isFinal, isOfServer: !isOfMessage(error) };
  return { accepted: [], refusals: [], trouble };
}
