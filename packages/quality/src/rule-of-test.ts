import type { QaTestTypeCode } from '@portal/domain';
import { byCode, EVENT_KINDS, QA_SETTINGS, qaTestType } from '@portal/domain';

const MONTHS_PER_YEAR = 12;

const intervalOf = (months: number | null) => {
  if (months === null) return 'Once';
  return months === MONTHS_PER_YEAR ? 'Yearly' : `Every ${months} months`;
};

/** When a test is repeated, in words. */
export function ruleOfTest(code: QaTestTypeCode): string {
  const { interval_months: months, after } = qaTestType(code);
  const events = after.map((each) => byCode(EVENT_KINDS, each)?.name.toLowerCase() ?? each).join(', ');
  return events === ''
    ? intervalOf(months)
    : `${intervalOf(months)}; again within ${QA_SETTINGS.due.afterEvent} days after: ${events}`;
}
