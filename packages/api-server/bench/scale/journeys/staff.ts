import type { Person } from '../person';
import { applicationPath } from './reviewer';

const LIST = '/national-facility/submitted-initial-acceptance-applications';
const FIRST_25 = 'start=0&count=25';
const ALL = '/national-facility/all';
const REVIEWERS = ['Lidar', 'Lidar Data', 'Photometer', 'Photometer Data'].map(
  (name) => `/user/with-role-name/${encodeURIComponent(`${name} Reviewer`)}`,
);
const WORDS = ['evo', 'lidar', 'granada', 'overdue', 'puy', 'demo'];

/** What members of staff work on. */
export interface Work {
  submitted: readonly string[];
  /** Those of `submitted` with a document of their submission. */
  documented: readonly string[];
  facilities: readonly string[];
}

type Act = (person: Person, work: Work) => Promise<unknown>;

const HOME = ['/national-facility/certified', '/national-facility/status-counts'];

const inbox: Act = (person) =>
  person.viewLoggedIn(`${LIST}?${FIRST_25}`, `${LIST}?open=true&start=0&count=10`, `${LIST}?open=true&start=0&count=1`);

const openApplication: Act = async (person, { submitted }) => {
  const id = person.chance.pick(submitted);
  await person.view(
    `/national-facility/${id}/general-info`,
    applicationPath(id),
    `/national-facility/${id}/questions`,
    `/national-facility/${id}/synergy-matrix`,
    '/types/compliance',
    '/types/acceptance',
  );
  return id;
};

const ask: Act = async (person, work) => {
  const id = (await openApplication(person, work)) as string;
  await person.think();
  const value = person.place.ledger.newValue();
  await person.save(`/national-facility/${id}/questions`, { text: value }, { value });
  await person.view(`/national-facility/${id}/questions`, applicationPath(id));
};

const readHistory: Act = async (person, { facilities }) => {
  await person.viewLoggedIn(`${ALL}?${FIRST_25}&sort=facility`);
  await person.think();
  const id = person.chance.pick(facilities);
  await person.view(`/national-facility/${id}/history?${FIRST_25}`, `/national-facility/${id}/rounds`);
};

const readSubmission: Act = async (person, { documented }) => {
  await person.view(`/national-facility/${person.chance.pick(documented)}/initial-acceptance-submission-pdf`);
};

const support: Act = (person) =>
  person.viewLoggedIn(
    '/qa-tests?start=0&count=100',
    '/support/requests?state=open&start=0&count=100',
    `/qa-tests?${FIRST_25}&state=concluded`,
    `/support/requests?${FIRST_25}&state=ended`,
  );

const CARS: readonly (readonly [number, Act])[] = [
  [4, inbox],
  [4, openApplication],
  [1, ask],
  [2, readHistory],
  [2, readSubmission],
  [1, support],
  [1, (person) => person.viewLoggedIn('/network/stages')],
  [1, (person) => person.viewLoggedIn('/network/labels?start=0&count=100')],
  [1, (person) => person.viewLoggedIn('/evaluations?start=0&count=10')],
];

const addUser: Act = async (person) => {
  const value = person.place.ledger.newValue();
  const body = { email: `${value}@site.example`, first_name: 'Ada', last_name: 'Byron', roles: ['ares'] };
  await person.save('/user/add', body, { value });
  await person.view(`/user/getall?${FIRST_25}`);
};

const ADMINISTRATION: readonly (readonly [number, Act])[] = [
  [3, (person) => person.viewLoggedIn(`${ALL}?${FIRST_25}`, '/types/nf-types', ...REVIEWERS)],
  [2, (person) => person.view(`${ALL}?${FIRST_25}&sort=${person.chance.pick(['-acronym', 'pi', 'pending_with'])}`)],
  [2, (person) => person.view(`${ALL}?${FIRST_25}&search=${person.chance.pick(WORDS)}`)],
  [2, (person) => person.viewLoggedIn('/user/getAllRoles', `/user/getall?${FIRST_25}`)],
  [1, (person) => person.view(`/user/getall?${FIRST_25}&search=${person.chance.pick(WORDS)}`)],
  [2, (person) => person.view(`/search?q=${person.chance.pick(WORDS)}`)],
  [2, (person) => person.viewLoggedIn(`/audit?${FIRST_25}`)],
  [1, (person) => person.viewLoggedIn('/emails?start=0&count=10')],
  [1, (person) => person.viewLoggedIn('/releases', '/releases/matrix')],
  [1, addUser],
];

const worksAt =
  (acts: readonly (readonly [number, Act])[]) =>
  async (person: Person, work: Work): Promise<void> => {
    await person.open('/');
    await person.logIn();
    await person.viewLoggedIn(...HOME);
    for (;;) {
      await person.think();
      await person.chance.weigh(acts)(person, work);
    }
  };

/** The work lists, applications, questions and reports of the centre. */
export const workAtCars = worksAt(CARS);

/** The lists, searches, the audit log and the accounts of administrators. */
export const administer = worksAt(ADMINISTRATION);
