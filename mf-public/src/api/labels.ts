import { addressOf, api, get, SAID_BY_PAGE } from '@portal/api-slice';
import type { PublicLabel, VerifiedCertificate } from '@portal/domain';

const labelPath = (acronym: string) => get('/open/labels/:document', { document: `${acronym}.json` });

const labels = api.injectEndpoints({
  endpoints: (build) => ({
    /** Every label that was ever granted, with its state today. */
    listPublicLabels: build.query<PublicLabel[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/open/labels.json'),
    }),
    /** The label of a facility, by its acronym. */
    getPublicLabel: build.query<PublicLabel, string>({
      extraOptions: SAID_BY_PAGE,
      query: labelPath,
    }),
    /** What a certificate is worth today, by its code without groups. */
    verifyCertificate: build.query<VerifiedCertificate, string>({
      extraOptions: SAID_BY_PAGE,
      query: (code) => get('/open/verify/:code', { code }),
    }),
  }),
});

/** URL of the label of a facility as JSON. */
export const labelData = (acronym: string) => addressOf(labelPath(acronym));

/** URL of the badge of a facility, an SVG. */
export const labelBadge = (acronym: string) => addressOf(get('/open/labels/:document', { document: `${acronym}.svg` }));

/** All labels as files. These URLs never change. */
export const LABEL_FILES = {
  json: addressOf(get('/open/labels.json')),
  csv: addressOf(get('/open/labels.csv')),
} as const;

export const { useListPublicLabelsQuery, useGetPublicLabelQuery, useVerifyCertificateQuery } = labels;
