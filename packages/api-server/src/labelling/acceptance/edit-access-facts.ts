import type { PartOf } from '@portal/domain';
import type { Context } from '../../platform/process/app-types';
import { facilityAccessFacts } from '../facilities/facility-access-facts';

const PARTS: readonly PartOf<'application.advance'>[] = ['user_file', 'preliminary_acceptance', 'acceptance'];

/** Values of empty fields, which a form may send too. */
const EMPTY: readonly unknown[] = [undefined, null, ''];

/** The facility and the steps that were sent, each of which has rights of its own. */
export async function editAccessFacts(context: Context, id: string, body: unknown) {
  const facts = await facilityAccessFacts(context, id);
  const sent: Record<string, unknown> = Object(body);
  const isSent = (part: string) => Object.hasOwn(sent, part) && !EMPTY.includes(sent[part]);
  const state = { ...facts?.state, hasPlanReason: isSent('without_plan_reason') };
  return facts && { ...facts, state, parts: PARTS.filter(isSent) };
}
