import {
  assessmentsInWords,
  countUnassessed,
  pendingWith,
  type Component,
  type NationalFacility,
  type OpenAssessments,
} from '@portal/domain';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

interface Groups {
  /** The facility after the change. */
  facility: NationalFacility;
  /** The owner and the deputies. */
  holders: readonly Person[];
  /** Addresses of administrators and CARS. */
  staff: string[];
  publicUrl: string;
}

const greeting = ({ firstName, lastName }: Person) => `Dear ${firstName} ${lastName}`;

/** The pending step, in the words of the portal. */
const turn = ({ submissions }: NationalFacility) => pendingWith(submissions.initial_acceptance).sentence;

const ownPage = ({ facility, publicUrl }: Groups) => ({
  label: 'Open your National Facility',
  url: `${publicUrl}/edit-nf/${facility._id}`,
});

const evaluationPage = ({ facility, publicUrl }: Pick<Groups, 'facility' | 'publicUrl'>, label: string) => ({
  label,
  url: `${publicUrl}/cars/evaluate-nf/${facility._id}`,
});

/** A message to a group; none if the group is empty. */
const toGroup = ({ facility, publicUrl }: Groups, kind: string, recipients: string[], message: Message): Mail[] =>
  recipients.length > 0 ? [{ kind, recipients, facilityId: facility._id, ...renderMessage(message, publicUrl) }] : [];

interface Reviewer extends Person {
  components: readonly Component[];
}

interface Uploaded extends Groups {
  reviewers: readonly Reviewer[];
  openAssessments: OpenAssessments;
}

const UPLOADED = 'upgrade plan uploaded';

/** The evaluations that a reviewer has to compare with the plan. */
function toAssess({ components }: Reviewer, { openAssessments }: Uploaded): string {
  const count = countUnassessed(components, openAssessments);
  if (count === 0) return 'There is nothing for you to assess.';
  return `You have ${assessmentsInWords(count)} to submit: please say how far the plan answers each of your evaluations that was not a yes.`;
}

/**
 * After an upgrade plan: a receipt to owner and deputies, the news to administrators and CARS, the work to reviewers.
 */
export function upgradePlanMails(groups: Uploaded): Mail[] {
  const { facility, holders, staff, reviewers } = groups;
  const isUploaded = `The upgrade plan of the National Facility ${facility.pretty_name} was uploaded.`;
  const receipt = (holder: Person): Message => ({
    subject: `${facility.acronym}: upgrade plan received`,
    greeting: greeting(holder),
    paragraphs: [
      `The upgrade plan of your National Facility ${facility.pretty_name} was uploaded. It can no longer be changed.`,
      turn(facility),
    ],
    action: ownPage(groups),
  });
  const news: Message = {
    subject: `${facility.acronym}: ${UPLOADED}`,
    paragraphs: [isUploaded, turn(facility)],
    action: evaluationPage(groups, 'Open the application'),
  };
  const task = (reviewer: Reviewer): Message => ({
    subject: `${facility.acronym}: ${UPLOADED}`,
    greeting: greeting(reviewer),
    paragraphs: [isUploaded, toAssess(reviewer, groups), turn(facility)],
    action: evaluationPage(groups, 'Open the application'),
  });
  return [
    ...holders.flatMap((to) => toGroup(groups, 'upgrade-plan-receipt', [to.email], receipt(to))),
    ...toGroup(groups, 'upgrade-plan-uploaded', staff, news),
    ...reviewers.flatMap((to) => toGroup(groups, 'upgrade-plan-uploaded', [to.email], task(to))),
  ];
}

/** To those who issue reports, once each time the last required assessment is submitted. */
export function assessedMail({
  key,
  facility,
  publicUrl,
}: Pick<Groups, 'facility' | 'publicUrl'> & { key: string }): Omit<Mail, 'recipients'> {
  const message: Message = {
    subject: `${facility.acronym}: ready for the final report`,
    paragraphs: [
      `The reviewers have assessed the upgrade plan of the National Facility ${facility.pretty_name}.`,
      turn(facility),
    ],
    action: evaluationPage({ facility, publicUrl }, 'Open the application'),
  };
  return {
    kind: 'plan-assessed',
    facilityId: facility._id,
    dedupeKey: `plan-assessed ${key}`,
    ...renderMessage(message, publicUrl),
  };
}
