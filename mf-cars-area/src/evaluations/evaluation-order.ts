import type { ReviewedApplication } from '@portal/domain';
import { EVALUATION_MESSAGES as texts } from './messages';
import { evaluatedSynergy } from './system-row';
import type { Evaluated, SystemRow, Viewer } from './system-row';
import { evaluationParam } from './use-evaluation-url-state';
import { SYNERGY_PARAM } from './use-sheet-url-state';

/** An evaluation that can be opened in a sheet. */
export interface SheetEntry {
  /** Its name in the URL. */
  param: string;
  title: string;
  mayEdit: boolean;
  /** Whether the user still has to submit it, or the assessment of the upgrade plan for it. */
  isDue: boolean;
}

const rightsIn = ({ mayEdit, mayAssess }: Evaluated) => ({ mayEdit, isDue: mayEdit || mayAssess });

/** Every evaluation of an application in the order of the matrix: instrument by instrument, then the synergy. */
export function entriesOf(application: ReviewedApplication, rows: readonly SystemRow[], viewer: Viewer): SheetEntry[] {
  return [
    ...rows.flatMap(({ instrument, evaluated }) =>
      evaluated.map(({ aspect, ...one }) => ({
        param: evaluationParam(aspect, instrument._id),
        title: texts.title(aspect.name, instrument.name),
        ...rightsIn(one),
      })),
    ),
    {
      param: SYNERGY_PARAM,
      title: texts.title(texts.aspects.synergy, application.facility.acronym),
      ...rightsIn(evaluatedSynergy(application, viewer)),
    },
  ];
}

/** The evaluations before and after one, in a circular order. */
export interface Neighbours {
  previous: SheetEntry;
  next: SheetEntry;
  /** The number of evaluations in the circle. */
  count: number;
  /** Whether these are the evaluations that the user still has to submit; otherwise they are all. */
  isOpenOnly: boolean;
}

/** The targets of a sheet's step buttons: the user's open evaluations, or all of them if none is open. */
export function neighboursOf(entries: readonly SheetEntry[], param: string): Neighbours | null {
  const open = entries.filter(({ mayEdit }) => mayEdit);
  const isOpenOnly = open.some((entry) => entry.param !== param);
  const reached = isOpenOnly ? open : entries;
  const at = entries.findIndex((entry) => entry.param === param);
  const ring = [...entries.slice(at + 1), ...entries.slice(0, at)].filter((entry) => reached.includes(entry));
  const [next, previous] = [ring[0], ring.at(-1)];
  return at >= 0 && next && previous ? { previous, next, count: reached.length, isOpenOnly } : null;
}
