/** The response of the mail server to one of the addresses of a message. */
export interface Refusal {
  address: string;
  answer: string;
  /** Whether the refusal is permanent (5xx). */
  isFinal: boolean;
}

/** The reason why no recipient received a message. */
export interface Trouble {
  answer: string;
  isFinal: boolean;
  /** Whether it concerns the server itself: every other message would fail in the same way now. */
  isOfServer: boolean;
}

/** The result of an attempt to send a message. */
export interface Delivery {
  /** Addresses for which the server has accepted it. */
  accepted: readonly string[];
  refusals: readonly Refusal[];
  trouble?: Trouble;
}

/** The fields of a mail library's errors that are read here. */
export interface SendError {
  code?: string | undefined;
  message: string;
  /** The command that the server refused. */
  command?: string | undefined;
  /** The server's own words. */
  response?: string | undefined;
  /** Whether the server's answer is permanent (5xx); undefined if it gave none. */
  permanent?: boolean | undefined;
  recipient?: string | undefined;
  rejectedErrors?: readonly SendError[] | undefined;
}

/** Maximum length of a stored answer, in characters. */
const LONGEST_ANSWER = 300;

/** An answer on one line, without characters that a database cannot store, such as NUL. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ANSWER);

/** The refusals among the errors of single addresses. */
export const refusalsOf = (errors: readonly SendError[] = []): Refusal[] =>
  errors.flatMap(({ recipient, response, message, permanent }) =>
    recipient ? [{ address: recipient, answer: oneLine(response ?? message), isFinal: permanent === true }] : [],
  );

/** Whether the message is at fault and not the server, its login or the sender's address, which may be corrected. */
const isOfMessage = ({ code, command }: SendError) =>
  code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM');

/** The result of an attempt that ended with an error. */
export function failedDelivery(error: SendError): Delivery {
  const refusals = refusalsOf(error.rejectedErrors);
  if (refusals.length > 0) return { accepted: [], refusals };
  const isFinal = isOfMessage(error) && (error.permanent ?? true);
  const trouble = { answer: oneLine(error.message), isFinal, isOfServer: !isOfMessage(error) };
  return { accepted: [], refusals: [], trouble };
}
