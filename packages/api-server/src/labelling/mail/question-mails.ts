import {
  askerInWords,
  fieldAt,
  nameOfAspect,
  pendingWith,
  type AskedAspect,
  type Asker,
  type NationalFacility,
} from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { withAddress } from './with-address';

interface About {
  /** The facility after the change. */
  facility: NationalFacility;
  question: {
    asker: Asker;
    instrumentKind: 'lidar' | 'photometer' | null;
    instrumentName: string | null;
    aspect: AskedAspect | null;
    text: string;
    fields: readonly string[];
    until: string | null;
  };
  publicUrl: string;
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function aboutWhat({ facility, question: { instrumentKind, instrumentName, aspect } }: About): string {
  const { pretty_name: name } = facility;
  if (aspect === 'synergy') return `the synergy of the instruments of ${name}`;
  if (instrumentKind === null) return `the application of ${name}`;
  const closer = aspect ? `, aspect "${nameOfAspect(aspect)}"` : '';
  return `the ${instrumentKind} ${instrumentName} of ${name}${closer}`;
}

/** The pending step, in the words of the portal. */
const turn = ({ submissions }: NationalFacility) => pendingWith(submissions.initial_acceptance).sentence;

function opened({ question: { instrumentKind, fields, until } }: About): string[] {
  if (instrumentKind === null || fields.length === 0) return [];
  const labels = fields.map((path) => `\n${fieldAt(instrumentKind, path)?.label ?? path}`);
  return [
    `Until ${until}, but not after the preliminary report, you may correct in your application:${labels.join('')}`,
  ];
}

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

interface ToHolder extends About {
  /** The owner or a deputy. */
  holder: Person;
}

interface News {
  kind: string;
  subject: string;
  paragraphs: string[];
  action: string;
}

/** To the owner or a deputy, with a link to the page of the facility. */
function toHolder({ holder, facility, publicUrl }: ToHolder, { kind, subject, paragraphs, action }: News): Mail {
  const message = {
    subject: `${facility.acronym}: ${subject}`,
    greeting: `Dear ${holder.firstName} ${holder.lastName}`,
    paragraphs,
    action: { label: action, url: `${publicUrl}/edit-nf/${facility._id}` },
  };
  return { kind, recipients: [holder.email], facilityId: facility._id, ...renderMessage(message, publicUrl) };
}

/** To a group of evaluators, with a link to the page of the application. */
function toEvaluators(
  { facility, publicUrl }: About,
  recipients: string[],
  { kind, subject, paragraphs, action }: News,
): Mail {
  const message = {
    subject: `${facility.acronym}: ${subject}`,
    paragraphs,
    action: { label: action, url: `${publicUrl}/cars/evaluate-nf/${facility._id}` },
  };
  return { kind, recipients, facilityId: facility._id, ...renderMessage(message, publicUrl) };
}

/** To the owner or a deputy of a facility that receives a question. The author is not named. */
export function askedMail(about: ToHolder): Mail {
  const { question } = about;
  const until = question.until === null ? '' : ` Please answer by ${question.until}.`;
  return toHolder(about, {
    kind: 'question-asked',
    subject: 'a question about your application',
    action: 'Answer the question',
    paragraphs: [
      `${capitalised(askerInWords(question.asker))} has a question about ${aboutWhat(about)}.${until}`,
      question.text,
      ...opened(about),
    ],
  });
}

interface AnswerGiven extends About {
  answer: string;
  fileCount: number;
}

const filesInWords = (count: number) => (count === 1 ? 'One file came with it.' : `${count} files came with it.`);

const said = ({ question, answer, fileCount }: AnswerGiven) => [
  `Question: ${question.text}`,
  `Answer: ${answer}`,
  ...(fileCount > 0 ? [filesInWords(fileCount)] : []),
];

/** To those who asked: the question has been answered. */
export const answeredMail = ({ recipients, ...about }: AnswerGiven & { recipients: string[] }): Mail =>
  toEvaluators(about, recipients, {
    kind: 'question-answered',
    subject: 'a question is answered',
    action: 'Open the application',
    paragraphs: [
      `The facility has answered a question about ${aboutWhat(about)}.`,
      ...said(about),
      `Please close the question once nothing is left to ask. ${turn(about.facility)}`,
    ],
  });

/** To the owner and the deputies who have not answered themselves. */
export const answeredForYouMail = ({ by, ...about }: AnswerGiven & ToHolder & { by: Person }): Mail =>
  toHolder(about, {
    kind: 'question-answered-for-you',
    subject: 'a question is answered',
    action: 'Open your National Facility',
    paragraphs: [
      `${withAddress(by)} has answered a question about ${aboutWhat(about)}.`,
      ...said(about),
      turn(about.facility),
    ],
  });

const withdrawn = (about: About) => [
  `A question about ${aboutWhat(about)} was closed before it was answered.`,
  `Question: ${about.question.text}`,
  turn(about.facility),
];

/** To the owner or a deputy: an answer is no longer required. */
export const notAwaitedMail = (about: ToHolder): Mail =>
  toHolder(about, {
    kind: 'question-withdrawn',
    subject: 'a question no longer needs an answer',
    action: 'Open your National Facility',
    paragraphs: withdrawn(about),
  });

/** To the staff with whom the application is now pending. */
export const handedOnMail = ({ recipients, ...about }: About & { recipients: string[] }): Mail =>
  toEvaluators(about, recipients, {
    kind: 'question-withdrawn',
    subject: 'a question was closed without an answer',
    action: 'Open the application',
    paragraphs: withdrawn(about),
  });
