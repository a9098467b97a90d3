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
  /** Whether the user still has to submit it, or the assessment of the upgrade plan for it. */
  isDue: boolean;
}

const isDue = ({ mayEdit, mayAssess }: Evaluated) => mayEdit || mayAssess;

/** Every evaluation of an application in the order of the matrix: instrument by instrument, then the synergy. */
export function entriesOf(application: ReviewedApplication, rows: readonly SystemRow[], viewer: Viewer): SheetEntry[] {
  return [
    ...rows.flatMap(({ instrument, evaluated }) =>
      evaluated.map(({ aspect, ...one }) => ({
        param: evaluationParam(aspect, instrument._id),
        title: texts.title(aspect.name, instrument.name),
        isDue: isDue(one),
      })),
    ),
    {
      param: SYNERGY_PARAM,
      title: texts.title(texts.aspects.synergy, application.facility.acronym),
      isDue: isDue(evaluatedSynergy(application, viewer)),
    },
  ];
}

/** The evaluations before and after one, in a circular order. */
export interface Neighbours {
  /** `null` if no other evaluation is in the circle. */
  previous: SheetEntry | null;
  next: SheetEntry | null;
  /** The place of the shown evaluation in the circle, from 1; `null` if it is beside it. */
  position: number | null;
  /** The number of evaluations in the circle. */
  count: number;
  of: 'open' | 'all';
}

/** The entries after one, in a circular order. */
function ringOf(entries: readonly SheetEntry[], param: string): SheetEntry[] {
  const at = entries.findIndex((entry) => entry.param === param);
  return at < 0 ? [] : [...entries.slice(at + 1), ...entries.slice(0, at)];
}

/** The next evaluation that the user still has to submit or whose plan to assess. */
export const nextDueOf = (entries: readonly SheetEntry[], param: string): SheetEntry | undefined =>
  ringOf(entries, param).find((entry) => entry.isDue);

/** The targets of a sheet's step buttons: the user's open evaluations, or all of them, to read, if none is open. */
export function neighboursOf(entries: readonly SheetEntry[], param: string): Neighbours | null {
  if (!entries.some((entry) => entry.param === param)) return null;
  const open = entries.filter((entry) => entry.isDue);
  const circle = open.length > 0 ? open : entries;
  const ring = ringOf(entries, param).filter((entry) => circle.includes(entry));
  const at = circle.findIndex((entry) => entry.param === param);
  return {
    previous: ring.at(-1) ?? null,
    next: ring[0] ?? null,
    position: at < 0 ? null : at + 1,
    count: circle.length,
    of: open.length > 0 ? 'open' : 'all',
  };
}
