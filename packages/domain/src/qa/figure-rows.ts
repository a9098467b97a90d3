import type { FigureRow } from './figure';
import type { Limits } from './limits';
import type { ChannelSuggestion } from './suggestion';
import type { QaTestTypeCode } from './test-types';
import { resultsOf } from './type-results';

/** The figures of a channel with the limits of its self-check; none if the portal has nothing to evaluate. */
export const figureRows = (
  type: QaTestTypeCode,
  suggestion: Pick<ChannelSuggestion, 'figures'> | undefined,
  limits: Limits,
): FigureRow[] => (suggestion?.figures ? resultsOf(type).rows(suggestion.figures, limits) : []);

/** The figure that a test is evaluated by first; undefined if the portal has nothing to evaluate. */
export const mainFigureRow = (type: QaTestTypeCode, rows: readonly FigureRow[]): FigureRow | undefined =>
  rows[resultsOf(type).mainRow ?? rows.length];
