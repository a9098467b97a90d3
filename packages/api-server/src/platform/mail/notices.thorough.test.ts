import { ownerToken } from '../../../test/callers';
import {
  addReviewed,
  addReviewers,
  administratorToken,
  giveEvaluations,
  lidarPath,
  reviewerToken,
  submitCall,
  evaluationOf,
} from '../../../test/evaluations';
import { addComplete } from '../../../test/applications';
import { addFacility } from '../../../test/facilities';
import { addFile } from '../../../test/files';
import { testMailServer } from '../../../test/mail-server';
import { addPerson, enter } from '../../../test/people';
import { testPortal, type ApiRequest } from '../../../test/portal';
import { emails, userRoles } from '../db/tables';
import type { Call } from '../../app/calls';

const portal = testPortal({ smtpUrl: 'smtp://127.0.0.1' });
const { callApi, db, pass } = portal;
const server = testMailServer();

const SUBMIT: Call = 'POST /national-facility/:id/submit-initial-acceptance-application';
const EDIT: Call = 'POST /national-facility/:id/edit/initial-acceptance';
const [ADMIN, CARS, ARES, OWNER, NEW, PI] = [
  'admin@site.example',
  'cars@site.example',
  'ares@site.example',
  'pi.ciao@site.example',
  'new@site.example',
  'lidar.pi@site.example',
];
const REVIEWERS = ['lidar', 'lidar_data', 'photometer', 'photometer_data'].map((each) => `${each}@site.example`);
const PASSWORD_LINK = /https:\/\/portal\.example\/change-password\/[\w-]{43}/;

/** A user's action, as its call. */
type Deed = [call: Call, asked: ApiRequest];
/** Recipients of each message, and the address of the page that it leads to. */
type Notice = [to: string[], subject: string, link: string | RegExp];

const page = (path: string) => `https://portal.example${path}`;
const own = (id: string) => page(`/edit-nf/${id}`);
const evaluation = (id: string) => page(`/cars/evaluate-nf/${id}`);

interface Story {
  deed: Deed;
  notices: Notice[];
}

async function staff() {
  await addPerson(portal, { email: CARS, roles: ['cars'] });
  await addPerson(portal, { email: ARES, roles: ['ares'] });
  return administratorToken(portal);
}

const password = { password: 'a well chosen one', confirm_password: 'a well chosen one' };
const facilityOf = (id: string, token: string, body?: object): ApiRequest => ({
  params: { id },
  token,
  ...(body && { body }),
});

/** The fixtures of a notice, the action, and the recipients. */
const STORIES: Record<string, () => Promise<Story>> = {
  'a user is added': async () => ({
    deed: [
      'POST /user/add',
      { token: await staff(), body: { email: NEW, first_name: 'Nora', last_name: 'New', roles: ['cars'] } },
    ],
    notices: [[[NEW], 'Activate your account', PASSWORD_LINK]],
  }),
  'a user requests a new password': async () => {
    await addPerson(portal);
    return {
      deed: ['POST /auth/reset-password', { body: { email: 'ada@site.example' } }],
      notices: [[['ada@site.example'], 'Reset your password', PASSWORD_LINK]],
    };
  },
  'an administrator resets a password': async () => {
    await addPerson(portal);
    return {
      deed: ['POST /auth/reset-password', { token: await staff(), body: { email: 'ada@site.example' } }],
      notices: [[['ada@site.example'], 'Reset your password', PASSWORD_LINK]],
    };
  },
  'a password is changed': async () => {
    await addPerson(portal);
    return {
      deed: ['POST /auth/change-password', { token: (await enter(portal)).access_token, body: password }],
      notices: [[['ada@site.example'], 'Your password was changed', page('/reset-password')]],
    };
  },
  'a facility is invited whose owner has an active account': async () => {
    const { id } = await addFacility(portal);
    return {
      deed: ['POST /national-facility/:id/send-invitation', facilityOf(id, await staff())],
      notices: [[[OWNER], 'CIAO: invitation to apply for initial acceptance', own(id)]],
    };
  },
  'a facility is invited whose owner has no password yet': async () => {
    const owner = await addPerson(portal, { email: NEW, roles: ['national_facility'], activated: false });
    const { id } = await addFacility(portal, { ownerId: owner.id });
    return {
      deed: ['POST /national-facility/:id/send-invitation', facilityOf(id, await staff())],
      notices: [[[NEW], 'CIAO: invitation to apply for initial acceptance', PASSWORD_LINK]],
    };
  },
  'an application is submitted': async () => {
    const { facility } = await addComplete(portal);
    await staff();
    const token = await ownerToken(portal, facility);
    return {
      deed: [SUBMIT, facilityOf(facility.id, token)],
      notices: [
        [[OWNER], 'CIAO: application submitted', own(facility.id)],
        [[ADMIN, CARS], 'CIAO: application submitted, reviewers to be assigned', evaluation(facility.id)],
      ],
    };
  },
  'reviewers are set': async () => {
    const { facility } = await addComplete(portal, 'submitted');
    const people = await addReviewers(portal);
    const body = { ...people, lidar_data: people.lidar };
    await db.insert(userRoles).values({ userId: people.lidar, role: 'lidar_data_reviewer' });
    return {
      deed: [
        'POST /national-facility/:id/set-initial-acceptance-reviewers',
        facilityOf(facility.id, await staff(), body),
      ],
      notices: REVIEWERS.filter((address) => !address.startsWith('lidar_data')).map((address) => [
        [address],
        `CIAO: you are assigned to review, ${address.startsWith('lidar') ? '5 evaluations' : '1 evaluation'} to submit`,
        evaluation(facility.id),
      ]),
    };
  },
  'reviewers are removed': async () => {
    const { facility, reviewers } = await addReviewed(portal);
    return {
      deed: [
        'POST /national-facility/:id/set-initial-acceptance-reviewers',
        facilityOf(facility.id, await staff(), { ...reviewers, photometer: null }),
      ],
      notices: [
        [
          ['photometer@site.example'],
          'CIAO: your assignment has ended',
          /Your assignment at the National Facility .* has ended/,
        ],
      ],
    };
  },
  'the last required evaluation is submitted': async () => {
    const world = await addReviewed(portal);
    await staff();
    await giveEvaluations(portal, world, ['lidar-data']);
    const token = await reviewerToken(portal, 'lidar_data');
    return {
      deed: [submitCall(lidarPath('data')), { token, params: world.place, body: evaluationOf('data') }],
      notices: [[[ADMIN, CARS], 'CIAO: ready for the preliminary report', evaluation(world.facility.id)]],
    };
  },
  'the preliminary report is issued': async () => {
    const world = await addReviewed(portal, 'draft', { lidar_pi_contact: PI });
    const token = await staff();
    const { id } = world.facility;
    await callApi(SUBMIT, facilityOf(id, await ownerToken(portal, world.facility)));
    await giveEvaluations(portal, world);
    return {
      deed: [EDIT, facilityOf(id, token, { preliminary_acceptance: 'conditionally' })],
      notices: [
        [[OWNER], 'CIAO: preliminary report issued, preliminary decision: accepted conditionally', own(id)],
        [
          [PI],
          'CIAO: preliminary report issued, preliminary decision: accepted conditionally',
          /contact of Potenza observatory \(CIAO\)/,
        ],
      ],
    };
  },
  'an upgrade plan is uploaded': async () => {
    const { facility } = await addReviewed(portal, 'preliminary_report_issued');
    await staff();
    const plan = await addFile(portal, { kind: 'document', uploaderId: facility.ownerId });
    return {
      deed: [EDIT, facilityOf(facility.id, await ownerToken(portal, facility), { user_file: plan.id })],
      notices: [
        [[OWNER], 'CIAO: upgrade plan received', own(facility.id)],
        [[ADMIN, CARS], 'CIAO: upgrade plan uploaded', evaluation(facility.id)],
        [REVIEWERS, 'CIAO: upgrade plan uploaded', evaluation(facility.id)],
      ],
    };
  },
  'the final report is issued, and with it the configuration approved': async () => {
    const world = await addReviewed(portal, 'draft', { lidar_pi_contact: PI });
    const [token, { facility }] = [await staff(), world];
    await callApi(SUBMIT, facilityOf(facility.id, await ownerToken(portal, facility)));
    await giveEvaluations(portal, world);
    await callApi(EDIT, facilityOf(facility.id, token, { preliminary_acceptance: 'yes' }));
    return {
      deed: [EDIT, facilityOf(facility.id, token, { acceptance: 'yes' })],
      notices: [
        [[OWNER], 'CIAO: final report issued, application accepted', own(facility.id)],
        [[PI], 'CIAO: final report issued, application accepted', /contact of Potenza observatory \(CIAO\)/],
        [[ADMIN], 'CIAO: final report issued, application accepted', own(facility.id)],
        [[ARES], 'CIAO: operational configuration approved', evaluation(facility.id)],
      ],
    };
  },
  'the displayed status is changed': async () => {
    const { id } = await addFacility(portal);
    return {
      deed: [
        'POST /national-facility/:id/edit/general-info',
        facilityOf(id, await staff(), { displayed_status: 'labelled' }),
      ],
      notices: [[[OWNER], 'CIAO: public status "Labelled"', own(id)]],
    };
  },
  'an evaluation is re-opened': async () => {
    const { facility } = await addReviewed(portal);
    const body = { target: 'evaluation', reason: 'A new laser was installed.' };
    return {
      deed: ['POST /national-facility/:id/reset-initial-acceptance', facilityOf(facility.id, await staff(), body)],
      notices: [
        [[OWNER], 'CIAO: evaluation re-opened', own(facility.id)],
        ...REVIEWERS.map((address): Notice => {
          const due = address.startsWith('lidar@') ? '4 evaluations' : '1 evaluation';
          return [[address], `CIAO: evaluation re-opened, ${due} to submit`, evaluation(facility.id)];
        }),
      ],
    };
  },
  'an application is returned to the facility': async () => {
    const { facility } = await addReviewed(portal);
    const body = { target: 'facility', reason: 'A new laser was installed.' };
    return {
      deed: ['POST /national-facility/:id/reset-initial-acceptance', facilityOf(facility.id, await staff(), body)],
      notices: [
        [[OWNER], 'CIAO: application returned to the facility', own(facility.id)],
        [REVIEWERS, 'CIAO: application returned to the facility', /Reason: A new laser was installed\./],
      ],
    };
  },
  'a facility gets another owner': async () => {
    const { id } = await addFacility(portal);
    const owner = await addPerson(portal, { email: NEW });
    return {
      deed: ['POST /national-facility/:id/transfer', facilityOf(id, await staff(), { owner: owner.id })],
      notices: [
        [[NEW], 'CIAO: you are now the facility leader', own(id)],
        [[OWNER], 'CIAO: you are no longer the facility leader', page('/contact')],
      ],
    };
  },
  'a visitor writes through the contact form': async () => {
    await staff();
    const body = {
      first_name: 'Grace',
      last_name: 'Reader',
      email: 'grace@home.example',
      subject: 'A question',
      message: 'Is dust measured at night?',
    };
    return {
      deed: ['POST /contact', { body }],
      notices: [[[ADMIN], 'Contact form: A question', /Reply-To: grace@home\.example/i]],
    };
  },
};

/** Two users whose mailboxes are temporarily unavailable. */
const BUSY = [CARS, 'photometer@site.example'];

/** The mail server refuses, disappears, returns and rejects some recipients; the portal is restarted each time. */
async function deliverThroughTrouble() {
  server.behave({ toAddress: () => '451 4.3.0 Not now' });
  await emptyOutbox();
  pass(60);
  await server.stop();
  await emptyOutbox();
  await server.start();
  server.behave({ toAddress: (address) => (BUSY.includes(address) ? '450 4.2.1 Busy' : undefined) });
  pass(3600);
  await emptyOutbox();
  server.behave({});
  pass(3600);
  await emptyOutbox();
  await emptyOutbox();
}

async function emptyOutbox() {
  const outbox = server.outbox(portal);
  await outbox.wake();
  await outbox.stop();
}

test.each(Object.entries(STORIES))('when %s, the right users are told once [1.13, 11.9.1]', async (_what, story) => {
  const { deed, notices } = await story();
  await db.delete(emails);
  const { status, body } = await callApi(...deed);
  expect([status, body.msg]).toEqual([200, expect.any(String)]);
  await deliverThroughTrouble();
  const got = server.received.flatMap(({ for: people, headers }) => people.map((one) => `${one}: ${headers.subject}`));
  const expected = notices.flatMap(([people, subject]) => people.map((one) => `${one}: ${subject}`));
  expect(got.toSorted()).toEqual(expected.toSorted());
  for (const [[one = ''], , link] of notices) {
    const message = server.received.find((each) => each.for.includes(one));
    expect(message?.raw).toMatch(link instanceof RegExp ? link : new RegExp(`"${link}"`));
  }
  const kept = await db.select().from(emails);
  expect(kept.map((each) => each.status)).toEqual(kept.map(() => 'sent'));
  expect(JSON.stringify(kept)).not.toMatch(PASSWORD_LINK);
  expect(portal.logged.join('')).not.toMatch(PASSWORD_LINK);
});
