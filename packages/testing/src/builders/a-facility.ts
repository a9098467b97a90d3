import {
  ACCEPTANCE_STATUSES,
  FACILITY_FIELDS,
  NF_TYPES,
  isEditable,
  partyFor,
  pendingFor,
  sampleOf,
} from '@portal/domain';
import type {
  AcceptanceStatus,
  AcceptanceStatusCode,
  CertifiedFacility,
  InitialAcceptance,
  NationalFacility,
} from '@portal/domain';
import { aUser } from './a-user';
import { anId, itemOf } from './an-id';

const statusOf = (code: AcceptanceStatusCode): AcceptanceStatus => ({
  code,
  name: ACCEPTANCE_STATUSES.find((status) => status.code === code)?.name ?? code,
});

/** The facts that determine the pending action, derived from the properties of an application. */
const decidingFacts = (change: Partial<InitialAcceptance>) => ({
  preliminaryAcceptance: change.preliminary_acceptance?.code ?? null,
  openEvaluations: change.can_issue_preliminary_report ? {} : { 'lidar-data': 1 },
  openAssessments: {},
  reviewed: change.reviewers_set ? (['lidar_data'] as const) : [],
  openConditions: 0,
  reportedConditions: 0,
  isAsked: false,
});

/** An empty application in its first round and the given state. */
export const anInitialAcceptance = (
  code: AcceptanceStatusCode = 'draft',
  change: Partial<InitialAcceptance> = {},
): InitialAcceptance => {
  const status = statusOf(code);
  const pending_for = change.pending_for ?? pendingFor({ status: code, ...decidingFacts(change) });
  return {
    status,
    status_since: null,
    pending_with: partyFor(pending_for),
    pending_for,
    pending_since: change.status_since ?? null,
    due_date: null,
    round: 1,
    date: null,
    evaluation_date: null,
    reviewers_set: false,
    component_reviewers: { lidar: null, lidar_data: null, photometer: null, photometer_data: null },
    preliminary_report: null,
    final_report: null,
    user_file: null,
    preliminary_acceptance: null,
    acceptance: null,
    can_issue_preliminary_report: false,
    can_issue_final_report: false,
    ...change,
  };
};

/** A facility with a lidar and a photometer, as its owner sees it, with its application in the given state. */
export function aFacility(
  change: Partial<NationalFacility> = {},
  status: AcceptanceStatusCode = 'draft',
): NationalFacility {
  const { _id, email, first_name, last_name } = aUser();
  return {
    ...sampleOf(FACILITY_FIELDS),
    _id: anId(10),
    version: 1,
    pretty_name: 'Potenza observatory (CIAO)',
    owner: { _id, email, first_name, last_name },
    pi_name: `${first_name} ${last_name}`,
    pi_contact: email,
    picture: null,
    lidars: [{ _id: anId(100), name: 'RALI' }],
    photometers: [{ _id: anId(200), name: 'Sun photometer 1' }],
    submissions: { initial_acceptance: anInitialAcceptance(status) },
    earlier_report: null,
    acceptance_in_force: null,
    configuration_in_force: null,
    is_owner: true,
    is_deputy: false,
    editable: isEditable(status),
    ...change,
  };
}

/** A facility of the portal's own network, as on the public map. */
export const aCertifiedFacility = (change: Partial<CertifiedFacility> = {}): CertifiedFacility => ({
  acronym: 'CIAO',
  name: 'Potenza observatory',
  type: itemOf(NF_TYPES, 'actris'),
  displayed_status: { code: 'labelled', name: 'Labelled' },
  lidar_pi_name: 'Lidar Lead',
  lidar_pi_contact: 'lidar.lead@site.example',
  lidars: [{ _id: anId(100), name: 'RALI' }],
  photometers: [{ _id: anId(200), name: 'Sun photometer 1' }],
  position: { latitude: 40.6, longitude: 15.72 },
  country: { code: 'IT', name: 'Italy' },
  instrument_types: [
    { code: 'lidar_custom_built', name: 'High-power lidar, custom-built' },
    { code: 'photometer_sun_sky', name: 'Automatic sun/sky photometer' },
  ],
  wavelengths: [532, 355],
  ...change,
});
