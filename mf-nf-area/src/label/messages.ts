/** Texts of the page about the label of a facility. */
export const LABEL_MESSAGES = {
  title: 'Label and evaluation',
  titleOf: (facility: string) => `Label and evaluation: ${facility}`,
  loading: 'Loading the label',
  failedTitle: 'The label could not be loaded',
  evaluationsFailed: 'The evaluations could not be loaded',
  failed: 'Please try again in a moment.',
  missingTitle: 'No label to read',
  missing: 'This facility does not exist, or its label is not yours to read.',
  home: 'Go to the home page',
  state: 'State',
  none: {
    title: 'How a facility gets its label',
    steps: [
      'The initial acceptance is granted.',
      'The calibration centre approves a configuration of a lidar, and all tests that it requires are valid.',
      'The photometer beside the lidar is calibrated.',
      'The calibration centre proposes the label, and the decision on it is recorded here.',
    ],
  },
  links: 'Pages of this facility',
  facility: 'Facility',
  book: 'Test book',
} as const;
