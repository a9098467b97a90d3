import { askerInWords, fieldAt, pendingWith, type Asker, type NationalFacility } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface About {
  /** As it is now. */
  facility: NationalFacility;
  question: {
    asker: Asker;
    instrumentKind: 'lidar' | 'photometer' | null;
    instrumentName: string | null;
    text: string;
    fields: readonly string[];
    until: string | null;
  };
  publicUrl: string;
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const aboutWhat = ({ facility, question: { instrumentKind, instrumentName } }: About) =>
  instrumentKind === null
    ? `the application of ${facility.pretty_name}`
    : `the ${instrumentKind} ${instrumentName} of ${facility.pretty_name}`;

/** Whose turn it is now, in the words that the portal shows. */
const turn = ({ submissions }: NationalFacility) => pendingWith(submissions.initial_acceptance).sentence;

function opened({ question: { instrumentKind, fields, until } }: About): string[] {
  if (instrumentKind === null || fields.length === 0) return [];
  const labels = fields.map((path) => `\n${fieldAt(instrumentKind, path)?.label ?? path}`);
  return [`Until ${until} you may correct in your application:${labels.join('')}`];
}

interface ToHolder extends About {
  /** The owner, or a deputy. */
  holder: { email: string; firstName: string; lastName: string };
}

/** To the owner or a deputy of a facility that is asked something. Nobody who asks is named. */
export function askedMail({ holder, ...about }: ToHolder): Mail {
  const { facility, question, publicUrl } = about;
  const until = question.until === null ? '' : ` Please answer by ${question.until}.`;
  const message = {
    subject: `${facility.acronym}: a question about your application`,
    greeting: `Dear ${holder.firstName} ${holder.lastName}`,
    paragraphs: [
      `${capitalised(askerInWords(question.asker))} has a question about ${aboutWhat(about)}.${until}`,
      question.text,
      ...opened(about),
    ],
    action: { label: 'Answer the question', url: `${publicUrl}/edit-nf/${facility._id}` },
  };
  return {
    kind: 'question-asked',
    recipients: [holder.email],
    facilityId: facility._id,
    ...renderMessage(message, publicUrl),
  };
}

interface Answered extends About {
  recipients: string[];
  answer: string;
  fileCount: number;
}

const filesInWords = (count: number) => (count === 1 ? ['One file came with it.'] : [`${count} files came with it.`]);

/** To those who asked: the answer is there. */
export function answeredMail({ recipients, answer, fileCount, ...about }: Answered): Mail {
  const { facility, question, publicUrl } = about;
  const message = {
    subject: `${facility.acronym}: a question is answered`,
    paragraphs: [
      `The facility has answered a question about ${aboutWhat(about)}.`,
      `Question: ${question.text}`,
      `Answer: ${answer}`,
      ...(fileCount > 0 ? filesInWords(fileCount) : []),
      `Please close the question once nothing is left to ask. ${turn(facility)}`,
    ],
    action: { label: 'Open the application', url: `${publicUrl}/cars/evaluate-nf/${facility._id}` },
  };
  return { kind: 'question-answered', recipients, facilityId: facility._id, ...renderMessage(message, publicUrl) };
}
