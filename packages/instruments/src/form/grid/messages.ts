const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Texts of the channel grid. Field names come from the domain. */
export const MESSAGES = {
  table: 'Channel groups',
  advice: 'Criteria that are not met',
  groups: (names: readonly string[]) => (names.length > 3 ? `${names.length} groups` : names.join(', ')),
  rounded: (values: readonly string[]) => `When saved: ${values.join(', ')}`,
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
    'State the availability of each group; existing and planned ones need details. Cells can be pasted from a spreadsheet; ↓ copies a value down.',
  // Abbreviated, because the columns of checkboxes are narrow.
  channelHeads: {
    'Single telescope': 'Single',
    'Near range': 'Near',
    'Far range': 'Far',
    analog: 'an.',
    'photon counting': 'ph.',
  } as Readonly<Record<string, string>>,
} as const;
