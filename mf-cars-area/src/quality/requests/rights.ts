import type { Profile, SupportRequest, SupportStep } from '@portal/domain';
import { isReopenable, may, relationsOf, supportGroup } from '@portal/domain';

/** Whether the user arranges this kind and may take the step now. This only hides useless buttons: the server decides. */
export function mayStep(
  profile: Profile | null,
  { kind, status, status_since: since }: SupportRequest,
  step: Exclude<SupportStep, 'answer' | 'choose' | 'ask-for-others'>,
  now = Date.now() / 1000,
): boolean {
  const relation = relationsOf(profile && { id: profile._id, permissions: profile.permissions });
  return may(
    `support-request.${step}`,
    relation,
    { supportStatus: status, isReopenable: isReopenable(status, since, now) },
    [supportGroup(kind)],
  ).allowed;
}
