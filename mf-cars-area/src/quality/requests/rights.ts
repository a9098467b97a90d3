import type { Profile, SupportRequest, SupportStep } from '@portal/domain';
import { isReopenable, may, relationsOf, supportGroup } from '@portal/domain';

/** Whether the user arranges this kind and may take the step now. This only hides useless buttons: the server decides. */
export function mayStep(
  profile: Profile | null,
  { kind, status, status_since: since, is_own_facility: isOwn = false, assignee }: SupportRequest,
  step: Exclude<SupportStep, 'answer' | 'choose' | 'ask-for-others'>,
  now = Date.now() / 1000,
): boolean {
  const user = profile && { id: profile._id, permissions: profile.permissions };
  const own = user && isOwn ? { ownerId: user.id, deputyIds: [], reviewers: {} } : undefined;
  const relation = relationsOf(user, own);
  return may(
    `support-request.${step}`,
    relation,
    {
      supportStatus: status,
      isReopenable: isReopenable(status, since, now),
      isOfAnother: assignee?.is_me === false,
    },
    [supportGroup(kind)],
  ).allowed;
}
