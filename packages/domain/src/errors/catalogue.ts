interface CatalogueRow {
  code: number;
  message: string;
}

/** Every code of an answer, with its default message. */
export const CATALOGUE = {
  successful: { code: 0, message: 'Operation successful!' },
  loaded: { code: 1, message: 'Information loaded successfully!' },
  saved: { code: 2, message: 'Information saved successfully!' },
  sent: { code: 3, message: 'Application sent successfully!' },
  unknown: { code: 1000, message: 'Unknown error!' },
  permissionDenied: { code: 1001, message: 'Permission denied!' },
  notLoaded: { code: 1002, message: 'Could not load information!' },
  notSaved: { code: 1003, message: 'Could not save information!' },
  notRegistered: { code: 1004, message: 'Could not register National Facility!' },
  notEditable: {
    code: 1005,
    message:
      'National Facility cannot be edited because it is currently being evaluated or has already been evaluated.',
  },
  factorNeeded: { code: 1006, message: 'Please enter the code of your second factor.' },
  identityUnconfirmed: { code: 1007, message: 'Please confirm that it is you.' },
  factorMissing: { code: 1008, message: 'Your role requires a second factor. Please set one up first.' },
} as const satisfies Record<string, CatalogueRow>;

export type CatalogueName = keyof typeof CATALOGUE;
export type Code = (typeof CATALOGUE)[CatalogueName]['code'];

/** This code and higher ones mean failure. */
export const FIRST_FAILURE_CODE = 1000;

/** Whether a code means success (green toast). */
export const isSuccessCode = (code: number) => code < FIRST_FAILURE_CODE;

/** Messages by HTTP status, for responses without a message. */
export const HTTP_TEXTS: Readonly<Partial<Record<number, string>>> = {
  403: 'Permission denied!',
  404: 'Resource not found!',
  500: 'API Server Error!',
};
