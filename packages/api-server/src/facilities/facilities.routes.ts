import { call } from '../http/call';
import { listCertified } from './facilities.service';

export const facilityCalls = [
  call('GET /national-facility/certified', {
    summary: 'Certified facilities, for the public map',
    answers: 'Acronym, name, type, status, lidar PI, instruments and position of each certified facility.',
    handle: ({ context }) => listCertified(context.db),
  }),
];
