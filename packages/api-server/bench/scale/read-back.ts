import type { Lidar, NationalFacility, ReviewedApplication } from '@portal/domain';
import type { OwnedFacility } from './cast.store';
import { envelopeOf } from './http';
import { nameIn, ownerRecords } from './journeys/owner';
import { applicationPath, draftRecord } from './journeys/reviewer';
import type { Person } from './person';

const COMMENTS = /_comments$/;

type Records = Map<string, string | undefined>;

/** The records of an owner, as the portal shows them at the end; the picture by its file, if that can be read. */
export async function readOwned(owner: Person, { id, lidars, photometers }: OwnedFacility, copies: readonly string[]) {
  const records: Records = new Map();
  const facility = await owner.readData<NationalFacility>(`/national-facility/${id}/general-info`);
  records.set(ownerRecords.institute(id), facility.hosting_institute ?? undefined);
  const [picture] = facility.pictures;
  if (picture) {
    // Under another address than on the page, as the browser has that one in its cache.
    const file = await owner.read(`/download/${picture}`).catch(() => undefined);
    records.set(ownerRecords.picture(id), file && file.body.length > 0 ? picture : undefined);
  }
  const instruments = [
    ...lidars.map((one) => `/lidar/system/${one}`),
    ...photometers.map((one) => `/photometer/system/${one}`),
  ];
  for (const path of instruments) {
    const { _id, manufacturer } = await owner.readData<Lidar>(path);
    records.set(ownerRecords.manufacturer(_id), manufacturer ?? undefined);
  }
  for (const copy of copies) {
    const answer = await owner.read(`/national-facility/${id}/unfinished-instruments/lidar/${copy}`);
    records.set(ownerRecords.unfinished(id, copy), nameIn(envelopeOf(answer).data));
  }
  return records;
}

/** The drafts of a reviewer. */
export async function readDrafts(reviewer: Person, facilities: readonly string[]) {
  const records: Records = new Map();
  for (const id of facilities) {
    const { lidars, photometers } = await reviewer.readData<ReviewedApplication>(applicationPath(id));
    for (const instrument of [...lidars, ...photometers])
      for (const [field, value] of Object.entries(instrument))
        if (COMMENTS.test(field) && typeof value === 'string')
          records.set(draftRecord({ instrument: instrument._id, aspect: field.replace(COMMENTS, '') }), value);
  }
  return records;
}
