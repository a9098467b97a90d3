import type { PartOf } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { facilityAccessFacts } from '../facilities/facility-access-facts';

const REPORTS: readonly PartOf<'report.preview'>[] = ['preliminary_acceptance', 'acceptance'];
const STEPS: readonly PartOf<'application.advance'>[] = ['user_file', ...REPORTS];

/** Values of empty fields, which a form may send as well. */
const EMPTY: readonly unknown[] = [undefined, null, ''];

/** The access facts of the facility and the parts in the request, each of which has its own rights. */
async function sentFacts<Part extends string>(context: Context, id: string, body: unknown, parts: readonly Part[]) {
  const facts = await facilityAccessFacts(context, id);
  const sent: Record<string, unknown> = Object(body);
  const isSent = (part: string) => Object.hasOwn(sent, part) && !EMPTY.includes(sent[part]);
  const state = { ...facts?.state, hasPlanReason: isSent('without_plan_reason') };
  return facts && { ...facts, state, parts: parts.filter(isSent) };
}

/** The access facts of the facility and the steps in the request. */
export const editAccessFacts = (context: Context, id: string, body: unknown) => sentFacts(context, id, body, STEPS);

/** The access facts of the facility and the report to preview. */
export const previewAccessFacts = (context: Context, id: string, body: unknown) =>
  sentFacts(context, id, body, REPORTS);
