import { COMPONENTS } from '../acceptance/components';
import type { AspectPath, Component } from '../acceptance/components';
import type { AcceptanceStatusCode } from '../acceptance/status';
import type { Relation } from '../permissions/may';
import type { Day } from '../time/day';

/** Who asks: the reviewer of a component, or CARS. Nobody is named. */
export type Asker = Component | 'cars';

/** What a question can be about more closely: an aspect of an instrument, or of the facility the synergy. */
export type AskedAspect = AspectPath | 'synergy';

/** A file that came with an answer. */
export interface AnswerFile {
  _id: string;
  name: string;
  /** Bytes. */
  size: number;
}

/** A question that a facility is asked while its application is evaluated. Moments and days are epoch seconds. */
export interface Question {
  _id: string;
  round: number;
  asker: Asker;
  /** What it is about, by its name of then; `null` for the application as a whole. */
  instrument: { _id: string; kind: 'lidar' | 'photometer'; name: string } | null;
  aspect: AskedAspect | null;
  text: string;
  asked_at: number;
  /** Dotted paths of the fields of the instrument that the facility may correct meanwhile. */
  fields: string[];
  /** The last day for the answer, and for corrections. */
  until: number | null;
  answer: string | null;
  answered_at: number | null;
  files: AnswerFile[];
  /** By who asked, or with the end of the evaluation; `null` while it is open. */
  closed_at: number | null;
}

/** What a question is about, as far as it decides who may ask it. */
export interface QuestionAbout {
  kind: 'lidar' | 'photometer' | null;
  aspect: AskedAspect | null;
}

const isOf = ({ kind, aspect }: QuestionAbout, evaluates: readonly AskedAspect[]) =>
  aspect === null ? kind === null || evaluates.some((path) => path.startsWith(kind)) : evaluates.includes(aspect);

const isStaff = ({ columns }: Relation) => columns.includes('CS') || columns.includes('Ad');

/** As what a person asks about this: as CARS, or as reviewer of a component that it is part of; `null` if as neither. */
export function askerOf(relation: Relation, about: QuestionAbout): Asker | null {
  if (isStaff(relation)) return 'cars';
  const component = COMPONENTS.find(
    ({ code, evaluates }) => relation.components.includes(code) && isOf(about, evaluates),
  );
  return component?.code ?? null;
}

/** Who asks, in words: "CARS", "a lidar reviewer". */
export function askerInWords(asker: Asker): string {
  const component = COMPONENTS.find(({ code }) => code === asker);
  return component ? `a ${component.name.toLowerCase()}` : 'CARS';
}

/** A question that is not closed, as far as it decides what its facility may do. */
export interface OpenQuestion {
  instrumentId: string | null;
  fields: readonly string[];
  until: Day | null;
  isAnswered: boolean;
}

/** Whether fields can be open for correction: what the preliminary report was made of is settled with it. */
export const isCorrectable = (status: AcceptanceStatusCode): boolean => status === 'submitted';

/** The fields of an instrument that its facility may correct on this day. */
export const correctable = (open: readonly OpenQuestion[], instrumentId: string, today: Day): string[] => [
  ...new Set(
    open
      .filter((one) => one.instrumentId === instrumentId && one.until !== null && one.until >= today)
      .flatMap(({ fields }) => fields),
  ),
];
