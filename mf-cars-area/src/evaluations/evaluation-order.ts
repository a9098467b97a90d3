import type { ReviewedApplication } from '@portal/domain';
import { EVALUATION_MESSAGES as texts } from './messages';
import { ownPaths } from './own-components';
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
  /** Whether it is of a component that the user reviews. */
  isOwn: boolean;
}

const isDue = ({ mayEdit, mayAssess }: Evaluated) => mayEdit || mayAssess;

/** Every evaluation of an application in the order of the matrix: instrument by instrument, then the synergy. */
export function entriesOf(application: ReviewedApplication, rows: readonly SystemRow[], viewer: Viewer): SheetEntry[] {
  const own = ownPaths(viewer.profile, application);
  return [
    ...rows.flatMap(({ instrument, evaluated }) =>
      evaluated.map(({ aspect, ...one }) => ({
        param: evaluationParam(aspect, instrument._id),
        title: texts.title(aspect.name, instrument.name),
        isDue: isDue(one),
        isOwn: own.includes(aspect.path),
      })),
    ),
    {
      param: SYNERGY_PARAM,
      title: texts.title(texts.aspects.synergy, application.facility.acronym),
      isDue: isDue(evaluatedSynergy(application, viewer)),
      isOwn: false,
    },
  ];
}

/** The evaluations before and after one, in a circular order. */
export interface Neighbours {
  previous: SheetEntry;
  next: SheetEntry;
  /** The number of evaluations in the circle. */
  count: number;
  of: 'open' | 'own' | 'all';
}

/** The entries after one, in a circular order. */
function ringOf(entries: readonly SheetEntry[], param: string): SheetEntry[] {
  const at = entries.findIndex((entry) => entry.param === param);
  return at < 0 ? [] : [...entries.slice(at + 1), ...entries.slice(0, at)];
}

/** The next evaluation that the user still has to submit or whose plan to assess. */
export const nextDueOf = (entries: readonly SheetEntry[], param: string): SheetEntry | undefined =>
  ringOf(entries, param).find((entry) => entry.isDue);

/**
 * The targets of a sheet's step buttons: the user's open evaluations; if none is open, those of the user's components;
 * all of them for users who review none, and beside one of somebody else.
 */
export function neighboursOf(entries: readonly SheetEntry[], param: string): Neighbours | null {
  const ring = ringOf(entries, param);
  const shown = entries.find((entry) => entry.param === param);
  const reaches = {
    open: (entry: SheetEntry) => entry.isDue,
    own: (entry: SheetEntry) => entry.isOwn && shown?.isOwn === true,
    all: () => true,
  };
  const of = (['open', 'own', 'all'] as const).find((reach) => ring.some(reaches[reach]));
  if (of === undefined) return null;
  const reached = ring.filter(reaches[of]);
  const [next, previous] = [reached[0], reached.at(-1)];
  return next && previous ? { previous, next, count: entries.filter(reaches[of]).length, of } : null;
}
