import type { AcceptanceStatusCode, InitialAcceptance, NationalFacility, Person } from '@portal/domain';
import { aFacility, anId, anInitialAcceptance, aProfile } from '@portal/testing';
import { fakeApi, loads, loadsPart, renderInPortal, withoutQuery } from '@portal/testing/portal';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditNfsPage } from '../pages/edit-nfs-page';

export const ALL = 'GET /national-facility/all';

export const person = (number: number, first_name: string): Person => ({
  _id: anId(number),
  first_name,
  last_name: 'Byron',
  email: `${first_name.toLowerCase()}@site.example`,
});

/** A facility with this number, and its application in this status. */
export function facility(
  number: number,
  acronym: string,
  status: AcceptanceStatusCode,
  application: Partial<InitialAcceptance> = {},
  change: Partial<NationalFacility> = {},
): NationalFacility {
  const initial_acceptance = anInitialAcceptance(status, application);
  return aFacility({
    _id: anId(number),
    acronym,
    pretty_name: `Observatory (${acronym})`,
    submissions: { initial_acceptance },
    ...change,
  });
}

interface Opened {
  facilities?: NationalFacility[];
  path?: string;
  answers?: Parameters<typeof fakeApi>[0];
}

/** Possible reviewers: Ada for lidars, Bo for photometers. */
export const REVIEWERS = {
  'GET /user/with-role-name/Lidar%20Reviewer': loads([person(5, 'Ada')]),
  'GET /user/with-role-name/Lidar%20Data%20Reviewer': loads([person(5, 'Ada')]),
  'GET /user/with-role-name/Photometer%20Reviewer': loads([person(6, 'Bo')]),
  'GET /user/with-role-name/Photometer%20Data%20Reviewer': loads([person(6, 'Bo')]),
};

/** Opens the page as an administrator; the returned functions query the requests by call. */
export function openFacilities({ facilities = [], path = '', answers = {} }: Opened = {}) {
  const made = fakeApi({ [ALL]: (request) => loadsPart(facilities, request), ...REVIEWERS, ...answers });
  const { address } = renderInPortal(<EditNfsPage />, {
    path: `/admin/edit-nfs${path}`,
    profile: aProfile(['administrator'], { _id: anId(9) }),
  });
  const of = (call: string) => made.filter((request) => withoutQuery(request.call) === call);
  return {
    address,
    sent: (call: string) => of(call).map(({ body }) => body),
    times: (call: string) => of(call).length,
    /** Query string of the last request of a call. */
    query: (call: string) => of(call).at(-1)?.call.split('?')[1],
  };
}

export const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
