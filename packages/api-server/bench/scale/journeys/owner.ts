import {
  facilityFormValues,
  facilityInfoSchema,
  lidarFormValues,
  lidarSchema,
  photometerFormValues,
  photometerSchema,
  type Lidar,
  type NationalFacility,
  type Photometer,
} from '@portal/domain';
import type { OwnedFacility } from '../cast.store';
import { envelopeOf } from '../http';
import type { Person } from '../person';

/** The records of an owner, as values of the ledger. */
export const ownerRecords = {
  institute: (id: string) => `institute of ${id}`,
  picture: (id: string) => `picture of ${id}`,
  manufacturer: (id: string) => `manufacturer of ${id}`,
  unfinished: (facility: string, copy: string) => `unfinished ${facility} ${copy}`,
};

const infoPath = (id: string) => `/national-facility/${id}/general-info`;

async function edit(person: Person, { id }: OwnedFacility, change: object, record: string, value: string) {
  const facility = await person.readData<NationalFacility>(infoPath(id));
  await person.think();
  const body = facilityInfoSchema.cast({ ...facilityFormValues(facility), ...change });
  // Owners may not change these two, so that the form leaves them out.
  const { acronym: _acronym, displayed_status: _status, ...info } = body;
  await person.save(`/national-facility/${id}/edit/general-info`, info, { value, record });
  await person.view(infoPath(id));
}

async function look(person: Person, { id }: OwnedFacility) {
  await person.viewLoggedIn('/my/national-facilities', infoPath(id));
  await person.think();
  const facility = `/national-facility/${id}`;
  await person.view(infoPath(id), `${facility}/lidars`, `${facility}/photometers`);
}

async function readReports(person: Person, { id }: OwnedFacility) {
  await person.viewLoggedIn(infoPath(id), `/national-facility/${id}/rounds`, `/national-facility/${id}/history`);
}

async function editInfo(person: Person, facility: OwnedFacility) {
  const value = person.place.ledger.newValue();
  await edit(person, facility, { hosting_institute: value }, ownerRecords.institute(facility.id), value);
}

async function editLidar(person: Person, { id, lidars }: OwnedFacility) {
  const lidarId = person.chance.pick(lidars);
  await person.view(`/national-facility/${id}/unfinished-instruments`, `/national-facility/${id}/lidars`);
  const lidar = await person.readData<Lidar>(`/lidar/system/${lidarId}`);
  await person.think();
  const value = person.place.ledger.newValue();
  const values = { ...lidarFormValues(lidar), manufacturer: value };
  // The form explains what is missing, and saves nothing.
  if (!lidarSchema.isValidSync(values)) return;
  const record = ownerRecords.manufacturer(lidarId);
  await person.save(`/lidar/system/edit/${lidarId}`, lidarSchema.cast(values), { value, record });
  await person.view(`/national-facility/${id}/lidars`, infoPath(id));
}

async function editPhotometer(person: Person, { id, photometers }: OwnedFacility) {
  const photometerId = person.chance.pick(photometers);
  await person.view(`/national-facility/${id}/unfinished-instruments`, `/national-facility/${id}/photometers`);
  const photometer = await person.readData<Photometer>(`/photometer/system/${photometerId}`);
  await person.think();
  const value = person.place.ledger.newValue();
  const values = { ...photometerFormValues(photometer), manufacturer: value };
  if (!photometerSchema.isValidSync(values)) return;
  const record = ownerRecords.manufacturer(photometerId);
  await person.save(`/photometer/system/edit/${photometerId}`, photometerSchema.cast(values), { value, record });
  await person.view(`/national-facility/${id}/photometers`, infoPath(id));
}

/** Types into the form of a new instrument, which keeps an unfinished copy after every pause. */
async function typeUnfinished(person: Person, { id }: OwnedFacility, copy: string) {
  const path = `/national-facility/${id}/unfinished-instruments/lidar/${copy}`;
  const kept = await person.readData<{ version: number } | null>(path);
  let version = kept?.version ?? 0;
  const times = person.chance.between(1, 4);
  for (let time = 0; time < times; time += 1) {
    await person.think();
    const value = person.place.ledger.newValue();
    const body = { version, values: { ...lidarFormValues(null), name: value } };
    const answer = await person.save(path, body, {
      value,
      record: ownerRecords.unfinished(id, copy),
      isAudited: false,
      // The first attempt was kept and its answer lost: the copy that the portal holds is the person's own.
      isSavedAlready: (refused) => refused.status === 409 && nameIn(envelopeOf(refused).data) === value,
    });
    version = (envelopeOf(answer).data as { version?: number } | null)?.version ?? version;
  }
}

/** The name in an unfinished copy. */
export const nameIn = (copy: unknown) => (copy as { values?: { name?: string } } | null)?.values?.name;

/** Uploads a picture and makes it the picture of the facility. */
async function uploadPicture(person: Person, facility: OwnedFacility, picture: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'site.jpg');
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const [type, body] = [request.headers.get('content-type') ?? '', Buffer.from(await request.arrayBuffer())];
  const sent = { method: 'POST' as const, headers: { 'content-type': type }, body };
  const answer = await person.browser.call('/files', sent);
  if (answer.status !== 200)
    return person.place.observed.trouble({ role: 'owner', call: 'POST /files', kind: `${answer.status}` });
  const file = envelopeOf(answer).data as string;
  await edit(person, facility, { pictures: [file] }, ownerRecords.picture(facility.id), file);
  await person.view(`/files/${file}`);
}

interface OwnersThings {
  /** Id of the unfinished instrument. */
  copy: string;
  /** A photograph, JPEG. */
  picture: Buffer;
}

/** Works on an application that is not yet submitted, or reads what became of it. */
export async function own(person: Person, facility: OwnedFacility, { copy, picture }: OwnersThings): Promise<void> {
  const { chance } = person;
  await person.open('/');
  await person.logIn();
  await person.viewLoggedIn('/national-facility/certified', '/my/national-facilities', infoPath(facility.id));
  for (;;) {
    await person.think();
    if (!facility.isEditable)
      await chance.weigh([
        [2, look],
        [1, readReports],
      ])(person, facility);
    else if (chance.happens(0.05)) await uploadPicture(person, facility, picture);
    else if (chance.happens(0.3)) await typeUnfinished(person, facility, copy);
    else
      await chance.weigh([
        [3, look],
        [1, readReports],
        [3, editInfo],
        ...(facility.lidars.length > 0 ? [[3, editLidar] as const] : []),
        ...(facility.photometers.length > 0 ? [[2, editPhotometer] as const] : []),
      ])(person, facility);
  }
}
