import { prettyName, type Component } from '@portal/domain';
import { renderMessage } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';
import { countDue, namesOf, type ReviewedRound } from './reviewer-work';

interface Declined {
  person: { firstName: string; lastName: string };
  facility: { id: string; name: string | null; acronym: string };
  components: readonly Component[];
  isConflict: boolean;
  round: ReviewedRound;
  publicUrl: string;
}

/** To administrators: a reviewer has declined components. The reason is shown in the portal only. */
export function declinedMail(declined: Declined): Omit<Mail, 'recipients'> {
  const { person, facility, components, isConflict, round, publicUrl } = declined;
  const name = `${person.firstName} ${person.lastName}`;
  const isAwaited = countDue(components, round) > 0;
  const declared = isConflict ? ' because of a conflict of interest, and cannot be assigned there again' : '';
  return {
    kind: 'review-declined',
    facilityId: facility.id,
    ...renderMessage(
      {
        subject: `${facility.acronym}: ${name} declined to review${isAwaited ? ', please assign another reviewer' : ''}`,
        paragraphs: [
          `${name} declined to review the National Facility ${prettyName(facility)}${declared}. Without a reviewer now: ${namesOf(components)}.`,
          'Drafts and submitted evaluations are kept. The reason is shown where you assign reviewers.',
          isAwaited
            ? 'Evaluations are waiting for another reviewer.'
            : 'No evaluation is waiting for another reviewer.',
        ],
        action: { label: 'Open the application', url: `${publicUrl}/cars/evaluate-nf/${facility.id}` },
      },
      publicUrl,
    ),
  };
}
