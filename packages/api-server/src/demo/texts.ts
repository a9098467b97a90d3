import type { ComplianceCode } from '@portal/domain';

/** The evaluated aspects: those of an instrument, and the synergy of a facility. */
export type Topic =
  | 'lidar-feasibility'
  | 'lidar-feature'
  | 'lidar-channel'
  | 'lidar-general'
  | 'lidar-data'
  | 'photometer-general'
  | 'photometer-data'
  | 'facility-synergy';

/** Comments of the demonstration's reviewers on each topic, by compliance. */
export const COMMENTS: Readonly<Record<Topic, Readonly<Record<ComplianceCode, readonly string[]>>>> = {
  'lidar-feasibility': {
    yes: [
      'Optics and detectors can be reached, and the enclosure protects the system well.',
      'Design, housing and schedule leave nothing to ask.',
    ],
    partially: [
      'One of the three criteria is not met; the others are.',
      'The system can be operated as described, with one reservation about its design.',
    ],
    no: [
      'The system as described cannot be set up in time for acceptance.',
      'More than one criterion is not met, so the set-up is not feasible at present.',
    ],
  },
  'lidar-feature': {
    yes: [
      'All required functions and features are in place.',
      'Alignment, calibration and test procedures are described and available.',
    ],
    partially: [
      'Some required functions are planned but not in operation yet.',
      'The remaining functions are scheduled; until then the tests cannot be complete.',
    ],
    no: [
      'A required function is neither available nor planned.',
      'Without the missing function the quality of the profiles cannot be tested.',
    ],
  },
  'lidar-channel': {
    yes: [
      'At least one wavelength has elastic, Raman and polarisation channels that meet all criteria.',
      'The channels are complete and their resolution is sufficient.',
    ],
    partially: [
      'The set-up is complete, but the usable altitude range of some channels is too short.',
      'Channels are complete at one wavelength, with values that need improvement.',
    ],
    no: [
      'No wavelength has elastic, Raman and polarisation channels together.',
      'The channels do not allow extinction and depolarisation to be derived independently.',
    ],
  },
  'lidar-general': {
    yes: ['The instrument meets the requirements.', 'All parts of the evaluation are positive.'],
    partially: [
      'The instrument meets most requirements; the open points can be solved by an upgrade.',
      'Acceptable with the improvements named in the single parts.',
    ],
    no: [
      'The instrument does not meet the requirements in its present form.',
      'At least one part is not fulfilled, so the instrument cannot be accepted.',
    ],
  },
  'lidar-data': {
    yes: [
      'The sample profiles are complete and pass the checks.',
      'Raw data and metadata were delivered in the agreed form.',
    ],
    partially: [
      'The sample profiles are usable, but some tests are missing.',
      'Several files lack metadata; the signals themselves look sound.',
    ],
    no: ['The delivered files could not be processed.', 'Too few profiles were delivered to opinionsOf_ the data.'],
  },
  'photometer-general': {
    yes: ['The instrument is of a supported type and well maintained.', 'Set-up and horizon are good.'],
    partially: [
      'The instrument is suitable, but part of the horizon is blocked.',
      'The set-up is good; the record of maintenance has gaps.',
    ],
    no: ['The instrument is not of a supported type.', 'The set-up does not allow regular measurements.'],
  },
  'photometer-data': {
    yes: ['The time series is continuous and calibrated.', 'Calibrations are recent and data arrive every day.'],
    partially: [
      'The last calibration is older than recommended.',
      'The series has gaps of several weeks in the last year.',
    ],
    no: ['No calibrated data of the last year were found.', 'The series is too short to be evaluated.'],
  },
  'facility-synergy': {
    yes: ['Lidar and photometer stand close together and both meet the requirements.'],
    partially: ['Lidar and photometer stand close together; one of them still needs improvement.'],
    no: ['No compliant lidar and photometer stand within one kilometre of each other.'],
  },
};

/** Recommendations for compliant topics. */
export const PRAISE: readonly string[] = [
  'No action needed.',
  'Keep the present procedures and report changes of the set-up.',
  'Continue the regular checks.',
];

/** Recommendations for all other topics. */
export const ADVICE: Readonly<Record<Topic, readonly string[]>> = {
  'lidar-feasibility': [
    'Describe in the upgrade plan how the open criterion will be met.',
    'Ask CARS for advice early.',
  ],
  'lidar-feature': ['Put the planned functions into operation within six months.', 'Plan the missing tests this year.'],
  'lidar-channel': [
    'Improve the signal of the weaker channels and repeat the Rayleigh fit.',
    'Consider an additional channel at the next upgrade.',
  ],
  'lidar-general': ['Follow the recommendations of the single parts in the upgrade plan.'],
  'lidar-data': ['Deliver a full set of quality tests with the next data.', 'Complete the metadata of the files.'],
  'photometer-general': ['Check the horizon and document the maintenance.'],
  'photometer-data': ['Send the instrument to calibration at the next opportunity.'],
  'facility-synergy': ['Bring lidar and photometer to the same place, or improve the weaker of the two.'],
};

/** Texts for an evaluation milder than the suggestion. */
export const DEVIATION = {
  comments:
    'The suggestion is stricter than this evaluation: elastic and Raman channels are complete, only the polarisation channel is missing.',
  recommendations: 'Add a cross-polar channel and include it in the upgrade plan.',
};
