/** Texts of the map. */
export const MESSAGES = {
  label: 'Map of the certified facilities',
  skip: 'Skip the map',
  crowd: (count: number) => `${count} facilities: zoom in to see each`,
  outside: (names: readonly string[]) => `Outside the view: ${names.join(', ')}. Show on the map`,
  beyond: 'facilities',
  legend: 'Legend',
  otherTypes: 'Other facility types',
  /** A month is enough here; the page of the label has the day. */
  until: (last: string) => `valid until ${last.slice(0, 7)}`,
  labelOf: (until: string, acronym: string) => `${until}, label of ${acronym}`,
  contact: 'Contact:',
  lidars: 'Lidars',
  photometers: 'Photometers',
  wheelHint: 'Hold Ctrl or ⌘ while scrolling to zoom.',
  touchHint: 'Use two fingers to move the map.',
  noBackground: 'The map background could not be loaded. Facility positions are still correct.',
  coastlines: 'Land and borders: Natural Earth',
} as const;
