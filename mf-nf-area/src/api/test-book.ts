import { api, get, post, stale, FAILURE_SAID_BY_PAGE, SAID_BY_PAGE } from '@portal/api-slice';
import type {
  FacilityLights,
  FigureTrend,
  InstrumentEvent,
  InstrumentEventInput,
  LidarConfigurationInput,
  LidarConfigurationRecord,
  PhotometerCalibration,
  PhotometerCalibrationInput,
  TestBook,
} from '@portal/domain';

/** What is derived from all tests of a facility: stale after any change, and alone so after a test is gone. */
export const OVERVIEW = { type: 'TestBook' as const, id: 'overview' };

const testBook = api.injectEndpoints({
  endpoints: (build) => ({
    getTestBook: build.query<TestBook, string>({
      extraOptions: SAID_BY_PAGE,
      query: (facilityId) => get('/national-facility/:facilityId/test-book', { facilityId }),
      providesTags: [OVERVIEW],
    }),
    /** Full overlap and gain ratio of a lidar over the years. */
    getFigureTrends: build.query<FigureTrend[], string>({
      extraOptions: SAID_BY_PAGE,
      query: (lidarId) => get('/lidar/system/:lidarId/test-figures', { lidarId }),
      providesTags: [OVERVIEW],
    }),
    /** The facilities with a test book, for those who read all of them. */
    listFacilitiesWithBook: build.query<FacilityLights[], void>({
      extraOptions: SAID_BY_PAGE,
      query: () => get('/network/lights'),
      providesTags: [OVERVIEW],
    }),
    /** Adds an entry to the log book of an instrument. */
    addEvent: build.mutation<
      InstrumentEvent,
      { id: string; kind: InstrumentEvent['instrument']['kind']; event: InstrumentEventInput }
    >({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, kind, event }) =>
        kind === 'lidar'
          ? post('/lidar/system/:id/events', { id }, { body: event })
          : post('/photometer/system/:id/events', { id }, { body: event }),
      invalidatesTags: (_event, error) => stale(error, ['TestBook' as const]),
    }),
    /** Adds a calibration of a photometer. */
    addCalibration: build.mutation<
      PhotometerCalibration,
      { photometerId: string; calibration: PhotometerCalibrationInput }
    >({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ photometerId, calibration }) =>
        post('/photometer/system/:photometerId/calibrations', { photometerId }, { body: calibration }),
      invalidatesTags: (_calibration, error) => stale(error, ['TestBook' as const]),
    }),
    /** Changes a calibration; refused if based on an older version (409). */
    saveCalibration: build.mutation<PhotometerCalibration, { id: string; calibration: PhotometerCalibrationInput }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, calibration }) => post('/calibrations/:id', { id }, { body: calibration }),
      invalidatesTags: (_calibration, error) => stale(error, ['TestBook' as const]),
    }),
    /** Strikes out an entry, which stays readable. */
    strikeEvent: build.mutation<InstrumentEvent, { id: string; reason: string }>({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ id, reason }) => post('/events/:id/strike', { id }, { body: { reason } }),
      invalidatesTags: (_event, error) => stale(error, ['TestBook' as const]),
    }),
    /** Adds a configuration, or replaces the one with the number; refused if based on an older version (409). */
    saveConfiguration: build.mutation<
      LidarConfigurationRecord,
      { lidarId: string; configuration: LidarConfigurationInput }
    >({
      extraOptions: FAILURE_SAID_BY_PAGE,
      query: ({ lidarId, configuration }) =>
        post('/lidar/system/:lidarId/configurations', { lidarId }, { body: configuration }),
      invalidatesTags: (_configuration, error) => stale(error, ['TestBook' as const]),
    }),
  }),
});

export const {
  useGetTestBookQuery,
  useGetFigureTrendsQuery,
  useListFacilitiesWithBookQuery,
  useAddEventMutation,
  useAddCalibrationMutation,
  useSaveCalibrationMutation,
  useStrikeEventMutation,
  useSaveConfigurationMutation,
} = testBook;

/** The sheet of the last approval of a configuration, for `useDownload`. */
export const sheetOfApproval = (lidarId: string, number: number) =>
  get('/lidar/system/:lidarId/configurations/:number/approval.pdf', { lidarId, number: String(number) });
