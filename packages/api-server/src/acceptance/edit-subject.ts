import type { PartOf } from '@portal/domain';
import type { Context } from '../app-types';
import { facilitySubject } from '../facilities/facility-subject';

const PARTS: readonly PartOf<'POST /national-facility/:id/edit/initial-acceptance'>[] = [
  'user_file',
  'preliminary_acceptance',
  'acceptance',
];

/** What a form that sends all its fields has in the ones that nobody filled in. */
const EMPTY: readonly unknown[] = [undefined, null, ''];

/** The facility and the steps that were sent, each of which has rights of its own. */
export async function editSubject(context: Context, id: string, body: unknown) {
  const subject = await facilitySubject(context, id);
  const sent: Record<string, unknown> = Object(body);
  const isSent = (part: string) => Object.hasOwn(sent, part) && !EMPTY.includes(sent[part]);
  return subject && { ...subject, parts: PARTS.filter(isSent) };
}
