import {
  api,
  applicationList,
  everyRow,
  FAILURE_SAID_BY_PAGE,
  get,
  post,
  SAID_BY_PAGE,
  stale,
} from '@portal/api-slice';
import type { ApiError } from '@portal/api-slice';
import type { LabelRecord, LabelStep, NetworkLabel, RegularEvaluationSummary } from '@portal/domain';

const LABEL = 'Label' as const;
const EVALUATION = 'RegularEvaluation' as const;

/** A step changes the label, which may end its evaluations, what waits for whom, and perhaps the public status of the facility. */
const afterStep = (_record: unknown, error: ApiError | undefined) =>
  stale(error, [LABEL, EVALUATION, 'Facility' as const, applicationList]);

/** The steps that people take. */
export type TakenStep = Exclude<LabelStep, 'expire'>;

type Address = { id: string };

const STEPS: Record<TakenStep, (address: Address, body: object) => ReturnType<typeof post>> = {
  propose: (address, body) => post('/national-facility/:id/label/propose', address, { body }),
  'propose-renewal': (address, body) => post('/national-facility/:id/label/propose-renewal', address, { body }),
  'request-suspension': (address, body) => post('/national-facility/:id/label/request-suspension', address, { body }),
  return: (address, body) => post('/national-facility/:id/label/return', address, { body }),
  grant: (address, body) => post('/national-facility/:id/label/grant', address, { body }),
  refuse: (address, body) => post('/national-facility/:id/label/refuse', address, { body }),
  renew: (address, body) => post('/national-facility/:id/label/renew', address, { body }),
  suspend: (address, body) => post('/national-facility/:id/label/suspend', address, { body }),
  reinstate: (address, body) => post('/national-facility/:id/label/reinstate', address, { body }),
  withdraw: (address, body) => post('/national-facility/:id/label/withdraw', address, { body }),
};

const labelsAtCentre = api.injectEndpoints({
  endpoints: (build) => ({
    /** The labels of the whole network, with what can be proposed. */
    listNetworkLabels: build.query<NetworkLabel[], void>({
      extraOptions: SAID_BY_PAGE,
      queryFn: (_nothing, _api, _options, ask) =>
        everyRow<NetworkLabel>(ask, get('/network/labels'), ({ labels }) => labels),
      providesTags: [LABEL],
    }),
    getLabelAtCentre: build.query<LabelRecord, string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/label', { id }),
      providesTags: [LABEL],
    }),
    /** The regular evaluations of a facility. */
    listEvaluationsAtCentre: build.query<RegularEvaluationSummary[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (id) => get('/national-facility/:id/evaluations', { id }),
      providesTags: [EVALUATION],
    }),
    /** Takes a step; refused if based on an older version (409). */
    takeLabelStep: build.mutation<LabelRecord, Address & { step: TakenStep; body: object }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, step, body }) => STEPS[step]({ id }, body),
      invalidatesTags: afterStep,
    }),
  }),
});

export const {
  useListNetworkLabelsQuery,
  useGetLabelAtCentreQuery,
  useListEvaluationsAtCentreQuery,
  useTakeLabelStepMutation,
} = labelsAtCentre;

/** A certificate by its number, for `useDownload`. */
export const certificateOfLabel = (id: string, number: string) =>
  `${get('/national-facility/:id/label/certificate.pdf', { id })}?number=${encodeURIComponent(number)}`;
