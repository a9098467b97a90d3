import { epochOf } from '@portal/domain';
import type { Call } from '../../app/calls';
import { userBody } from '../../../test/accounts';
import { addComplete } from '../../../test/applications';
import { emailsInOrder } from '../../../test/emails';
import {
  addReviewed,
  addReviewers,
  administratorToken,
  giveEvaluations,
  putInto,
  reviewerAddress,
} from '../../../test/evaluations';
import { addFile } from '../../../test/files';
import { addPerson, enter } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { setDueDate } from '../../../test/reminders';
import { componentReviewers, emails, lidars, photometers, userRoles } from '../../platform/db/tables';

const portal = testPortal();
const { callApi, db } = portal;

const [OWNER, ADMIN, CARS, PI] = [
  'pi.ciao@site.example',
  'admin@site.example',
  'cars@site.example',
  'lidar.pi@site.example',
];
const STAFF = `${ADMIN}, ${CARS}`;
const LIDAR = reviewerAddress('lidar');
const LIDAR_DATA = reviewerAddress('lidar_data');
const PHOTOMETER = reviewerAddress('photometer');
const PHOTOMETER_DATA = reviewerAddress('photometer_data');

const SUBMIT: Call = 'POST /national-facility/:id/submit-initial-acceptance-application';
const EDIT: Call = 'POST /national-facility/:id/edit/initial-acceptance';
const SET: Call = 'POST /national-facility/:id/set-initial-acceptance-reviewers';
const RESET: Call = 'POST /national-facility/:id/reset-initial-acceptance';

const DUE: Call = 'POST /national-facility/:id/due-date';

async function done(email: string, call: Call, id: string, body: object = {}) {
  const { access_token: token } = await enter(portal, email);
  const answer = await callApi(call, { token, params: { id }, body });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.msg}`);
}

type Act = () => Promise<unknown>;
/** Recipient, subject, expected text and unexpected text of a message. */
type ExpectedMail = [to: string, subject: string, says: readonly string[], saysNot?: readonly string[]];

const returnIt = (id: string) => done(ADMIN, RESET, id, { target: 'facility', reason: 'A new laser.' });

/** A returned application with reviewers of the last round and a changed altitude, ready for submission. */
async function returned(change: () => Promise<unknown> = async () => db.update(lidars).set({ altitude: 101 })) {
  const reviewed = await addReviewed(portal, 'draft');
  const { id } = reviewed.facility;
  await done(OWNER, SUBMIT, id);
  await returnIt(id);
  await change();
  return { ...reviewed, submit: () => done(OWNER, SUBMIT, id) };
}

/** An application with every evaluation submitted. */
async function evaluated() {
  const reviewed = await addReviewed(portal, 'submitted', { lidar_pi_contact: PI });
  await giveEvaluations(portal, reviewed);
  return reviewed.facility;
}

/** The same with a preliminary report of this decision. */
async function reported(preliminary_acceptance: string) {
  const facility = await evaluated();
  await done(CARS, EDIT, facility.id, { preliminary_acceptance });
  return facility;
}

const preliminary = (preliminary_acceptance: string) => async (): Promise<Act> => {
  const { id } = await evaluated();
  return () => done(CARS, EDIT, id, { preliminary_acceptance });
};

const final =
  (acceptance: string, words = {}) =>
  async (): Promise<Act> => {
    const { id } = await reported('yes');
    return () => done(CARS, EDIT, id, { acceptance, ...words });
  };

const WORDS = {
  statement: 'The laser has to be stable.',
  conditions: [
    { text: 'Show a telecover test.', due_date: epochOf('2026-09-01'), instrument: null },
    { text: 'Send the log.', due_date: null, instrument: null },
  ],
};

const AGAIN = [
  'To apply again, please ask the administrators to return the application to the facility',
  'https://portal.example/contact',
];
const KEPT = 'Evaluations of the last round on unchanged instruments are kept as drafts';
const NO_WORK = 'There is nothing to evaluate now.';
const CHANGED = 'What changed since the last round:\nLidar MUSA: Altitude';

const facilityAndPi = (subject: string, says: readonly string[], saysNot: readonly string[] = []): ExpectedMail[] =>
  [OWNER, PI].map((to) => [to, subject, says, saysNot]);

const MESSAGES: readonly [state: string, prepare: () => Promise<Act>, told: readonly ExpectedMail[]][] = [
  [
    'an application is submitted for the first time',
    async () => {
      const { facility } = await addComplete(portal);
      return () => done(OWNER, SUBMIT, facility.id);
    },
    [
      [OWNER, 'CIAO: application submitted', ['Waiting for an administrator to assign reviewers (since 2026-06-15).']],
      [
        STAFF,
        'CIAO: application submitted, reviewers to be assigned',
        [
          'so that the evaluation can begin: Lidar reviewer, Lidar data reviewer, Photometer reviewer, Photometer data reviewer.',
        ],
        ['kept', 'last round'],
      ],
    ],
  ],
  [
    'it is submitted again, with all reviewers kept',
    async () => (await returned()).submit,
    [
      [
        OWNER,
        'CIAO: application submitted again',
        ['Waiting for reviewers to complete the evaluation (since 2026-06-15'],
        ['Rita', CHANGED],
      ],
      [
        STAFF,
        'CIAO: application submitted again, reviewers kept',
        [
          'The reviewers of the last round are kept and have been notified:\nRita Lidar reviewer: Lidar reviewer\n',
          'Administrators can change them with "Change reviewers"',
          CHANGED,
        ],
        ['assign the reviewers', 'to be assigned'],
      ],
      [
        LIDAR,
        'CIAO: application submitted again, 4 evaluations to submit',
        ['You review it as before: Lidar reviewer.', 'You have 4 evaluations to submit. No due date is set.', CHANGED],
      ],
      ...[LIDAR_DATA, PHOTOMETER, PHOTOMETER_DATA].map((to): ExpectedMail => [
        to,
        'CIAO: application submitted again, 1 evaluation to submit',
        ['You have 1 evaluation to submit. No due date is set.', CHANGED],
      ]),
    ],
  ],
  [
    'it is submitted again unchanged, with only one reviewer left',
    async () => {
      const { submit } = await returned(async () =>
        db.execute(`delete from component_reviewers where component <> 'lidar'`),
      );
      return submit;
    },
    [
      [
        OWNER,
        'CIAO: application submitted again',
        ['Waiting for an administrator to assign reviewers (since 2026-06-15).'],
      ],
      [
        STAFF,
        'CIAO: application submitted again, some reviewers to be assigned',
        [
          'so that the evaluation can be completed: Lidar data reviewer, Photometer reviewer, Photometer data reviewer.',
          'Rita Lidar reviewer: Lidar reviewer',
          'Nothing was changed since the last round.',
        ],
      ],
      [
        LIDAR,
        'CIAO: application submitted again, 4 evaluations to submit',
        ['Nothing was changed since the last round.'],
      ],
    ],
  ],
  [
    'it is submitted again without any of its reviewers',
    async () => (await returned(async () => db.delete(componentReviewers))).submit,
    [
      [OWNER, 'CIAO: application submitted again', ['Waiting for an administrator']],
      [
        STAFF,
        'CIAO: application submitted again, reviewers to be assigned',
        ['so that the evaluation can begin'],
        ['kept'],
      ],
    ],
  ],
  [
    'a reviewer is replaced while a due date is set',
    async () => {
      const { facility, reviewers } = await addReviewed(portal);
      await setDueDate(portal, facility.id, '2026-07-01');
      const { id } = await addPerson(portal, { email: 'bea@site.example', roles: ['lidar_reviewer'] });
      return () => done(ADMIN, SET, facility.id, { ...reviewers, lidar: id });
    },
    [
      [
        'bea@site.example',
        'CIAO: you are assigned to review, 4 evaluations to submit',
        [': Lidar reviewer.', 'You have 4 evaluations to submit; please do so by 2026-07-01.'],
      ],
      [
        LIDAR,
        'CIAO: your assignment has ended',
        ['has ended: Lidar reviewer. What you have written is kept.', 'There is nothing left for you to do.'],
        ['Open the application', 'to submit'],
      ],
    ],
  ],
  [
    'a reviewer inherits the due date of the predecessor, while another is still missing [12.192]',
    async () => {
      const { facility, reviewers } = await addReviewed(portal);
      await setDueDate(portal, facility.id, '2026-12-23');
      await done(ADMIN, SET, facility.id, { ...reviewers, lidar: null, photometer: null });
      return () => done(ADMIN, SET, facility.id, { ...reviewers, photometer: null });
    },
    [
      [
        LIDAR,
        'CIAO: you are assigned to review, 4 evaluations to submit',
        ['You have 4 evaluations to submit; please do so by 2026-12-23.'],
      ],
    ],
  ],
  [
    'the due date of the reviewers is moved after one of them has finished',
    async () => {
      const reviewed = await addReviewed(portal);
      await giveEvaluations(portal, reviewed, ['lidar-data', 'photometer-data', 'lidar-general', 'lidar-channel']);
      await setDueDate(portal, reviewed.facility.id, '2026-12-01');
      return () => done(CARS, DUE, reviewed.facility.id, { due_date: epochOf('2026-12-23') });
    },
    [
      [
        LIDAR,
        'CIAO: due date 2026-12-23, 2 evaluations to submit',
        ['was moved from 2026-12-01 to 2026-12-23.', 'You have 2 evaluations to submit; please do so by 2026-12-23.'],
      ],
      ...[LIDAR_DATA, PHOTOMETER_DATA].map((to): ExpectedMail => [
        to,
        'CIAO: due date 2026-12-23, 1 evaluation to submit',
        ['You have 1 evaluation to submit; please do so by 2026-12-23.'],
      ]),
    ],
  ],
  [
    'the facility is given a due date for its upgrade plan',
    async () => {
      const { id } = await reported('conditionally');
      return () => done(CARS, DUE, id, { due_date: epochOf('2026-12-23') });
    },
    [
      [
        OWNER,
        'CIAO: due date 2026-12-23',
        [
          'is 2026-12-23.',
          'Waiting for the facility to upload the upgrade plan (since 2026-06-15). Due on 2026-12-23.',
        ],
      ],
    ],
  ],
  [
    'the due date of the reviewers is removed',
    async () => {
      const reviewed = await addReviewed(portal);
      await giveEvaluations(portal, reviewed, ['lidar-data']);
      await setDueDate(portal, reviewed.facility.id, '2026-12-01');
      return () => done(CARS, DUE, reviewed.facility.id, { due_date: null });
    },
    [
      [
        LIDAR_DATA,
        'CIAO: due date taken away, 1 evaluation to submit',
        ['was taken away: it was 2026-12-01.', 'You have 1 evaluation to submit. No due date is set.'],
      ],
    ],
  ],
  [
    'a reviewer loses one of two components',
    async () => {
      const { facility, reviewers } = await addReviewed(portal);
      await db.insert(userRoles).values({ userId: reviewers.lidar, role: 'lidar_data_reviewer' });
      const both = { ...reviewers, lidar_data: reviewers.lidar };
      await done(ADMIN, SET, facility.id, both);
      return () => done(ADMIN, SET, facility.id, { ...both, lidar: null });
    },
    [
      [
        LIDAR,
        'CIAO: your assignment has changed',
        ['has ended: Lidar reviewer.', 'You have 1 evaluation to submit. No due date is set.'],
      ],
    ],
  ],
  [
    'reviewers who have submitted everything are replaced',
    async () => {
      const reviewed = await addReviewed(portal);
      await giveEvaluations(portal, reviewed, ['facility-synergy']);
      const { id } = await addPerson(portal, { email: 'bea@site.example', roles: ['lidar_reviewer'] });
      return () => done(ADMIN, SET, reviewed.facility.id, { ...reviewed.reviewers, lidar: id });
    },
    [
      ['bea@site.example', 'CIAO: you are assigned to review', [NO_WORK], ['to submit', 'You have submitted']],
      [LIDAR, 'CIAO: your assignment has ended', ['There is nothing left for you to do.']],
    ],
  ],
  [
    'a reviewer is set for photometers at a facility without any',
    async () => {
      const { facility, reviewers } = await addReviewed(portal);
      await db.delete(photometers);
      const { id } = await addPerson(portal, { email: 'bea@site.example', roles: ['photometer_reviewer'] });
      return () => done(ADMIN, SET, facility.id, { ...reviewers, photometer: id });
    },
    [
      ['bea@site.example', 'CIAO: you are assigned to review', [NO_WORK], ['to submit', 'You have submitted']],
      ['photometer@site.example', 'CIAO: your assignment has ended', ['There is nothing left for you to do.']],
    ],
  ],
  [
    'reviewers are set after the preliminary report',
    async () => {
      const { facility } = await addComplete(portal, 'preliminary_report_issued');
      const people = await addReviewers(portal);
      return () => done(ADMIN, SET, facility.id, { lidar: people.lidar });
    },
    [[LIDAR, 'CIAO: you are assigned to review', [NO_WORK], ['to submit']]],
  ],
  [
    'a reviewer with open evaluations loses the role',
    async () => {
      const { reviewers } = await addReviewed(portal);
      return async () => {
        const { access_token: token } = await enter(portal, ADMIN);
        const body = userBody({ email: LIDAR, first_name: 'Rita', last_name: 'Lidar reviewer', roles: ['ares'] });
        await callApi('POST /user/:id/edit', { params: { id: reviewers.lidar }, token, body });
      };
    },
    [
      [
        ADMIN,
        'Rita Lidar reviewer is no longer a reviewer, please assign other reviewers',
        ['Evaluations are waiting for other reviewers: please assign them for CIAO.'],
      ],
      [LIDAR, 'CIAO: your assignment has ended', ['There is nothing left for you to do.']],
    ],
  ],
  [
    'a reviewer without open evaluations loses the role',
    async () => {
      const reviewed = await addReviewed(portal);
      await giveEvaluations(portal, reviewed, ['photometer-data']);
      return async () => {
        const { access_token: token } = await enter(portal, ADMIN);
        const body = userBody({ email: LIDAR, first_name: 'Rita', last_name: 'Lidar reviewer', roles: ['ares'] });
        await callApi('POST /user/:id/edit', { params: { id: reviewed.reviewers.lidar }, token, body });
      };
    },
    [
      [
        ADMIN,
        'Rita Lidar reviewer is no longer a reviewer',
        ['No evaluation is waiting for another reviewer.'],
        ['please assign'],
      ],
      [LIDAR, 'CIAO: your assignment has ended', []],
    ],
  ],
  [
    'an evaluation is reopened',
    async () => {
      const { facility } = await addReviewed(portal, 'evaluated');
      await db.execute(`delete from component_reviewers where component in ('lidar_data', 'photometer_data')`);
      return () => done(ADMIN, RESET, facility.id, { target: 'evaluation', reason: 'A new laser.' });
    },
    [
      [OWNER, 'CIAO: evaluation re-opened', ['Reason: A new laser.'], ['Rita']],
      [
        LIDAR,
        'CIAO: evaluation re-opened, 4 evaluations to submit',
        ['4 evaluations to submit', 'kept as drafts: please check them before you submit them again', 'Reason: A new'],
      ],
      [PHOTOMETER, 'CIAO: evaluation re-opened, 1 evaluation to submit', ['1 evaluation to submit']],
    ],
  ],
  [
    'an evaluation is reopened at a facility without photometers',
    async () => {
      const { facility } = await addReviewed(portal, 'evaluated');
      await db.delete(photometers);
      return () => done(ADMIN, RESET, facility.id, { target: 'evaluation', reason: 'A new laser.' });
    },
    [
      [OWNER, 'CIAO: evaluation re-opened', ['Reason: A new laser.'], ['stays in force', 'open.']],
      [LIDAR, 'CIAO: evaluation re-opened, 4 evaluations to submit', []],
      [LIDAR_DATA, 'CIAO: evaluation re-opened, 1 evaluation to submit', []],
    ],
  ],
  [
    'it is submitted again with another photometer after a complete evaluation',
    async () => {
      const reviewed = await addReviewed(portal, 'draft');
      await done(OWNER, SUBMIT, reviewed.facility.id);
      await giveEvaluations(portal, reviewed);
      await returnIt(reviewed.facility.id);
      await db.update(photometers).set({ altitude: 101 });
      return () => done(OWNER, SUBMIT, reviewed.facility.id);
    },
    [
      [OWNER, 'CIAO: application submitted again', []],
      [STAFF, 'CIAO: application submitted again, reviewers kept', []],
      [LIDAR, 'CIAO: application submitted again, 4 evaluations to submit', [KEPT]],
      [LIDAR_DATA, 'CIAO: application submitted again, 1 evaluation to submit', [KEPT]],
      ...[PHOTOMETER, PHOTOMETER_DATA].map((to): ExpectedMail => [
        to,
        'CIAO: application submitted again, 1 evaluation to submit',
        ['You have 1 evaluation to submit.'],
        ['kept as drafts'],
      ]),
    ],
  ],
  [
    'an accepted facility with open conditions is returned',
    async () => {
      const { id } = await reported('yes');
      await done(CARS, EDIT, id, { acceptance: 'conditionally', ...WORDS });
      return () => returnIt(id);
    },
    [
      [
        OWNER,
        'CIAO: application returned to the facility',
        [
          'Accepted Version 1 stays in force: the public sees it until the next acceptance.',
          'Version 1 of the operational configuration stays in force. 2 conditions of the acceptance stay open.',
        ],
      ],
      [
        [LIDAR, LIDAR_DATA, PHOTOMETER, PHOTOMETER_DATA].join(', '),
        'CIAO: application returned to the facility',
        ['There is nothing to evaluate until the facility submits it again;'],
      ],
    ],
  ],
  [
    'an application is returned to the facility',
    async () => {
      const { facility } = await addReviewed(portal, 'evaluated');
      return () => returnIt(facility.id);
    },
    [
      [OWNER, 'CIAO: application returned to the facility', ['Please update it and submit it again.']],
      [
        [LIDAR, LIDAR_DATA, PHOTOMETER, PHOTOMETER_DATA].join(', '),
        'CIAO: application returned to the facility',
        ['There is nothing to evaluate until the facility submits it again;'],
        ['to submit'],
      ],
    ],
  ],
  [
    'the preliminary report accepts',
    preliminary('yes'),
    facilityAndPi(
      'CIAO: preliminary report issued, preliminary decision: accepted',
      [
        'The preliminary decision is to accept the application.',
        'By its evaluations, the facility can be accepted. Nothing is final before the final report.\n',
        'No upgrade plan is required',
        'Waiting for CARS to issue the final report (since 2026-06-15).',
      ],
      AGAIN,
    ),
  ],
  [
    'the preliminary report accepts conditionally',
    preliminary('conditionally'),
    facilityAndPi(
      'CIAO: preliminary report issued, preliminary decision: accepted conditionally',
      [
        'The preliminary decision is to accept the application conditionally.',
        'Please respond with an upgrade plan (PDF)',
        'Waiting for the facility to upload the upgrade plan (since 2026-06-15).',
      ],
      AGAIN,
    ),
  ],
  [
    'the preliminary report rejects',
    preliminary('no'),
    facilityAndPi(
      'CIAO: preliminary report issued, preliminary decision: not accepted',
      [
        'The preliminary decision is not to accept the application.',
        'See the comments in the report.',
        'Waiting for CARS to issue the final report (since 2026-06-15).',
      ],
      ['The application was accepted', ...AGAIN],
    ),
  ],
  [
    'the final report accepts',
    final('yes'),
    [
      ...facilityAndPi(
        'CIAO: final report issued, application accepted',
        [
          'The application was accepted.',
          'The operational configuration is approved for: MUSA.',
          'Initial acceptance completed on',
        ],
        ['recommendations', ...AGAIN],
      ),
      [ADMIN, 'CIAO: final report issued, application accepted', ['The public status of the facility is']],
    ],
  ],
  [
    'the final report accepts conditionally',
    final('conditionally', WORDS),
    [
      ...facilityAndPi(
        'CIAO: final report issued, application accepted conditionally',
        [
          'The application was accepted conditionally.',
          'on condition that it does what the report asks for',
          'Statement: The laser has to be stable.',
          'Conditions:\n1. Show a telecover test. · until 2026-09-01\n2. Send the log.',
          'approved for: MUSA',
          'Please follow the recommendations',
        ],
        AGAIN,
      ),
      [ADMIN, 'CIAO: final report issued, application accepted conditionally', []],
    ],
  ],
  [
    'the final report rejects',
    final('no'),
    [
      ...facilityAndPi(
        'CIAO: final report issued, application not accepted',
        [
          'The application was not accepted.',
          'The facility does not meet the requirements of initial acceptance. It may apply again.',
          'See the comments in the report.',
          ...AGAIN,
        ],
        ['The application was accepted', 'approved'],
      ),
      [ADMIN, 'CIAO: final report issued, application not accepted', ['The application was not accepted.']],
    ],
  ],
  [
    'a plan is uploaded after the final report',
    async () => {
      const { facility, round } = await addReviewed(portal);
      await putInto(portal, round, 'evaluated');
      await db.delete(componentReviewers);
      const plan = await addFile(portal, { kind: 'document', uploaderId: facility.ownerId });
      return () => done(OWNER, EDIT, facility.id, { user_file: plan.id });
    },
    [
      [OWNER, 'CIAO: upgrade plan received', ['Initial acceptance completed on'], ['issue the final report']],
      [STAFF, 'CIAO: upgrade plan uploaded', ['Initial acceptance completed on'], ['issue the final report']],
    ],
  ],
  [
    'a facility under evaluation gets a new owner',
    async () => {
      const { facility } = await addReviewed(portal);
      const { id } = await addPerson(portal, { email: 'new@site.example' });
      return () => done(ADMIN, 'POST /national-facility/:id/transfer', facility.id, { owner: id });
    },
    [
      [
        'new@site.example',
        'CIAO: you are now the facility leader',
        ['Waiting for reviewers to complete the evaluation (since'],
        ['up to date'],
      ],
      [OWNER, 'CIAO: you are no longer the facility leader', ['another leader, who is now responsible for it']],
    ],
  ],
];

const subjects = (mails: readonly { to: string; subject: string }[]) =>
  mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();

test.each(MESSAGES)(
  'when %s, each message has the content that applies to its recipient [11.9.1, 12.132, 12.134, 12.135]',
  async (_state, prepare, told) => {
    await addPerson(portal, { email: CARS, roles: ['cars'] });
    await administratorToken(portal);
    const act = await prepare();
    await db.delete(emails);
    await act();
    const written = (await emailsInOrder(portal)).map(({ recipients, ...mail }) => ({
      ...mail,
      to: recipients.join(', '),
    }));
    expect(subjects(written)).toEqual(subjects(told.map(([to, subject]) => ({ to, subject }))));
    for (const [to, , says, saysNot = []] of told) {
      const text = written.find((mail) => mail.to === to)?.text ?? '';
      expect([to, says.filter((words) => !text.includes(words))]).toEqual([to, []]);
      expect([to, saysNot.filter((words) => text.includes(words))]).toEqual([to, []]);
    }
  },
);
