import { object, string } from 'yup';
import { call } from '../../platform/http/call';
import { peopleWithoutFacility, peopleWithRole } from './people.service';

/** Users for selection: ids, names and addresses only. */
export const peopleCalls = [
  call('GET /user/with-role-name/:name', {
    capability: 'user.choose',
    summary: 'People with a role, to choose a reviewer or a leader from',
    params: object({ name: string().required() }),
    answers: 'Ids, names and addresses, by last name, first name and address.',
    handle: ({ context, params }) => peopleWithRole(context.db, params.name),
  }),
  call('GET /user/without-nf', {
    capability: 'user.choose',
    summary: 'People who own no facility, to choose a leader from',
    answers: 'Ids, names and addresses, by last name, first name and address.',
    handle: ({ context }) => peopleWithoutFacility(context.db),
  }),
];
