/** Maximum lengths of texts, in characters. */
export const LENGTHS = {
  facilityName: 64,
  acronym: 24,
  /** Applies to the standalone registration form only, so that longer existing acronyms can still be saved. */
  shortAcronym: 8,
  contactName: 32,
  contactSubject: 32,
  contactMessage: 20_000,
  shortText: 255,
  /** Statements on decisions, questions and answers. */
  statement: 4000,
  /** Reasons that the audit log records. */
  reason: 500,
  longText: 10_000,
  passwordMin: 8,
  passwordMax: 256,
} as const;

export const UNFINISHED = {
  /** The size of the values in a request. */
  bytes: 100_000,
  perFacility: 20,
} as const;

/** Coordinates and sizes of instruments, with their units. */
export const RANGES = {
  /** Degrees north. */
  latitude: { min: -90, max: 90, decimals: 4, step: 0.0001 },
  /** Degrees east. */
  longitude: { min: -180, max: 180, decimals: 4, step: 0.0001 },
  /** Metres above sea level. */
  altitude: { min: -500, max: 9000, decimals: 4, step: 0.0001 },
  /** Metres. */
  resolution: { decimals: 2, step: 0.01 },
  /** Seconds. */
  time: { decimals: 0, step: 1 },
} as const;

/** The first and last valid day of a date field; other days are typing errors. */
export const DAYS = { first: '1900-01-01', last: '2199-12-31' } as const;

/** Limits of the criteria, all inclusive. */
export const CRITERIA = {
  heightResolutionM: 15,
  timeResolutionS: 60,
  fullOverlapM: 300,
  fullOverlapYears: 5,
  plannedFeatureMonths: 6,
  installationYears: 1,
  synergyM: 1000,
  pretriggerUs: 20,
} as const;

export const SYNERGY_DECIMALS = 2;

/** Page sizes, counts and intervals of tables. */
export const TABLES = {
  pageSize: 10,
  pageLinks: 5,
  searchDebounceMs: 500,
  emailRefreshMs: 60_000,
  maxCount: 100,
} as const;

/** Widths: breakpoints in px, sidebar in rem. */
export const LAYOUT = {
  mobilePx: 640,
  tabletPx: 768,
  sidebarRem: 20,
  sidebarMinimisedRem: 4.5,
  sidebarMobileRem: 0,
  messageMinRows: 5,
  publicPicturePx: 200,
} as const;

/** The public map: zoom levels, and its centre in degrees. */
export const MAP = { zoom: 3.5, zoomSnap: 0.5, latitude: 50, longitude: 15 } as const;

/** Files: pictures per record, kinds by extension, sizes in bytes. */
export const FILES = {
  picturesPerRecord: 1,
  pictureExtensions: ['jpg', 'jpeg', 'png'],
  logoExtensions: ['svg', 'png'],
  plansPerFacility: 1,
  planExtensions: ['pdf'],
  filesPerAnswer: 3,
  answerExtensions: ['pdf', 'jpg', 'jpeg', 'png'],
  imageBytes: 10 * 1024 * 1024,
  logoBytes: 1024 * 1024,
  otherBytes: 25 * 1024 * 1024,
  unlinkedSeconds: 24 * 60 * 60,
  uploadsPerHour: 30,
  uploadsAtOnce: 3,
} as const;

/** Accounts: lifetimes in seconds, and rate limits. */
export const ACCOUNTS = {
  accessTokenSeconds: 15 * 60,
  refreshTokenSeconds: 14 * 24 * 60 * 60,
  /** Accepted difference between the clocks of browser and server in a proof of possession. */
  proofSeconds: 5 * 60,
  resetLinkSeconds: 24 * 60 * 60,
  activationLinkSeconds: 7 * 24 * 60 * 60,
  resetRequestsPerHour: 3,
  /** Per client network, which a whole institute may share. */
  resetRequestsOfNetworkPerHour: 30,
  loginFailures: 5,
  /** Wrong passwords and codes per hour with which one session shows who its user is. */
  confirmationFailures: 10,
  loginFailureWindowSeconds: 5 * 60,
  loginFailuresOfNetworkPerHour: 100,
  /** Failures at an account within a day, from all networks, after which unknown devices wait; the wait doubles. */
  loginFailuresOfAccount: 10,
  firstLoginDelaySeconds: 30,
  longestLoginDelaySeconds: 60 * 60,
} as const;

/** Letters, digits, underscore and hyphen. */
export const ACRONYM = /^[A-Za-z0-9_-]+$/;
