import type { PartOf } from '@portal/domain';
import type { Actor } from '../../platform/process/app-types';
import type { Db } from '../../platform/db/client';
import type { FileLink } from '../../platform/db/schema/files';
import { facilityAccessFacts } from '../facilities/facility-access-facts';
import type { AccessFacts } from '../../platform/process/app-types';
import { findTestStatus } from './test-status.store';
import { findFile } from '../../platform/files/files.store';

type FilePart = PartOf<'file.read'>;

/** The access rules of a file depend on its use. */
const PARTS: Record<FileLink, FilePart> = {
  'facility-picture': 'picture',
  'lidar-picture': 'picture',
  'photometer-picture': 'picture',
  'accepted-picture': 'accepted picture',
  'installation-picture': 'logo',
  'upgrade-plan': 'plan or report',
  'submission-report': 'plan or report',
  'preliminary-report': 'plan or report',
  'final-report': 'plan or report',
  answer: 'answer',
  'qa-test': 'test file',
  'support-request': 'file of a request',
  'calibration-certificate': 'certificate',
  // The same readers: the facility, its reviewers, the centre, ARES and administrators.
  'label-certificate': 'plan or report',
  'label-document': 'label document',
  shared: 'shared',
};

/** The access facts of a file for the guard; undefined for a file that must appear not to exist. */
export async function fileAccessFacts(db: Db, id: string, actor: Actor | null): Promise<AccessFacts | undefined> {
  const file = await findFile(db, id);
  if (!file) return undefined;
  const { uploaderId, linkedAs, facilityId } = file;
  const isUploader = actor !== null && actor.id === uploaderId;
  const facility = facilityId === null ? undefined : await facilityAccessFacts({ db }, facilityId);
  // The files of an archived facility are inaccessible with it.
  if (facilityId !== null && !facility) return undefined;
  const testStatus = linkedAs === 'qa-test' && file.linkedId ? await findTestStatus(db, file.linkedId) : undefined;
  return {
    ...(facility && { people: facility.people }),
    state: { ...facility?.state, isUploader, hasReport: true, ...(testStatus && { testStatus }) },
    parts: [linkedAs === null ? 'unlinked' : PARTS[linkedAs]],
  };
}
