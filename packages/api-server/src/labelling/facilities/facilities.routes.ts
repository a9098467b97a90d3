import {
  facilityInfoSchema,
  facilityQuerySchema,
  pictureSchema,
  registerFacilitySchema,
  transferSchema,
} from '@portal/domain';
import { uploadFile } from '../../platform/files/upload.service';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { mayBeWhole } from '../../platform/versions/whole-record';
import { refusedField } from '../../platform/errors/app-error';
import { listAllFacilities } from './all-facilities.service';
import { countByStatus } from './status-counts.store';
import { editFacility, editAccessFacts } from './edit-facility.service';
import { listCertified } from './facilities.service';
import { listNetworkMonths } from './network.service';
import { facilityAccessFacts } from './facility-access-facts';
import { inviteFacility } from './invite-facility.service';
import { toDisplayedStatus, toNationalFacility } from './facility.view';
import { myAccessFacts, myFacilities, myFacility } from './my-facilities.service';
import { registerFacility } from './register-facility.service';
import { setPicture } from './set-picture.service';
import { transferFacility } from './transfer-facility.service';

/** National facilities: the public map, the complete list, registration, general information, and the user's own. */
export const facilityCalls = [
  call('GET /national-facility/certified', {
    capability: 'facility.list-certified',
    summary: 'Certified facilities, for the public map',
    answers: 'Acronym, name, type, status, lidar PI, instruments and position of each certified facility.',
    handle: ({ context }) => listCertified(context.db),
  }),
  call('GET /national-facility/all', {
    capability: 'facility.list',
    summary: 'All facilities, by acronym',
    query: facilityQuerySchema,
    answers:
      'The facilities, each in full. How many match in all stands in the header X-Total-Count. Every word of `search` must stand in acronym, name, type, PI, leader, reviewers, status or whose turn it is; `status`, `type`, `pending_with` and `reviewer` (the id of a user) keep those for which they hold; `sort` names a column, after a hyphen for the largest first.',
    handle: async ({ context, actor, query, reply }) => {
      const { facilities, total } = await listAllFacilities(context, actor, query);
      reply.headers({ 'x-total-count': total, 'access-control-expose-headers': 'X-Total-Count' });
      return facilities;
    },
  }),
  call('GET /national-facility/status-counts', {
    capability: 'facility.list',
    summary: 'How many facilities have come to each status',
    answers: 'Status and count, in the order in which an application passes through them; 0 is left out.',
    handle: ({ context }) => countByStatus(context.db),
  }),
  call('GET /national-facility/network-months', {
    capability: 'facility.list',
    summary: 'How many facilities were displayed how at the end of each month',
    answers: 'Months, the oldest first, with a count by displayed status; at most five years.',
    handle: ({ context }) => listNetworkMonths(context),
  }),
  call('POST /national-facility/register', {
    capability: 'facility.register',
    summary: 'Register a facility for its owner',
    body: registerFacilitySchema,
    answers: 'The facility. Its owner gets the role of one, when it is missing.',
    says: 'saved',
    fails: 'notRegistered',
    handle: ({ context, actor, body }) => registerFacility(context, actor, body),
  }),
  call('GET /my/national-facility', {
    capability: 'facility.list-own',
    summary: 'The user’s own facility, the oldest of several',
    answers: 'Whether there is one, and its id.',
    handle: ({ context, actor }) => myFacility(context.db, actor),
  }),
  call('GET /my/national-facilities', {
    capability: 'facility.list-own',
    summary: 'All own facilities',
    answers: 'Whether there are any, and their ids and acronyms, the oldest first.',
    handle: ({ context, actor }) => myFacilities(context.db, actor),
  }),
  call('GET /my/national-facility/general-info', {
    capability: 'facility.read-own',
    summary: 'The user’s own facility in full, the oldest of several',
    answers: 'The facility.',
    about: ({ context, actor }) => myAccessFacts(context, actor),
    handle: async ({ about, actor, view }) => toNationalFacility(about.loaded, { actor, view }),
  }),
  call('GET /national-facility/:id/general-info', {
    capability: 'facility.read',
    summary: 'A facility with the present round of its application',
    params: idParams,
    answers: 'The facility. Owners are not told who reviews it.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ about, actor, view }) => toNationalFacility(about.loaded, { actor, view }),
  }),
  call('GET /national-facility/:id/displayed-status', {
    capability: 'facility.read-displayed-status',
    summary: 'How a facility is displayed to the public',
    params: idParams,
    answers: 'The displayed status.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ about: { loaded } }) => toDisplayedStatus(loaded.facility.displayed_status, loaded.lists),
  }),
  call('POST /national-facility/:id/edit/general-info', {
    capability: 'facility.edit',
    summary: 'Change the general information of a facility',
    params: idParams,
    body: mayBeWhole(facilityInfoSchema),
    answers:
      'The facility as it is now. An older version in the body is refused with 409, with the present facility. The whole facility may be sent; what cannot be changed here must be as it is.',
    says: 'saved',
    about: ({ context, actor, params, body }) => editAccessFacts(context, actor, params.id, body),
    handle: ({ context, actor, params, body }) => editFacility(context, actor, params.id, body),
  }),
  call('POST /national-facility/:id/edit/picture', {
    capability: 'facility.edit-picture',
    summary: 'Set the picture of a facility: the id of an upload, a file, or null for none',
    params: idParams,
    body: pictureSchema,
    takes: 'file',
    answers: 'The facility as it is now.',
    says: 'saved',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ context, actor, params, body, request }) => {
      const file = request.isMultipart() ? await uploadFile(context, actor, request) : body.file;
      if (file === undefined) throw refusedField('file', 'Send the id of a picture, or null for none');
      return setPicture(context, actor, params.id, file);
    },
  }),
  call('POST /national-facility/:id/send-invitation', {
    capability: 'facility.invite',
    summary: 'Invite the owner of a facility to apply, or invite again',
    params: idParams,
    answers:
      'The facility as it is now. A leader without a password gets the link that went out before, for another while.',
    says: 'saved',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => inviteFacility(context, actor, params.id),
  }),
  call('POST /national-facility/:id/transfer', {
    capability: 'facility.transfer',
    summary: 'Give a facility to another owner',
    params: idParams,
    body: transferSchema,
    answers: 'The facility as it is now. Its new owner gets the role of one, when it is missing.',
    says: 'saved',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => transferFacility(context, actor, params.id, body),
  }),
];
