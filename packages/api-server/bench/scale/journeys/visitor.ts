import type { Cast } from '../cast.store';
import type { Person } from '../person';

const act = {
  map: (person: Person) => person.view('/national-facility/certified'),
  lidar: async (person: Person, { lidars }: Cast) => {
    const id = person.chance.pick(lidars);
    await person.view(`/lidar/system/${id}`, `/lidar/system/${id}/about`);
  },
  photometer: async (person: Person, { photometers }: Cast) => {
    const id = person.chance.pick(photometers);
    await person.view(`/photometer/system/${id}`, `/photometer/system/${id}/about`);
  },
  labels: (person: Person) => person.view('/open/labels.json'),
  label: async (person: Person, { labelled }: Cast) => {
    await person.view(`/open/labels/${encodeURIComponent(person.chance.pick(labelled))}.json`);
  },
  badge: async (person: Person, { labelled }: Cast) => {
    await person.view(`/open/labels/${encodeURIComponent(person.chance.pick(labelled))}.svg`);
  },
  verify: (person: Person, { codes }: Cast) => person.view(`/open/verify/${person.chance.pick(codes)}`),
  openData: (person: Person) => person.view('/open-data/facilities.geojson'),
};

/** Looks at the map, at instruments and at labels; now and then by a link from elsewhere, which loads the page anew. */
export async function visit(person: Person, cast: Cast): Promise<void> {
  const { chance } = person;
  await person.open('/');
  await person.view('/national-facility/certified');
  for (;;) {
    await person.think();
    if (chance.happens(0.1)) await person.open(`/lidar/${chance.pick(cast.lidars)}`);
    await chance.weigh([
      [3, act.map],
      [6, act.lidar],
      [4, act.photometer],
      [2, act.labels],
      [2, act.label],
      [2, act.badge],
      [1, act.verify],
      [1, act.openData],
    ])(person, cast);
  }
}
