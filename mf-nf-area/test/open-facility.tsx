import type { Lidar, NationalFacility, Photometer, Profile } from '@portal/domain';
import { servedCategories, summarizeTasks } from '@portal/domain';
import { aFacility, aLidar, aPhotometer, aProfile } from '@portal/testing';
import { fakeApi, loads, renderInPortal, withoutQuery } from '@portal/testing/portal';
import type { MadeCall } from '@portal/testing/portal';
import { configure } from '@testing-library/react';
import { EditNfPage } from '../src/pages/edit-nf-page';

// Role queries on a page with a complete form are slow.
configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(20_000);

type Handlers = Parameters<typeof fakeApi>[0];

/** The facility and its viewer; by default, a complete draft with one instrument of each kind, viewed by its owner. */
export interface Opened {
  facility?: NationalFacility;
  lidars?: Lidar[];
  photometers?: Photometer[];
  profile?: Profile;
  search?: string;
  /** Additional or replaced answers of the server. */
  answers?: Handlers;
}

/** The open page. */
export interface OpenedFacility {
  made: MadeCall[];
  /** The bodies sent by requests of this kind. */
  sent: (call: string) => unknown[];
  /** Path of the facility's requests. */
  path: string;
  address: () => string;
}

/** Answers that there are no unfinished copies of these instruments. */
const nothingUnfinished = (path: string, instruments: readonly (Lidar | Photometer)[]) =>
  Object.fromEntries(
    instruments.flatMap(({ _id }) =>
      (['lidar', 'photometer'] as const).map((kind) => [
        `GET ${path}/unfinished-instruments/${kind}/${_id}`,
        loads(null),
      ]),
    ),
  );

/** Opens the page of a facility. */
export function openFacility(opened: Opened = {}): OpenedFacility {
  const { facility = aFacility(), lidars = [aLidar()], photometers = [aPhotometer()] } = opened;
  const { profile = aProfile(), search = '', answers = {} } = opened;
  const path = `/national-facility/${facility._id}`;
  const made = fakeApi({
    [`GET ${path}/general-info`]: loads(facility),
    [`GET ${path}/lidars`]: loads({ lidars }),
    [`GET ${path}/photometers`]: loads({ photometers }),
    [`GET ${path}/accepted-versions`]: loads({ versions: [], changes: [] }),
    [`GET ${path}/questions`]: loads([]),
    'GET /user/task-summary': loads(summarizeTasks([])),
    [`GET ${path}/unfinished-instruments`]: loads([]),
    ...nothingUnfinished(path, [...lidars, ...photometers]),
    'GET /lidar/channels/categories': loads(servedCategories()),
    ...answers,
  });
  const { address } = renderInPortal(<EditNfPage />, {
    path: `/edit-nf/${facility._id}${search}`,
    route: '/edit-nf/:id?',
    profile,
  });
  const sent = (call: string) =>
    made.filter((request) => request.call === call || withoutQuery(request.call) === call).map(({ body }) => body);
  return { made, sent, path, address };
}
