const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The texts of the grid of channel groups; names of fields come from the domain. */
export const MESSAGES = {
  table: 'Channel groups',
  group: 'Group',
  copyDown: 'Copy the first value into the empty cells below',
  copyDownOf: (label: string) => `Copy ${label} down`,
  copied: (label: string, groups: number) =>
    groups === 0
      ? `${label}: there is no empty cell to copy into.`
      : `${label} copied into ${counted(groups, 'group')}.`,
  pasted: (values: number, left: number) =>
    [
      `${counted(values, 'value')} pasted.`,
      left > 0 && `${counted(left, 'value')} had no place: beside the grid, or in a group that is not available.`,
    ]
      .filter(Boolean)
      .join(' '),
  asked: 'What each column asks',
  summary:
    'State the availability of each channel group. Details are only needed for existing and planned groups. A block of cells can be pasted from a spreadsheet, with or without the names of groups; arrow keys lead from cell to cell.',
  channelColumns: {
    'Single telescope, analog': 'Single an.',
    'Single telescope, photon counting': 'Single ph.',
    'Near range, analog': 'Near an.',
    'Near range, photon counting': 'Near ph.',
    'Far range, analog': 'Far an.',
    'Far range, photon counting': 'Far ph.',
  } as Readonly<Record<string, string>>,
} as const;
