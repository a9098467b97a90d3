import { qaTestType, type QaTestStatus, type QaTestTypeCode, QA_PAGES } from '@portal/domain';
import type { Mail } from '../../platform/mail/mail';
import { toGroup, toHolders, type AboutFacility, type News } from './holder-mail';

interface AboutTest extends AboutFacility {
  test: { id: string; type: QaTestTypeCode; lidarName: string };
}

const nameOf = ({ test }: AboutTest) => `${qaTestType(test.type).name} of ${test.lidarName}`;
const pathOf = ({ facility, test }: AboutTest) => QA_PAGES.test(facility.id, test.id);

/** To the owner and the deputies: a receipt. */
export const testReceiptMails = (about: AboutTest, fileCount: number): Mail[] =>
  toHolders(about, {
    kind: 'qa-test-submitted',
    subject: `${nameOf(about)} submitted`,
    paragraphs: [
      `The test ${nameOf(about)} of ${about.facility.name} was submitted with ${fileCount === 1 ? 'one file' : `${fileCount} files`}.`,
      'Its clock stands still until the centre has given the result. You can withdraw it until its evaluation begins.',
    ],
    action: 'Open the test',
    path: pathOf(about),
  });

/** To those who evaluate tests. */
export const testArrivedNews = (about: AboutTest): News => ({
  kind: 'qa-test-arrived',
  subject: `${nameOf(about)} to be evaluated`,
  paragraphs: [
    `${about.facility.name} has submitted the test ${nameOf(about)}. The evaluator who takes it gives the result.`,
  ],
  action: 'Open the test',
  path: QA_PAGES.evaluation(about.test.id),
});

/** To who submitted the test, and the PI of the lidar: it has to be corrected. */
export const testReturnedMails = (
  about: AboutTest,
  recipients: readonly string[],
  { reason, channels }: { reason: string; channels: readonly string[] },
): Mail[] =>
  toGroup(about, recipients, {
    kind: 'qa-test-returned',
    subject: `${nameOf(about)} returned`,
    paragraphs: [
      `The test ${nameOf(about)} of ${about.facility.name} was returned. Please correct it and submit it again.`,
      `The reason: ${reason}`,
      `It concerns: ${channels.join(', ')}.`,
    ],
    action: 'Correct the test',
    path: pathOf(about),
  });

/** What a result means for the facility. */
const NEXT: Partial<Record<QaTestStatus, string>> = {
  passed: 'The test was passed.',
  passed_with_remarks: 'The test was passed with remarks. Please read the recommendations.',
  failed: 'The test was failed. Please repeat it once the cause is removed.',
  not_assessable:
    'The test could not be assessed, such as after a night that was not clear. This is no fault: the due date stays as it was. Please measure again.',
};

/** To the owner, the deputies and the PI of the lidar: the result, without the name of who gave it. */
export function testConcludedMails(
  about: AboutTest,
  contacts: readonly string[],
  { status, conclusions }: { status: QaTestStatus; conclusions: string | null },
): Mail[] {
  const news: News = {
    kind: 'qa-test-concluded',
    subject: `result of ${nameOf(about)}`,
    paragraphs: [
      `The test ${nameOf(about)} of ${about.facility.name} was evaluated. ${NEXT[status] ?? ''}`.trim(),
      ...(conclusions === null ? [] : [`Conclusions: ${conclusions}`]),
      `The report (PDF, login required): ${about.publicUrl}/api/qa-tests/${about.test.id}/report.pdf`,
    ],
    action: 'Open the test',
    path: pathOf(about),
  };
  const told = about.holders.map(({ email }) => email.toLowerCase());
  return [
    ...toHolders(about, news),
    ...toGroup(
      about,
      contacts.filter((address) => !told.includes(address)),
      news,
    ),
  ];
}
