import { askerOf, fieldAt, questionSchema } from '@portal/domain';
import type { AskedAspect, InstrumentKind, Relation, ReviewedApplication } from '@portal/domain';
import type { AskedQuestion } from '../api/questions';
import { ASPECTS } from '../evaluations/aspects';

/** The values of the question form. */
export interface AskValues {
  /** Id; empty for the application as a whole. */
  instrument: string;
  aspect: string;
  text: string;
  /** Dotted paths. */
  fields: string[];
  until: string;
}

/** The initial form values. */
export const NOTHING_ASKED: AskValues = { instrument: '', aspect: '', text: '', fields: [], until: '' };

/** An instrument that a question can be about. */
export interface AskedAbout {
  id: string;
  name: string;
  kind: InstrumentKind;
}

/** The instruments that the user may ask about. */
export const instrumentsOf = ({ lidars, photometers }: ReviewedApplication, relation: Relation): AskedAbout[] =>
  [
    ...lidars.map(({ _id: id, name }) => ({ id, name, kind: 'lidar' as const })),
    ...photometers.map(({ _id: id, name }) => ({ id, name, kind: 'photometer' as const })),
  ].filter(({ kind }) => askerOf(relation, { kind, aspect: null }) !== null);

/** The aspects of an instrument, or of the application as a whole, that the user may ask about. */
export function aspectsOf(about: AskedAbout | undefined, relation: Relation): AskedAspect[] {
  const kind = about?.kind ?? null;
  const all: AskedAspect[] = kind === null ? ['synergy'] : ASPECTS[kind].map(({ path }) => path);
  return all.filter((aspect) => askerOf(relation, { kind, aspect }) !== null);
}

/** The request body: the parts that fit the instrument, with fields and a day only from users who may open fields. */
export function toAsked(values: AskValues, about: AskedAbout | undefined, mayOpen: boolean): AskedQuestion {
  const { text, aspect, fields = [], until = null } = questionSchema.cast(values);
  const opened = about ? fields.filter((path) => fieldAt(about.kind, path) !== undefined) : [];
  return {
    text,
    instrument: about?.id ?? null,
    aspect: (aspect?.startsWith(about?.kind ?? 'synergy') && aspect) || null,
    ...(mayOpen && { fields: opened, until }),
  };
}
