import { byCode, COMPLIANCES } from '@portal/domain';
import type { EditedVerdict, VerdictSubject } from '@portal/domain';
import { verdictFormValues } from './verdict-values';
import type { VerdictFormValues } from './verdict-values';
import { VERDICT_MESSAGES } from './messages';

const { form: texts } = VERDICT_MESSAGES;

/** A field of a verdict in which two versions of it differ, in words. */
export interface VerdictDifference {
  label: string;
  /** As it is saved. */
  before: string;
  /** As it is typed. */
  after: string;
}

const FIELDS = [
  ['compliance', texts.compliance('').trim()],
  ['comments', texts.comments],
  ['recommendations', texts.recommendations],
] as const;

/** Where what is typed differs from a verdict; an empty list where it does not. */
export function verdictDifferences(
  subject: VerdictSubject,
  saved: EditedVerdict,
  typed: VerdictFormValues,
): VerdictDifference[] {
  const before = verdictFormValues(subject, saved);
  return FIELDS.map(([field, label]) => {
    const inWords = (values: VerdictFormValues) => {
      const text = String(values[`${subject}_${field}`] ?? '').trim();
      return field === 'compliance' ? (byCode(COMPLIANCES, text)?.name ?? text) : text;
    };
    return { label, before: inWords(before), after: inWords(typed) };
  }).filter((one) => one.before !== one.after);
}
