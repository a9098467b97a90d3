/** Callers: accounts of the demonstration, or anonymous. */
export type Caller = 'visitor' | 'owner' | 'reviewer' | 'cars' | 'administrator';

/** Ids that stand in paths. */
export interface Ids {
  facility: string;
  lidar: string;
  photometer: string;
}

export interface BenchCall {
  /** As the permission matrix names it. */
  name: string;
  who: Caller;
  /** Below `/api`. */
  path: (ids: Ids) => string;
}

const get = (name: string, who: Caller, query = ''): BenchCall => ({
  name,
  who,
  path: ({ facility, lidar, photometer }) => {
    const id = /lidar\/system/.test(name) ? lidar : /photometer\/system/.test(name) ? photometer : facility;
    return name.replace(':id', id) + query;
  },
});

const FIRST_25 = '?start=0&count=25';

/** The twenty calls that the pages of the portal make most, counted by opening every page of every role once. */
export const CALLS: readonly BenchCall[] = [
  get('/national-facility/certified', 'visitor'),
  get('/lidar/system/:id', 'visitor'),
  get('/photometer/system/:id', 'visitor'),
  get('/user/profile', 'owner'),
  get('/my/national-facilities', 'owner'),
  get('/national-facility/:id/general-info', 'owner'),
  get('/national-facility/:id/initial-acceptance-status', 'owner'),
  get('/national-facility/:id/lidars', 'owner'),
  get('/national-facility/:id/photometers', 'owner'),
  get('/national-facility/:id/rounds', 'owner'),
  get('/national-facility/:id/history', 'owner'),
  get('/national-facility/submitted-initial-acceptance-applications', 'reviewer', FIRST_25),
  get('/national-facility/:id/initial-acceptance-application', 'cars'),
  get('/national-facility/:id/synergy-matrix', 'cars'),
  get('/lidar/system/:id/suggested-channel-compliance', 'cars'),
  get('/national-facility/all', 'administrator', FIRST_25),
  get('/user/getall', 'administrator', FIRST_25),
  get('/user/with-role-name/Lidar%20Reviewer', 'administrator'),
  get('/emails', 'administrator', '?start=0&count=10'),
  get('/audit', 'administrator', FIRST_25),
];

/** Paged lists, and the search in all of them: a page must not take much longer in a longer list. */
export const LISTS: readonly BenchCall[] = [
  get('/national-facility/all', 'administrator', FIRST_25),
  get('/national-facility/all', 'administrator', '?start=25&count=25&sort=-acronym'),
  get('/national-facility/all', 'administrator', `${FIRST_25}&sort=-facility`),
  get('/national-facility/all', 'administrator', `${FIRST_25}&sort=type`),
  get('/national-facility/all', 'administrator', `${FIRST_25}&sort=pending_with`),
  get('/national-facility/all', 'administrator', `${FIRST_25}&sort=-description`),
  get('/national-facility/all', 'administrator', `${FIRST_25}&sort=pi`),
  get('/national-facility/all', 'administrator', `${FIRST_25}&sort=reviewers`),
  get('/national-facility/all', 'administrator', `${FIRST_25}&search=evo`),
  get('/national-facility/all', 'administrator', `${FIRST_25}&search=overdue`),
  get('/user/getall', 'administrator', FIRST_25),
  get('/user/getall', 'administrator', `${FIRST_25}&sort=-email`),
  get('/user/getall', 'administrator', `${FIRST_25}&sort=-name`),
  get('/user/getall', 'administrator', `${FIRST_25}&sort=roles`),
  get('/user/getall', 'administrator', `${FIRST_25}&search=evo`),
  get('/national-facility/submitted-initial-acceptance-applications', 'cars', FIRST_25),
  get('/national-facility/submitted-initial-acceptance-applications', 'cars', `${FIRST_25}&sort=-waiting`),
  get('/national-facility/submitted-initial-acceptance-applications', 'cars', '?start=0&count=10&open=true'),
  get('/national-facility/submitted-initial-acceptance-applications', 'administrator', '?start=0&count=10&open=true'),
  get('/national-facility/submitted-initial-acceptance-applications', 'reviewer', '?start=0&count=10&open=true'),
  get('/emails', 'administrator', '?start=0&count=10'),
  get('/emails', 'administrator', '?start=0&count=10&search=evo'),
  get('/audit', 'administrator', FIRST_25),
  get('/national-facility/:id/history', 'cars', FIRST_25),
  get('/search', 'administrator', '?q=evo'),
  get('/search', 'cars', '?q=evo'),
];

/** Addresses of the accounts. */
export const ACCOUNTS: Readonly<Record<Exclude<Caller, 'visitor'>, string>> = {
  owner: 'pi.ciao@demo.example',
  reviewer: 'lidar.reviewer@demo.example',
  cars: 'cars@demo.example',
  administrator: 'admin@demo.example',
};
