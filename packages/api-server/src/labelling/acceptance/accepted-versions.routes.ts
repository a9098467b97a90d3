import { versionNumber } from '@portal/domain';
import { object, string } from 'yup';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import { call } from '../../platform/http/call';
import { idParams } from '../../platform/http/params';
import { listAcceptedVersions, readAcceptedVersion } from './accepted-versions.service';

const versionParams = object({
  id: string().uuid().lowercase().required(),
  number: versionNumber().required(),
});

/** The accepted versions of a facility. */
export const acceptedVersionCalls = [
  call('GET /national-facility/:id/accepted-versions', {
    capability: 'accepted-version.read',
    summary: 'The accepted versions of a facility',
    params: idParams,
    answers:
      'The versions with statement and conditions, the latest first, and the publicly visible differences from the current description.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, about }) => listAcceptedVersions(context, about.loaded),
  }),
  call('GET /national-facility/:id/accepted-versions/:number', {
    capability: 'accepted-version.read',
    summary: 'An accepted version of a facility with its instruments',
    params: versionParams,
    answers:
      'The accepted facility, its statement and conditions, and each instrument with its compliances and whether it was accepted.',
    about: ({ context, params }) => facilityAccessFacts(context, params.id),
    handle: ({ context, about, params }) => readAcceptedVersion(context.db, about.loaded, params.number),
  }),
];
