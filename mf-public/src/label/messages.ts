import type { LabelState, PublicLabel, VerifiedCertificate } from '@portal/domain';

/** Texts of the pages of labels and certificates. */
export const MESSAGES = {
  states: {
    valid: 'Valid',
    'begins-later': 'Begins later',
    suspended: 'Suspended',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
  } satisfies Record<LabelState, string>,
  home: 'Home',
  labels: 'Labels',
  label: {
    documentTitle: (acronym: string) => `Label of ${acronym}`,
    loading: 'Loading the label',
    missingTitle: 'Label not found',
    missing:
      'There is no label at this address. The address may be incomplete, or the facility was never given the label.',
    failedTitle: 'The label could not be loaded',
    failed: 'Please try again in a moment.',
    facts: 'Label',
    onMap: (acronym: string) => `${acronym} on the map`,
    forPrograms: 'Download:',
    json: 'JSON',
  },
  facts: {
    facility: 'Facility',
    institute: 'Hosting institute(s)',
    country: 'Country',
    granted: 'Granted for',
    validity: ({ valid_from: from, valid_until: until }: Pick<VerifiedCertificate, 'valid_from' | 'valid_until'>) =>
      `${from} to ${until}`,
    renewed: 'Renewed for',
    renewal: ({ valid_from: from, valid_until: until, decision, certificate }: NonNullable<PublicLabel['renewed']>) =>
      `${from} to ${until} by ${decision.body}, ${decision.reference}, ${decision.on}; certificate ${certificate}`,
    body: 'Decided by',
    decided: 'Decided on',
    reference: 'Reference of the decision',
    certificate: 'Certificate',
    issued: 'Issued on',
  },
  scope: {
    title: 'What it covers',
    lidars: 'Lidars',
    photometers: 'Photometers',
    configurations: (numbers: readonly number[]) =>
      `${numbers.length === 1 ? 'configuration' : 'configurations'} ${numbers.join(', ')}`,
  },
  genuine: {
    title: 'Is this certificate genuine?',
    text: 'Every certificate carries a code and a picture of it. The code tells whether the certificate was issued here, and what it is worth today.',
    check: 'Check a certificate',
  },
  badge: {
    title: 'Show this label on your page',
    text: 'The picture shows the state of the label on the day on which it is seen. It runs nothing, and counts no visits.',
    picture: 'Badge',
    html: 'HTML',
    markdown: 'Markdown',
    copy: (format: string) => `Copy ${format}`,
    copied: 'Copied.',
    refused: 'Copying is blocked by your browser. Please select the text and copy it.',
  },
  list: {
    title: 'Labels',
    introduction:
      'Every facility that was ever given the label, with what its label is worth today. Labels that were suspended or withdrawn, or that have ended, stay in the list.',
    loading: 'Loading the labels',
    failedTitle: 'The labels could not be loaded',
    failed: 'Please try again in a moment.',
    emptyTitle: 'No label yet',
    empty: 'Labels appear here as soon as the first one is granted.',
    search: 'Search labels',
    placeholder: 'Name, acronym, institute, country …',
    filter: 'State',
    all: 'All',
    leftOut: 'The address named a state that does not exist; it is left out.',
    nothingTitle: 'No label in this state',
    nothing: (state: string) => `No label is in the state “${state}” today.`,
    clear: 'Show all labels',
    count: (all: number, valid: number) =>
      `${all} ${all === 1 ? 'label' : 'labels'}, ${valid === 0 ? 'none' : valid} valid today`,
    columns: {
      facility: 'Facility',
      country: 'Country',
      state: 'State',
      from: 'Granted from',
      until: 'Granted until',
    },
    none: '–',
    download: 'Download all labels:',
    json: 'JSON',
    csv: 'CSV',
  },
} as const;
