import { can, CATALOGUE, isAdministrator, isSubmitted } from '@portal/domain';
import type { NationalFacility, Profile } from '@portal/domain';
import { MESSAGES } from '../messages';

/** What a person may do on the page of a facility. This only spares useless attempts: the server decides. */
export interface Access {
  /** Name, host, picture and instruments. */
  mayEdit: boolean;
  /** Names and addresses of people. */
  mayEditContacts: boolean;
  /** Acronym and PI contact. */
  mayEditStaffFields: boolean;
  maySetStatus: boolean;
  maySeeHistory: boolean;
  /** Owners submit, and upload the upgrade plan. */
  isPersonal: boolean;
  /** Why not everything can be changed; `null` when it can. */
  notice: string | null;
}

const { facility: texts } = MESSAGES;

/** Parameters of the address only take rights away, they never give any. */
const isTakenAway = (params: URLSearchParams) => params.has('readonly') || params.has('disabled');

function noticeOf(
  { is_owner, submissions }: NationalFacility,
  rights: Pick<Access, 'mayEditContacts' | 'maySetStatus'>,
) {
  if (!isSubmitted(submissions.initial_acceptance.status.code)) return texts.readOnly;
  if (is_owner) return CATALOGUE.notEditable.message;
  if (rights.maySetStatus) return texts.contactsAndStatus;
  return rights.mayEditContacts ? texts.contactsOnly : texts.readOnly;
}

/** What this person may do with this facility now. */
export function accessOf(facility: NationalFacility, profile: Profile | null, params: URLSearchParams): Access {
  const isFree = !isTakenAway(params);
  const isStaff = can(profile, 'edit-all-nf');
  const mayEdit = facility.editable && isFree;
  const rights = { mayEditContacts: mayEdit || (isStaff && isFree), maySetStatus: isAdministrator(profile) && isFree };
  return {
    ...rights,
    mayEdit,
    mayEditStaffFields: isStaff && isFree,
    maySeeHistory: facility.is_owner || can(profile, 'view-all-nf'),
    isPersonal: facility.is_owner,
    notice: mayEdit ? null : noticeOf(facility, rights),
  };
}
