import type { FieldError } from '../envelope/envelope';
import { REQUIRED } from '../fields/text';
import type { FindingFigure } from './figure';
import type { SuggestedResult } from './flags';
import type { QaResult } from './qa-test';
import type { SelfCheck } from './self-check';
import type { QaTestTypeCode } from './test-types';
import { resultsOf } from './type-results';
import type { QaAssessment } from './workflow';

/** The figures that the findings of a type of tests have. */
export const findingFigures = (type: QaTestTypeCode): readonly FindingFigure[] => resultsOf(type).findings;

/** A finding that is being written. */
export type Finding = Pick<QaResult, 'name' | 'assessment' | 'remark'>;

const UNLIKE = 'Please say why this differs from the suggestion';
const UNSAID = 'Please say what the remark is';

/** The result that the self-check suggests for a channel; `null` if there is none. */
export const suggestedFor = (check: Pick<SelfCheck, 'channels'> | null, name: string): SuggestedResult | null =>
  check?.channels.find((channel) => channel.name === name)?.suggested ?? null;

/** Why a finding needs a remark: it differs from the suggestion, or it is a pass with one; `null` if it needs none. */
export function remarkNeeded(assessment: QaAssessment, suggested: SuggestedResult | null): string | null {
  if (suggested !== null && suggested !== assessment) return UNLIKE;
  return assessment === 'pass_with_remark' ? UNSAID : null;
}

/** What the findings lack before the test can be concluded, by their place in the order of the names. */
export function missingFindings(
  names: readonly string[],
  findings: readonly Finding[],
  check: Pick<SelfCheck, 'channels'> | null,
): FieldError[] {
  return names.flatMap((name, place): FieldError[] => {
    const finding = findings.find((each) => each.name === name);
    if (!finding?.assessment) return [{ path: `results[${place}].assessment`, message: `${REQUIRED}: ${name}` }];
    const why = remarkNeeded(finding.assessment, suggestedFor(check, name));
    return why !== null && !finding.remark?.trim()
      ? [{ path: `results[${place}].remark`, message: `${why}: ${name}` }]
      : [];
  });
}
