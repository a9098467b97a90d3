/** Texts about shares. */
export const SHARE_MESSAGES = {
  title: (names: string) => `Share of ${names}`,
  columns: {
    side: 'Release',
    tabs: 'Tabs',
    failed: 'Failed',
    rate: 'Rate',
    load: 'In loading',
    code: 'In code',
  },
  sides: { new: 'Shared', rest: 'Present' },
  noRate: '–',
  since: (percent: number, moment: string) => `Given to ${percent} % of the tabs since ${moment}.`,
  back: (tabs: number, networks: number) =>
    `It is taken back automatically when it fails significantly more often, with ${tabs} tabs on each side and failures from ${networks} networks.`,
  forward: (moment: string, tabs: number) =>
    `Otherwise everyone gets it automatically, from ${moment} on, with ${tabs} tabs on each side.`,
  undecided: (moment: string) => `Undecided on ${moment}, it ends.`,
  quiet: (moment: string) => `Nothing is decided before ${moment}, as this part was moved by itself a short while ago.`,
  stop: 'End the share',
  stopOf: (part: string) => `End the share of ${part}`,
  stopQuestion: (names: string) => `Take ${names} back from the next page load? Open tabs keep what they have.`,
  finish: 'Give it to everyone',
  finishOf: (part: string) => `Give the share of ${part} to everyone`,
  finishQuestion: (names: string) => `Give ${names} to everyone from the next page load?`,
  failedTitle: 'The share was not ended',
  failed: 'Nothing has changed. Please try again in a moment.',
} as const;
