/** Paths of the files about all labels. */
export const LABEL_FILES = { json: '/api/open/labels.json', csv: '/api/open/labels.csv' } as const;

/** Path of the label of a facility as JSON. */
export const labelData = (acronym: string) => `/api/open/labels/${encodeURIComponent(acronym)}.json`;

/** Path of the badge of a facility. */
export const labelBadge = (acronym: string) => `/api/open/labels/${encodeURIComponent(acronym)}.svg`;
