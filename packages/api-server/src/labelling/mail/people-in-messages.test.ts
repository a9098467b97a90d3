import { assessedBy, type NationalFacility } from '@portal/domain';
import { administratorToken } from '../../../test/evaluations';
import { addFacility } from '../../../test/facilities';
import { addPerson } from '../../../test/people';
import { testPortal } from '../../../test/portal';
import { emails, notices } from '../../platform/db/tables';
import type { Mail } from '../../platform/mail/mail';
import { writeMail } from '../../platform/mail/mail.store';
import { declinedMail } from './declined-mail';
import { deputyNamedMail, deputyNewsMail } from './deputy-mails';
import { slotsFreedMail } from './evaluation-mails';
import { answeredForYouMail } from './question-mails';
import { preliminaryReportMails } from './report-mails';
import { submissionMails } from './submission-mails';

const portal = testPortal();
const { callApi, db } = portal;

const BEA = { email: 'bea@site.example', firstName: 'Bea', lastName: "O'Bell" };
const ADA = { email: 'ada@site.example', firstName: 'Ada', lastName: 'Byron' };
const TO_ADA = { to: ADA, recipients: [ADA.email], publicUrl: 'https://portal.example' };

/** The messages that name a person to others, about Bea to Ada: `namedInOtherWords` finds any other one. */
function messagesAboutBea(facility: NationalFacility): Mail[] {
  const acceptance = facility.submissions.initial_acceptance;
  const about = { ...TO_ADA, facility: { id: facility._id, name: facility.name, acronym: facility.acronym } };
  const round = {
    status: 'submitted' as const,
    openEvaluations: Object.fromEntries(assessedBy(['lidar']).map((path) => [path, 1])),
    stepDueDate: null,
    dueFor: null,
  };
  const question = { asker: 'cars' as const, instrumentKind: null, instrumentName: null, aspect: null, text: 'Why?' };
  const lidar = ['lidar' as const];
  return [
    deputyNamedMail({ ...about, owner: BEA }),
    deputyNewsMail({ ...about, deputy: BEA, isNamed: true }),
    deputyNewsMail({ ...about, deputy: BEA, isNamed: false }),
    { ...declinedMail({ ...about, person: BEA, components: lidar, isConflict: true, round }), recipients: [ADA.email] },
    ...['no longer has an account', 'no longer has the role for it'].map((because) =>
      slotsFreedMail({ ...TO_ADA, user: BEA, because, facilities: [] }),
    ),
    answeredForYouMail({
      ...TO_ADA,
      facility,
      holder: ADA,
      by: BEA,
      question: { ...question, fields: [], until: null },
      answer: 'Because.',
      fileCount: 0,
    }),
    ...preliminaryReportMails({
      ...TO_ADA,
      facility: {
        ...facility,
        submissions: {
          ...facility.submissions,
          initial_acceptance: {
            ...acceptance,
            preliminary_acceptance: { _id: 'yes', order: 1, code: 'yes', name: 'Yes' } as never,
          },
        },
      },
      holders: [BEA],
      contacts: [ADA.email],
      statement: null,
      conditions: [],
      meanings: {} as never,
    }).filter(({ recipients }) => recipients.includes(ADA.email)),
    ...submissionMails({
      ...TO_ADA,
      facility,
      snapshot: { schema_version: 1, submitted_at: 0, round: 2, facility, lidars: [], photometers: [] },
      round,
      holders: [],
      staff: [ADA.email],
      reviewers: [{ ...BEA, components: lidar }],
      changed: [],
      kept: [],
    }).filter(({ recipients }) => recipients.includes(ADA.email)),
  ];
}

/** The message without a text that stands in it. */
const withoutText = (mail: Mail, text: string): Mail => JSON.parse(JSON.stringify(mail).replaceAll(text, '')) as Mail;

const stored = async () => ({ mails: await db.select().from(emails), notices: await db.select().from(notices) });

test('a message that names a person to others, and its notice, no longer names one who was anonymised', async () => {
  const token = await administratorToken(portal);
  const facility = await addFacility(portal);
  await addPerson(portal, ADA);
  const { id } = await addPerson(portal, BEA);
  const { body } = await callApi('GET /national-facility/:id/general-info', { params: { id: facility.id }, token });
  const messages = messagesAboutBea(body.data as unknown as NationalFacility);
  const named = ` (${BEA.email})`;
  expect(messages.filter(({ text }) => text.includes(`Bea O'Bell${named}`)).map(({ kind }) => kind)).toEqual([
    'deputy-named',
    'deputies-changed',
    'deputies-changed',
    'question-answered-for-you',
  ]);
  // Messages of before have no address beside the name.
  messages.push(...messages.map((one) => withoutText(one, named)));
  for (const message of messages) await writeMail(db, message);
  const before = await stored();
  expect(before.mails.map(({ text }) => text)).toEqual(messages.map(() => expect.stringContaining("Bea O'Bell")));
  expect(before.notices.filter(({ text }) => text.includes("Bea O'Bell"))).not.toEqual([]);
  await callApi('POST /user/:id/deactivate', { params: { id }, token });
  expect((await callApi('POST /user/:id/anonymise', { params: { id }, token })).status).toBe(200);
  const after = await stored();
  expect(after.mails).toHaveLength(messages.length);
  expect(after.mails.map(({ text }) => text)).toEqual(messages.map(() => expect.stringContaining('Former user')));
  expect(JSON.stringify(after)).not.toMatch(/Bea|O'Bell|O&#39;Bell/);
});
