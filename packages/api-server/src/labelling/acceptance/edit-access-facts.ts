import type { PartOf } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { facilityAccessFacts } from '../facilities/facility-access-facts';

const REPORTS: readonly PartOf<'report.preview'>[] = ['preliminary_acceptance', 'acceptance'];
const STEPS: readonly PartOf<'application.advance'>[] = ['user_file', ...REPORTS];

/** Values of empty fields, which a form may send too. */
const EMPTY: readonly unknown[] = [undefined, null, ''];

/** The facility and the parts that were sent, each of which has rights of its own. */
async function sentFacts<Part extends string>(context: Context, id: string, body: unknown, parts: readonly Part[]) {
  const facts = await facilityAccessFacts(context, id);
  const sent: Record<string, unknown> = Object(body);
  const isSent = (part: string) => Object.hasOwn(sent, part) && !EMPTY.includes(sent[part]);
  const state = { ...facts?.state, hasPlanReason: isSent('without_plan_reason') };
  return facts && { ...facts, state, parts: parts.filter(isSent) };
}

/** The facility and the steps that were sent. */
export const editAccessFacts = (context: Context, id: string, body: unknown) => sentFacts(context, id, body, STEPS);

/** The facility and the report that is to be shown. */
export const previewAccessFacts = (context: Context, id: string, body: unknown) =>
  sentFacts(context, id, body, REPORTS);
