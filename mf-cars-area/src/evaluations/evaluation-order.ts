import type { ReviewedApplication } from '@portal/domain';
import { EVALUATION_MESSAGES as texts } from './messages';
import { evaluatedSynergy } from './system-row';
import type { Evaluated, SystemRow, Viewer } from './system-row';
import { evaluationParam } from './use-evaluation-url-state';
import { SYNERGY_PARAM } from './use-sheet-url-state';

/** An evaluation that a sheet can show. */
export interface SheetEntry {
  /** How the URL names it. */
  param: string;
  title: string;
  mayEdit: boolean;
  /** Whether the user has yet to give it, or to assess the upgrade plan in its respect. */
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

/** The evaluations before and after one, which follow each other in a ring. */
export interface Neighbours {
  previous: SheetEntry;
  next: SheetEntry;
  /** How many there are to step through. */
  count: number;
  /** Whether these are the ones that the user has yet to give; for who has none left, they are all. */
  isOpenOnly: boolean;
}

/** Where the steps of a sheet lead: to the evaluations that are open for the user, and to any for who has none left. */
export function neighboursOf(entries: readonly SheetEntry[], param: string): Neighbours | null {
  const open = entries.filter(({ mayEdit }) => mayEdit);
  const isOpenOnly = open.some((entry) => entry.param !== param);
  const reached = isOpenOnly ? open : entries;
  const at = entries.findIndex((entry) => entry.param === param);
  const ring = [...entries.slice(at + 1), ...entries.slice(0, at)].filter((entry) => reached.includes(entry));
  const [next, previous] = [ring[0], ring.at(-1)];
  return at >= 0 && next && previous ? { previous, next, count: reached.length, isOpenOnly } : null;
}
