import { writeMails, writeMailTo } from '../../platform/mail/mail.store';
import { addressesOfCentre } from '../../people/users/centre-addresses.store';
import { findUser } from '../../people/users/user.store';
import type { Db } from '../../platform/db/client';
import { contactsOf } from '../../labelling/acceptance/recipients';
import type { LoadedFacility } from '../../labelling/facilities/facility.store';
import { aboutFacility } from '../mail/about-facility';
import { newsMail } from '../mail/holder-mail';
import { testArrivedNews, testConcludedMails, testReceiptMails, testReturnedMails } from '../mail/test-mails';
import type { TestRow } from './tests.store';

interface Notice {
  loaded: LoadedFacility;
  test: TestRow;
  publicUrl: string;
}

const aboutTest = ({ loaded, test, publicUrl }: Notice) => ({ ...aboutFacility(loaded, publicUrl), test });

/** The address of the PI of lidars, if it is one. */
const lidarPi = ({ facility }: LoadedFacility) =>
  contactsOf({
    pi_contact: null,
    lidar_pi_contact: facility.lidar_pi_contact,
    photometer_pi_contact: null,
    ceilometer_pi_contact: null,
  });

/** Tells of a test that was submitted: the facility, and those who evaluate. */
export async function notifyOfSubmission(tx: Db, told: Notice, fileCount: number): Promise<void> {
  const about = aboutTest(told);
  await writeMails(tx, testReceiptMails(about, fileCount));
  await writeMailTo(
    tx,
    addressesOfCentre('evaluate-qa-qc-test', about.facility.id),
    newsMail(about, testArrivedNews(about)),
  );
}

/** Tells of a test that was returned: who submitted it, and the PI of lidars. */
export async function notifyOfReturn(tx: Db, told: Notice, why: { reason: string; channels: readonly string[] }) {
  const { submittedById } = told.test;
  const submitter = submittedById === null ? undefined : await findUser(tx, submittedById);
  const addresses = [...(submitter ? [submitter.email] : []), ...lidarPi(told.loaded)];
  await writeMails(tx, testReturnedMails(aboutTest(told), [...new Set(addresses)], why));
}

/** Tells of the result of a test: owner, deputies and the PI of lidars. */
export const notifyOfResult = (tx: Db, told: Notice): Promise<void> =>
  writeMails(tx, testConcludedMails(aboutTest(told), lidarPi(told.loaded), told.test));
