/** The party that has to act next. */
export type Party = 'facility' | 'administrators' | 'reviewers' | 'cars' | 'nobody';

/** The names of the parties in tables. */
export const PARTY_NAMES: Readonly<Record<Party, string>> = {
  facility: 'Facility',
  administrators: 'Administrators',
  reviewers: 'Reviewers',
  cars: 'CARS',
  nobody: '–',
};
