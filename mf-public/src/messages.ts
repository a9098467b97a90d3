/** A step of the labelling process, as shown in the diagram and the list below it. */
export interface Stage {
  name: string;
  actor: 'Facility' | 'CARS' | 'Reviewers';
  text: string;
}

const STAGES: readonly Stage[] = [
  {
    name: 'Register',
    actor: 'CARS',
    text: 'The facility is entered with its acronym and leader.',
  },
  {
    name: 'Invite',
    actor: 'CARS',
    text: 'The leader receives an invitation and an account.',
  },
  {
    name: 'Application',
    actor: 'Facility',
    text: 'The facility describes its lidars and photometers and submits its application for initial acceptance.',
  },
  {
    name: 'Evaluation',
    actor: 'Reviewers',
    text: 'Reviewers evaluate each instrument, its data, and how lidar and photometer work together.',
  },
  {
    name: 'Preliminary report',
    actor: 'CARS',
    text: 'The evaluations go to the facility, with recommendations.',
  },
  {
    name: 'Upgrade plan',
    actor: 'Facility',
    text: 'The facility says how it will meet the recommendations. Once submitted, the plan cannot be changed.',
  },
  {
    name: 'Final report',
    actor: 'CARS',
    text: 'Initial acceptance is granted, granted with conditions, or refused.',
  },
  {
    name: 'Later stages',
    actor: 'CARS',
    text: 'Quality checks, approval of the label, and regular evaluation follow.',
  },
];

/** Texts of the first page. Those of the map are beside it, as pages of instruments have one too. */
export const MESSAGES = {
  home: {
    welcome: 'Facilities for aerosol remote sensing',
    introduction:
      'National facilities that observe aerosols with lidars and photometers apply here for initial acceptance and for the label. The map shows the facilities that hold one of them.',
    noAccount: 'Accounts are opened by an administrator.',
    contactLink: 'Contact us',
    noAccountAfter: 'if your facility wants to take part.',
    greeting: (name: string) => `Welcome, ${name}`,
    workflow: 'How labelling works',
    diagram: 'Diagram of the eight stages that are listed below, from registration to the later stages.',
    guidance: [
      {
        role: 'For facility PIs',
        steps: [
          'Update NF Information: describe your facility, every lidar and every photometer. Drafts are kept until you submit.',
          'Submit the application when everything is filled in. From then on it is read-only.',
          'View reports: read the preliminary report, then upload your upgrade plan.',
        ],
      },
      {
        role: 'For CARS',
        steps: [
          'Register a facility and send the invitation to its leader.',
          'Set the reviewers once the application has come in, and follow their evaluations under Evaluate NF.',
          'Issue the preliminary report, then, with the upgrade plan at hand, the final report.',
        ],
      },
    ],
    stages: STAGES,
    reminders: {
      title: 'Reminders',
      digest: 'Reminders by e-mail: a weekly list of what waits for you, and due dates',
      loading: 'Loading your reminders',
      failed: 'Your reminders could not be loaded.',
      retry: 'Try again',
      notSaved: 'Not saved. Please try again in a moment.',
      logIn: 'Log in to change your reminders',
    },
  },
  list: {
    title: 'Certified facilities',
    search: 'Search facilities',
    placeholder: 'Name, acronym, instrument …',
    columns: { name: 'Name', acronym: 'Acronym', type: 'Type', status: 'Status', instruments: 'Instruments' },
    show: (acronym: string) => `${acronym}: show on the map`,
    noPosition: 'not on the map',
    count: (shown: number, all: number) =>
      shown === all ? `${all} ${all === 1 ? 'facility' : 'facilities'}` : `${shown} of ${all} facilities`,
    more: (hidden: number) => `Show more (${hidden} not shown yet)`,
    loading: 'Loading facilities',
    emptyTitle: 'No certified facility yet',
    empty: 'Facilities appear here and on the map as soon as they hold initial acceptance or the label.',
    nothingTitle: 'No facility found',
    nothing: (search: string) => `No facility matches “${search}”. Try fewer letters or another word.`,
    clear: 'Show all facilities',
    failedTitle: 'The facilities could not be loaded',
    failed: 'The map is empty for this reason. Please try again in a moment.',
  },
  openData: {
    download: 'Download all facilities:',
    geoJson: 'GeoJSON',
    csv: 'CSV',
  },
} as const;
