import {
  dayOf,
  facilityInfoSchema,
  facilityQuerySchema,
  pictureSchema,
  registerFacilitySchema,
  transferFromSchema,
} from '@portal/domain';
import { uploadFile } from '../../platform/files/upload.service';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { mayBeWhole } from '../../platform/versions/whole-record';
import { refusedField } from '../../platform/errors/app-error';
import { listAllFacilities } from './all-facilities.service';
import { countByStatus } from './status-counts.store';
import { editFacility, editAccessFacts } from './edit-facility.service';
import { answerCertified } from './certified.service';
import { listNetworkMonths } from './network.service';
import { facilityAccessFacts } from './facility-access-facts';
import { invitedSentence, inviteFacility } from './invite-facility.service';
import { toChosenStatus, toNationalFacility, withLabel } from './facility.view';
import { myAccessFacts, myFacilities, myFacility } from './my-facilities.service';
import { registerFacility } from './register-facility.service';
import { setPicture } from './set-picture.service';
import { transferFacility } from './transfer-facility.service';

/** National facilities: the public map, the complete list, registration, general information, and the user's own. */
export const facilityCalls = [
  call('GET /national-facility/certified', {
    capability: 'facility.list-certified',
    summary: 'Certified facilities, for the public map',
    gives: 'kept',
    answers:
      'Acronym, name, type, status, lidar PI, instruments and position of each certified facility. The answer has an ETag: sent back as If-None-Match, it is answered with 304 until something changes.',
    handle: ({ context }) => answerCertified(context.db, dayOf(context.now())),
  }),
  call('GET /national-facility/all', {
    capability: 'facility.list',
    summary: 'All facilities, sorted by acronym',
    query: facilityQuerySchema,
    answers:
      'The facilities, each in full. The header X-Total-Count contains the total number of matches. Every word of `search` must occur in the acronym, name, type, PI, leader, reviewers, status or the party that the application is pending with. `status`, `type`, `pending_with` and `reviewer` (the id of a user) filter the list. `sort` names a column; a leading hyphen sorts in descending order.',
    handle: async ({ context, actor, query, reply }) => {
      const { facilities, total } = await listAllFacilities(context, actor, query);
      reply.headers({ 'x-total-count': total, 'access-control-expose-headers': 'X-Total-Count' });
      return facilities;
    },
  }),
  call('GET /national-facility/status-counts', {
    capability: 'network-figures.read',
    summary: 'The number of facilities in each status',
    answers: 'Each status and its count, in the order of the process; statuses with a count of 0 are omitted.',
    handle: ({ context }) => countByStatus(context.db),
  }),
  call('GET /national-facility/network-months', {
    capability: 'network-figures.read',
    summary: 'The number of facilities by displayed status at the end of each month',
    answers: 'The months, oldest first, each with a count by displayed status; at most five years.',
    handle: ({ context }) => listNetworkMonths(context),
  }),
  call('POST /national-facility/register', {
    capability: 'facility.register',
    summary: 'Register a facility for its owner',
    body: registerFacilitySchema,
    answers:
      'The facility. Its owner is given the owner role if it is missing; that is refused with 403 and code 1007 if the identity was last confirmed more than five minutes ago.',
    says: 'saved',
    fails: 'notRegistered',
    handle: ({ context, actor, body }) => registerFacility(context, actor, body),
  }),
  call('GET /my/national-facility', {
    capability: 'facility.list-own',
    summary: 'The id of the user’s own facility; of the oldest if there are several',
    answers: 'Whether the user has a facility, and its id.',
    handle: ({ context, actor }) => myFacility(context.db, actor),
  }),
  call('GET /my/national-facilities', {
    capability: 'facility.list-own',
    summary: 'All facilities of the user',
    answers: 'Whether the user has any facilities, and their ids and acronyms, oldest first.',
    handle: ({ context, actor }) => myFacilities(context.db, actor),
  }),
  call('GET /my/national-facility/general-info', {
    capability: 'facility.read-own',
    summary: 'The user’s own facility in full; the oldest if there are several',
    answers: 'The facility.',
    about: ({ context, actor }) => myAccessFacts(context, actor),
    handle: async ({ context, about: { loaded }, actor, view }) =>
      withLabel(toNationalFacility(loaded, { actor, view }), loaded, dayOf(context.now())),
  }),
  call('GET /national-facility/:id/general-info', {
    capability: 'facility.read',
    summary: 'A facility with the current round of its application',
    params: idParams,
    answers: 'The facility. Owners cannot see its reviewers.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ context, about: { loaded }, actor, view }) =>
      withLabel(toNationalFacility(loaded, { actor, view }), loaded, dayOf(context.now())),
  }),
  call('GET /national-facility/:id/displayed-status', {
    capability: 'facility.read-displayed-status',
    summary: 'The displayed status of a facility',
    params: idParams,
    answers: 'The displayed status.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: async ({ context, about: { loaded } }) => toChosenStatus(loaded, dayOf(context.now())),
  }),
  call('POST /national-facility/:id/edit/general-info', {
    capability: 'facility.edit',
    summary: 'Change the general information of a facility',
    params: idParams,
    body: mayBeWhole(facilityInfoSchema),
    answers:
      'The updated facility. An outdated version in the body is refused with 409, and the answer contains the current facility. The whole facility may be sent; fields that cannot be changed here must have their current values.',
    says: 'saved',
    about: ({ context, actor, params, body }) => editAccessFacts(context, actor, params.id, body),
    handle: ({ context, actor, params, body }) => editFacility(context, actor, params.id, body),
  }),
  call('POST /national-facility/:id/edit/picture', {
    capability: 'facility.edit-picture',
    summary: 'Set the picture of a facility: the id of an uploaded file, a file, or null for no picture',
    params: idParams,
    body: pictureSchema,
    takes: 'file',
    answers: 'The updated facility.',
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
    writesToOthers: true,
    summary: 'Invite the owner of a facility to apply, or invite again',
    params: idParams,
    answers:
      'The updated facility. A leader without a password receives the previous link again with a renewed validity. The message states the recipient, and whether the invitation waits because no mail server is set.',
    says: 'saved',
    sentence: ({ context, data }) => invitedSentence(context, data),
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params }) => inviteFacility(context, actor, params.id),
  }),
  call('POST /national-facility/:id/transfer', {
    capability: 'facility.transfer',
    writesToOthers: true,
    summary: 'Transfer a facility to another owner',
    params: idParams,
    body: transferFromSchema,
    answers:
      'The updated facility. The new owner is given the owner role if it is missing. `before` is the owner to be replaced: if the facility has another one by now, the transfer is refused with 409 on the field, with the present facility.',
    says: 'saved',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, actor, params, body }) => transferFacility(context, actor, params.id, body),
  }),
];
