import { can, CATALOGUE, isAdministrator, isSubmitted } from '@portal/domain';
import type { NationalFacility, Profile } from '@portal/domain';
import { isTheirs } from './is-theirs';
import { MESSAGES } from '../messages';

/** A user's rights on the page of a facility. They only avoid pointless requests: the server decides. */
export interface Access {
  /** Name, host, picture and instruments. */
  mayEdit: boolean;
  /** Names and addresses of contacts. */
  mayEditContacts: boolean;
  /** Acronym, PI contact and type. */
  mayEditStaffFields: boolean;
  maySetStatus: boolean;
  maySeeHistory: boolean;
  maySeeDeputies: boolean;
  /** Owners and staff name and remove deputies. */
  mayNameDeputies: boolean;
  /** Owners and deputies submit, and upload the upgrade plan. */
  isPersonal: boolean;
  /** Why editing is restricted; `null` if it is not. */
  notice: string | null;
}

const { facility: texts } = MESSAGES;

/** Query parameters can only remove rights, never grant them. */
const isTakenAway = (params: URLSearchParams) => params.has('readonly') || params.has('disabled');

function noticeOf(facility: NationalFacility, rights: Pick<Access, 'mayEditContacts' | 'maySetStatus'>) {
  if (!isSubmitted(facility.submissions.initial_acceptance.status.code)) return texts.readOnly;
  if (isTheirs(facility)) return CATALOGUE.notEditable.message;
  if (rights.maySetStatus) return texts.contactsAndStatus;
  return rights.mayEditContacts ? texts.contactsOnly : texts.readOnly;
}

/** The user's current rights on a facility. */
export function accessOf(facility: NationalFacility, profile: Profile | null, params: URLSearchParams): Access {
  const isFree = !isTakenAway(params);
  const isStaff = can(profile, 'edit-all-nf');
  const mayEdit = facility.editable && isFree;
  const rights = { mayEditContacts: mayEdit || (isStaff && isFree), maySetStatus: isAdministrator(profile) && isFree };
  return {
    ...rights,
    mayEdit,
    mayEditStaffFields: isStaff && isFree,
    maySeeHistory: isTheirs(facility) || can(profile, 'view-all-nf'),
    maySeeDeputies: isTheirs(facility) || can(profile, 'view-all-nf'),
    mayNameDeputies: (facility.is_owner || isStaff) && isFree,
    isPersonal: isTheirs(facility) && params.get('personalNf') !== 'false',
    notice: mayEdit ? null : noticeOf(facility, rights),
  };
}
