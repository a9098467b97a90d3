import { array, boolean, number, type InferType } from 'yup';
import { exact } from '../fields/exact';
import { form } from '../fields/form';
import { NOT_A_NUMBER } from '../fields/quantity';
import { REQUIRED, text } from '../fields/text';
import { REGULAR_EVALUATION_SETTINGS } from './settings';

const { maxRows: MAX_ROWS, maxCell: CELL } = REGULAR_EVALUATION_SETTINGS;
/** Characters of a row of six cells. */
const ROW = 400;

/** Characters that one import takes as the text of a file. */
export const MAX_IMPORT_TEXT = MAX_ROWS * ROW;

const figure = () => number().typeError(NOT_A_NUMBER);

/** Figures that a service sends; what they must be besides numbers and texts is checked row by row. */
export const indicatorRowsSchema = exact(
  form({
    rows: array()
      .of(
        form({
          acronym: text(CELL).required(REQUIRED),
          period: text(CELL).required(REQUIRED),
          indicator: text(CELL).required(REQUIRED),
          value: figure().required(REQUIRED),
          numerator: figure().nullable(),
          denominator: figure().nullable(),
        }),
      )
      // One row too many says the same as a hundred thousand, without looking at each.
      .transform((rows: unknown) => (Array.isArray(rows) ? rows.slice(0, MAX_ROWS + 1) : rows))
      .typeError('Must be a list')
      .min(1, 'There are no rows')
      .max(MAX_ROWS, `At most ${MAX_ROWS} rows`)
      .required(REQUIRED),
    dry_run: boolean().typeError('Must be yes or no'),
  }),
);
export type IndicatorRowsInput = InferType<typeof indicatorRowsSchema>;

/** The same as the text of a file. */
export const indicatorCsvSchema = exact(form({ csv: text(MAX_IMPORT_TEXT).required('There are no rows') }));

/** Whether the file is only looked at. */
export const dryRunQuerySchema = form({ dry_run: boolean().typeError('Must be true or false').default(false) });
