import { object, string } from 'yup';
import { call } from '../../platform/http/call';
import { peopleWithoutFacility, peopleWithRole } from './people.service';

/** Users for selection: ids, names and addresses only. */
export const peopleCalls = [
  call('GET /user/with-role-name/:name', {
    capability: 'user.choose',
    summary: 'Users with a role, for selecting a reviewer or a leader',
    params: object({ name: string().required() }),
    answers: 'Ids, names and addresses, sorted by last name, first name and address.',
    handle: ({ context, params }) => peopleWithRole(context.db, params.name),
  }),
  call('GET /user/without-nf', {
    capability: 'user.choose',
    summary: 'Users who do not own a facility, for selecting a leader',
    answers: 'Ids, names and addresses, sorted by last name, first name and address.',
    handle: ({ context }) => peopleWithoutFacility(context.db),
  }),
];
