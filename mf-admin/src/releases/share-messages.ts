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
    `It is taken back by itself when it fails significantly more often, with ${tabs} tabs on each side and failures from ${networks} networks.`,
  forward: (moment: string, tabs: number) =>
    `It goes to everybody by itself when it does not, from ${moment} on, with ${tabs} tabs on each side.`,
  undecided: (moment: string) => `Undecided on ${moment}, it ends.`,
  quiet: (moment: string) => `Nothing is decided before ${moment}, as this part was moved by itself a short while ago.`,
  stop: 'End the share',
  stopOf: (part: string) => `End the share of ${part}`,
  stopQuestion: (names: string) =>
    `Shall ${names} be taken back, from the next page load on? Open tabs keep what they have.`,
  finish: 'Give it to everybody',
  finishOf: (part: string) => `Give the share of ${part} to everybody`,
  finishQuestion: (names: string) => `Shall everybody get ${names}, from the next page load on?`,
  failedTitle: 'The share was not ended',
  failed: 'Nothing has changed. Please try again in a moment.',
} as const;
