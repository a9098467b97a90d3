import { setTimeout as pause } from 'node:timers/promises';
import {
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  type InitialAcceptance,
  type NationalFacility,
  type ReviewedApplication,
} from '@portal/domain';
import { evaluationOf } from '../../test/evaluations';
import { aPdf } from '../../test/files';
import type { Heard } from '../portal/client';
import type { Ledger } from './ledger';
import type { Traveller } from './settlement';

/** One write of a journey, under the name that it has in the history. */
interface Move {
  action: string;
  make: () => Promise<Heard>;
}

/** Before somebody asks again who was not answered, ms. */
const A_MOMENT = 50;

const pathOf = ({ id }: Traveller) => `/national-facility/${id}`;

function edit(traveller: Traveller): Move {
  const name = `Moved at ${Date.now()}`;
  return {
    action: 'facility.edit',
    make: () => traveller.owner.post(`${pathOf(traveller)}/edit/general-info`, { name }),
  };
}

const submit = (traveller: Traveller): Move => ({
  action: 'application.submit',
  make: () => traveller.owner.post(`${pathOf(traveller)}/submit-initial-acceptance-application`),
});

const setReviewers = (traveller: Traveller): Move => ({
  action: 'application.set-reviewers',
  make: () =>
    traveller.administrator.post(`${pathOf(traveller)}/set-initial-acceptance-reviewers`, traveller.reviewers),
});

const report = (traveller: Traveller, action: string, body: object): Move => ({
  action,
  make: () => traveller.administrator.post(`${pathOf(traveller)}/edit/initial-acceptance`, body),
});

const reset = (traveller: Traveller, { round }: InitialAcceptance): Move => {
  const isReopened = round % 2 === 0;
  const body = { target: isReopened ? 'evaluation' : 'facility', reason: 'Once more.' };
  return {
    action: isReopened ? 'application.reopen' : 'application.return-to-facility',
    make: () => traveller.administrator.post(`${pathOf(traveller)}/reset-initial-acceptance`, body),
  };
};

/** What is there now; nothing when it could not be heard. */
async function load<T>(traveller: Traveller, ledger: Ledger, what: string): Promise<T | undefined> {
  const heard = await traveller.administrator.get(`${pathOf(traveller)}/${what}`);
  ledger.see(heard);
  return heard.body.data as T | undefined;
}

/** The evaluation that is missing next; there is one as long as no report can be issued. */
async function evaluate(traveller: Traveller, ledger: Ledger): Promise<Move | undefined> {
  const application = await load<ReviewedApplication>(traveller, ledger, 'initial-acceptance-application');
  const [lidar] = application?.lidars ?? [];
  const [photometer] = application?.photometers ?? [];
  if (!application || !lidar || !photometer) return undefined;
  const ends: [end: string, aspect: string, isGiven: boolean][] = [
    ...LIDAR_ASPECTS.map((aspect): [string, string, boolean] => [
      `initial-acceptance/lidar-${aspect}-compliance/${traveller.lidarId}`,
      aspect,
      lidar[`${aspect}_evaluation_date`] !== null,
    ]),
    ...PHOTOMETER_ASPECTS.map((aspect): [string, string, boolean] => [
      `initial-acceptance/photometer-${aspect}-compliance/${traveller.photometerId}`,
      aspect,
      photometer[`${aspect}_evaluation_date`] !== null,
    ]),
    ['synergy-compliance', 'synergy', application.synergy_compliance.evaluation_date !== null],
  ];
  const next = ends.find(([, , isGiven]) => !isGiven);
  if (!next) return undefined;
  const [end, aspect] = next;
  return {
    action: 'evaluation.submit',
    make: () => traveller.administrator.post(`${pathOf(traveller)}/submit/${end}`, evaluationOf(aspect)),
  };
}

/** Every third round asks for a plan, which has to be uploaded first. */
async function plan(traveller: Traveller, ledger: Ledger): Promise<Move | undefined> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(aPdf(20_000))]), 'plan.pdf');
  const heard = await traveller.owner.post('/files', form);
  if (!ledger.note(traveller.ownerId, 'file.upload', heard)) return undefined;
  const body = { user_file: heard.body.data };
  const make = () => traveller.owner.post(`${pathOf(traveller)}/edit/initial-acceptance`, body);
  return { action: 'application.add-upgrade-plan', make };
}

/** What comes next for a facility, from where it is. */
async function nextMove(traveller: Traveller, ledger: Ledger): Promise<Move | undefined> {
  const facility = await load<NationalFacility>(traveller, ledger, 'general-info');
  if (!facility) return undefined;
  const acceptance = facility.submissions.initial_acceptance;
  const { status, reviewers_set, can_issue_preliminary_report, user_file, preliminary_acceptance, round } = acceptance;
  if (status.code === 'evaluated') return reset(traveller, acceptance);
  if (status.code === 'submitted') {
    if (!reviewers_set) return setReviewers(traveller);
    if (!can_issue_preliminary_report) return evaluate(traveller, ledger);
    const decision = round % 3 === 0 ? 'conditionally' : 'yes';
    return report(traveller, 'application.issue-preliminary-report', { preliminary_acceptance: decision });
  }
  if (status.code === 'preliminary_report_issued' || status.code === 'waiting_final_report') {
    if (preliminary_acceptance?.code === 'conditionally' && !user_file) return plan(traveller, ledger);
    return report(traveller, 'application.issue-final-report', { acceptance: 'yes' });
  }
  return facility.version % 3 === 0 ? submit(traveller) : edit(traveller);
}

/** Moves a facility on and on, one write after the other, until it is stopped. */
export async function travel(traveller: Traveller, ledger: Ledger, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const move = await nextMove(traveller, ledger);
    if (move) ledger.note(traveller.id, move.action, await move.make());
    else await pause(A_MOMENT);
  }
}

/** Adds accounts, each with an address of its own, until it is stopped. */
export async function addAccounts({ administrator }: Traveller, ledger: Ledger, isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const email = `crash-${Date.now()}-${count}@site.example`;
    const account = { email, first_name: 'Ada', last_name: 'Byron', roles: ['ares'] };
    if (!ledger.note('accounts', email, await administrator.post('/user/add', account))) await pause(A_MOMENT);
  }
}
