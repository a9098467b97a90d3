import { addressOf, api, get, SAID_BY_PAGE } from '@portal/api-slice';
import type { LabelRecord, RegularEvaluationSummary } from '@portal/domain';

const LABEL = 'Label' as const;

const ownLabel = api.injectEndpoints({
  endpoints: (build) => ({
    getMyLabel: build.query<LabelRecord, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/label', { id }),
      providesTags: [LABEL],
    }),
    /** The regular evaluations of a facility, for those who may read them. */
    listMyEvaluations: build.query<RegularEvaluationSummary[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/evaluations', { id }),
      providesTags: ['RegularEvaluation'],
    }),
  }),
});

export const { useGetMyLabelQuery, useListMyEvaluationsQuery } = ownLabel;

/** A certificate by its number, for `useDownload`. */
export const certificateOfLabel = (id: string, number: string) =>
  `${get('/national-facility/:id/label/certificate.pdf', { id })}?number=${encodeURIComponent(number)}`;

/** The address of the badge of a facility. */
export const badgeAddress = (acronym: string) =>
  addressOf(get('/open/labels/:document', { document: `${acronym}.svg` }));
