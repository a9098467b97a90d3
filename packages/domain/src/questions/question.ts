import { COMPONENTS } from '../acceptance/components';
import type { AspectPath, Component } from '../acceptance/components';
import type { AcceptanceStatusCode } from '../acceptance/status';
import type { Relation } from '../permissions/may';
import type { Day } from '../time/day';

/** The role of the asker: reviewer of a component, or CARS. Names are not disclosed. */
export type Asker = Component | 'cars';

/** The aspect of a question, of an instrument or of the facility. */
export type AskedAspect = AspectPath | 'synergy';

export interface AnswerFile {
  _id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** A question to a facility during the evaluation of its application. Times and days are epoch seconds. */
export interface Question {
  _id: string;
  round: number;
  asker: Asker;
  /** The instrument, with its name at that time; `null` if the question concerns the whole application. */
  instrument: { _id: string; kind: 'lidar' | 'photometer'; name: string } | null;
  aspect: AskedAspect | null;
  text: string;
  asked_at: number;
  /** Dotted paths of the instrument's fields that the facility may correct meanwhile. */
  fields: string[];
  until: number | null;
  answer: string | null;
  answered_at: number | null;
  files: AnswerFile[];
  /** When the asker closed it or the evaluation ended; `null` while it is open. */
  closed_at: number | null;
}

/** The subject of a question, which determines who may ask it. */
export interface QuestionAbout {
  kind: 'lidar' | 'photometer' | null;
  aspect: AskedAspect | null;
}

const isOf = ({ kind, aspect }: QuestionAbout, evaluates: readonly AskedAspect[]) =>
  aspect === null ? kind === null || evaluates.some((path) => path.startsWith(kind)) : evaluates.includes(aspect);

const isStaff = ({ columns }: Relation) => columns.includes('CS') || columns.includes('Ad');

/** The role in which a user may ask: CARS, or reviewer of a component that includes the subject; `null` if none. */
export function askerOf(relation: Relation, about: QuestionAbout): Asker | null {
  if (isStaff(relation)) return 'cars';
  const component = COMPONENTS.find(
    ({ code, evaluates }) => relation.components.includes(code) && isOf(about, evaluates),
  );
  return component?.code ?? null;
}

/** The asker in words: "CARS", "a lidar reviewer". */
export function askerInWords(asker: Asker): string {
  const component = COMPONENTS.find(({ code }) => code === asker);
  return component ? `a ${component.name.toLowerCase()}` : 'CARS';
}

/** The facts of an open question that determine what the facility may do. */
export interface OpenQuestion {
  instrumentId: string | null;
  fields: readonly string[];
  until: Day | null;
  isAnswered: boolean;
}

/** Whether fields can be opened for correction. The data of an issued preliminary report must not change. */
export const isCorrectable = (status: AcceptanceStatusCode): boolean => status === 'submitted';

/** The fields of an instrument that the facility may correct on a day. */
export const correctable = (open: readonly OpenQuestion[], instrumentId: string, today: Day): string[] => [
  ...new Set(
    open
      .filter((one) => one.instrumentId === instrumentId && one.until !== null && one.until >= today)
      .flatMap(({ fields }) => fields),
  ),
];
