import { pendingWith, type NationalFacility } from '@portal/domain';
import { renderMessage, type Message } from '../../platform/mail/layout';
import type { Mail } from '../../platform/mail/mail';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

interface Groups {
  /** As it is now. */
  facility: NationalFacility;
  /** The owner and the deputies. */
  holders: readonly Person[];
  /** Addresses of administrators and CARS. */
  staff: string[];
  publicUrl: string;
}

const greeting = ({ firstName, lastName }: Person) => `Dear ${firstName} ${lastName}`;

/** Whose turn it is now, in the words that the portal shows. */
const turn = ({ submissions }: NationalFacility) => pendingWith(submissions.initial_acceptance).sentence;

const ownPage = ({ facility, publicUrl }: Groups) => ({
  label: 'Open your National Facility',
  url: `${publicUrl}/edit-nf/${facility._id}`,
});

const evaluationPage = ({ facility, publicUrl }: Groups, label: string) => ({
  label,
  url: `${publicUrl}/cars/evaluate-nf/${facility._id}`,
});

/** A message to a group, unless it is empty. */
const toGroup = ({ facility, publicUrl }: Groups, kind: string, recipients: string[], message: Message): Mail[] =>
  recipients.length > 0 ? [{ kind, recipients, facilityId: facility._id, ...renderMessage(message, publicUrl) }] : [];

/** After an upgrade plan: a receipt to the owner and each deputy; the news to administrators and CARS, and apart from them to the reviewers. */
export function upgradePlanMails(groups: Groups & { reviewers: string[] }): Mail[] {
  const { facility, holders, staff, reviewers } = groups;
  const receipt = (holder: Person): Message => ({
    subject: `${facility.acronym}: upgrade plan received`,
    greeting: greeting(holder),
    paragraphs: [
      `The upgrade plan of your National Facility ${facility.pretty_name} was uploaded. It cannot be changed any more.`,
      turn(facility),
    ],
    action: ownPage(groups),
  });
  const news: Message = {
    subject: `${facility.acronym}: upgrade plan uploaded`,
    paragraphs: [`The upgrade plan of the National Facility ${facility.pretty_name} was uploaded.`, turn(facility)],
    action: evaluationPage(groups, 'Open the application'),
  };
  return [
    ...holders.flatMap((to) => toGroup(groups, 'upgrade-plan-receipt', [to.email], receipt(to))),
    ...toGroup(groups, 'upgrade-plan-uploaded', staff, news),
    ...toGroup(groups, 'upgrade-plan-uploaded', reviewers, news),
  ];
}
