import { byCode, COMPLIANCES } from '@portal/domain';
import type {
  AcceptanceStatusCode,
  Compliance,
  ComplianceCode,
  EditedEvaluation,
  Profile,
  ReviewedApplication,
  ReviewedLidar,
  ReviewedPhotometer,
  Reviewer,
} from '@portal/domain';
import { aFacility, aLidar, anId, anInitialAcceptance, aPhotometer, aProfile, aUser } from '@portal/testing';
import { fakeApi, loads, renderInPortal } from '@portal/testing/portal';
import type { MadeCall } from '@portal/testing/portal';
import { UnsavedForms } from '@portal/ui/form';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useGetApplicationQuery } from '../api/evaluation';
import { EvaluationSheets } from './evaluation-sheets';

export const FACILITY = anId(10);
export const RALI = anId(100);
export const CIMEL = anId(200);

const reviewer = (number: number, first_name: string): Reviewer => ({
  _id: anId(number),
  first_name,
  last_name: 'Reviewer',
});

/** The four reviewers of the facility. */
export const REVIEWERS = {
  lidar: reviewer(31, 'Lida'),
  lidar_data: reviewer(32, 'Dali'),
  photometer: reviewer(33, 'Phoebe'),
  photometer_data: reviewer(34, 'Daphne'),
};

const person = (_id: string, ...roles: Parameters<typeof aProfile>[0] & object) => aProfile(roles, { _id });

/** Viewers of the application. */
export const PEOPLE = {
  'lidar reviewer': person(REVIEWERS.lidar._id, 'lidar_reviewer'),
  'lidar data reviewer': person(REVIEWERS.lidar_data._id, 'lidar_data_reviewer'),
  'photometer reviewer': person(REVIEWERS.photometer._id, 'photometer_reviewer'),
  'photometer data reviewer': person(REVIEWERS.photometer_data._id, 'photometer_data_reviewer'),
  'reviewer of others': person(anId(39), 'lidar_reviewer'),
  CARS: person(anId(40), 'cars'),
  administrator: person(anId(41), 'administrator'),
  'CARS who own it': person(aUser()._id, 'cars'),
  'administrator who owns it': person(aUser()._id, 'administrator'),
} satisfies Record<string, Profile>;
export type Who = keyof typeof PEOPLE;

export const compliance = (code: ComplianceCode): Compliance | null => byCode(COMPLIANCES, code);

/** An evaluation without content, apart from the given changes. */
export const anEvaluation = (change: Partial<EditedEvaluation> = {}): EditedEvaluation => ({
  compliance: null,
  comments: null,
  recommendations: null,
  evaluation_date: null,
  reviewer: null,
  version: 0,
  ...change,
});

export const aReviewedLidar = (change: Partial<ReviewedLidar> = {}): ReviewedLidar => ({
  ...aLidar(),
  feasibility_version: 0,
  feature_version: 0,
  channel_version: 0,
  general_version: 0,
  data_version: 0,
  ...change,
});

export const aReviewedPhotometer = (change: Partial<ReviewedPhotometer> = {}): ReviewedPhotometer => ({
  ...aPhotometer(),
  general_version: 0,
  data_version: 0,
  ...change,
});

/** A submitted application with one instrument of each kind and all reviewers, not yet evaluated. */
export const anApplication = (
  change: Partial<ReviewedApplication> = {},
  status: AcceptanceStatusCode = 'submitted',
): ReviewedApplication => ({
  facility: aFacility({
    submissions: { initial_acceptance: anInitialAcceptance(status, { component_reviewers: REVIEWERS }) },
  }),
  lidars: [aReviewedLidar()],
  photometers: [aReviewedPhotometer()],
  synergy_compliance: anEvaluation(),
  former_evaluations: [],
  lidar_compliance: anEvaluation(),
  photometer_compliance: anEvaluation(),
  plan_assessments: [],
  ...change,
});

/** The open page and its viewer. */
export interface OpenedTab {
  Tab: ComponentType<{ application: ReviewedApplication; isReadOnly?: boolean }>;
  /** Called on every request. */
  application: () => ReviewedApplication;
  who: Who;
  isReadOnly?: boolean;
  /** Query of the URL. */
  search?: string;
  answers?: Parameters<typeof fakeApi>[0];
}

const PATH = `/national-facility/${FACILITY}`;

/** Opens a tab of an application like the page does; invalidated data are reloaded. */
export function openTab({ Tab, application, who, isReadOnly = false, search = '', answers = {} }: OpenedTab) {
  const made: MadeCall[] = fakeApi({
    [`GET ${PATH}/initial-acceptance-application`]: () => loads(application()),
    [`GET ${PATH}/questions`]: loads([]),
    [`GET /lidar/system/${RALI}/suggested-feasibility-compliance`]: loads({ compliance: 'no', code: 5 }),
    [`GET /lidar/system/${RALI}/suggested-feature-compliance`]: loads({ compliance: 'yes', code: 0 }),
    ...answers,
  });
  function Page() {
    const { data } = useGetApplicationQuery(FACILITY);
    return (
      <UnsavedForms>
        {data && <Tab application={data} isReadOnly={isReadOnly} />}
        {data && <EvaluationSheets application={data} isReadOnly={isReadOnly} />}
      </UnsavedForms>
    );
  }
  const { address } = renderInPortal(<Page />, {
    path: `/cars/evaluate-nf/${FACILITY}${search}`,
    route: '/cars/evaluate-nf/:id',
    profile: PEOPLE[who],
  });
  const sent = (call: string) => made.filter((request) => request.call === call).map(({ body }) => body);
  return { address, sent };
}

/** The call that saves or submits the evaluation of an aspect. */
export const evaluationCall = (act: 'edit' | 'submit' | 'reopen', aspect: string, id: string) =>
  `POST ${PATH}/${act}/initial-acceptance/${aspect}-compliance/${id}`;

/** The dialog with this title. It is found by its text, because antd gives all titles the same id in tests. */
export async function windowOf(title: string): Promise<HTMLElement> {
  const shown = await screen.findByText(title);
  const dialog = shown.closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`"${title}" is not the title of a dialog.`);
  return dialog;
}
