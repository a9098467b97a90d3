import {
  LIDAR_ASPECTS,
  PHOTOMETER_ASPECTS,
  type LidarAspect,
  type PhotometerAspect,
  type ReviewedApplication,
} from '@portal/domain';
import type { Person } from '../person';

const LIST = '/national-facility/submitted-initial-acceptance-applications';
const INBOX = [`${LIST}?start=0&count=25`, `${LIST}?open=true&start=0&count=10`, `${LIST}?open=true&start=0&count=1`];

/** An evaluation that a reviewer writes. */
export interface Sheet {
  facility: string;
  kind: 'lidar' | 'photometer';
  instrument: string;
  aspect: LidarAspect | PhotometerAspect;
}

export const draftRecord = ({ instrument, aspect }: { instrument: string; aspect: string }) =>
  `draft of ${aspect} on ${instrument}`;

export const applicationPath = (id: string) => `/national-facility/${id}/initial-acceptance-application`;

const viewApplication = (id: string) => [
  '/types/compliance',
  `${LIST}?start=0&count=25`,
  `${LIST}?open=true&start=0&count=1`,
  `/national-facility/${id}/questions`,
];

interface Evaluated {
  _id: string;
}

/** A field of an instrument that an evaluation fills. */
const fieldOf = (instrument: Evaluated, name: string): unknown => new Map(Object.entries(instrument)).get(name);

/** The evaluations of a component that nobody has submitted. */
function openSheets(facility: string, application: ReviewedApplication, component: string): Sheet[] {
  const sheetsOf = (kind: Sheet['kind'], instruments: readonly Evaluated[], aspects: readonly Sheet['aspect'][]) =>
    instruments.flatMap((instrument) =>
      aspects
        .filter((aspect) => component === (aspect === 'data' ? `${kind}_data` : kind))
        .filter((aspect) => fieldOf(instrument, `${aspect}_evaluation_date`) === null)
        .map((aspect) => ({ facility, kind, instrument: instrument._id, aspect })),
    );
  return [
    ...sheetsOf('lidar', application.lidars, LIDAR_ASPECTS),
    ...sheetsOf('photometer', application.photometers, PHOTOMETER_ASPECTS),
  ];
}

/** Writes a draft in a few steps, with the version that the page has read. */
async function draft(person: Person, sheet: Sheet, application: ReviewedApplication) {
  const { facility, kind, instrument, aspect } = sheet;
  const found = [...application.lidars, ...application.photometers].find(({ _id }) => _id === instrument);
  if (!found) return;
  if (kind === 'lidar' && aspect !== 'general' && aspect !== 'data')
    await person.view(`/lidar/system/${instrument}/suggested-${aspect}-compliance`);
  let version = Number(fieldOf(found, `${aspect}_version`));
  const path = `/national-facility/${facility}/edit/initial-acceptance/${kind}-${aspect}-compliance/${instrument}`;
  const times = person.chance.between(1, 3);
  for (let time = 0; time < times; time += 1) {
    await person.think();
    const value = person.place.ledger.newValue();
    const body = { [`${aspect}_comments`]: value, [`${aspect}_compliance`]: 'yes', version };
    const answer = await person.save(path, body, { value, record: draftRecord(sheet), isAudited: false });
    if (answer.status !== 200) return;
    version += 1;
  }
}

export interface Review {
  /** Applications whose component this person evaluates. */
  facilities: readonly string[];
  component: string;
}

/** Looks at the tasks, opens applications and writes drafts of evaluations. */
export async function review(person: Person, { facilities, component }: Review): Promise<void> {
  const { chance } = person;
  await person.open('/');
  await person.logIn();
  await person.viewLoggedIn('/national-facility/certified');
  for (;;) {
    await person.think();
    await person.viewLoggedIn(...INBOX);
    await person.think();
    if (facilities.length === 0) continue;
    const facility = chance.pick(facilities);
    const [application] = await Promise.all([
      person.readData<ReviewedApplication>(applicationPath(facility)),
      person.view(...viewApplication(facility)),
    ]);
    const sheets = openSheets(facility, application, component);
    if (sheets.length > 0) await draft(person, chance.pick(sheets), application);
  }
}
