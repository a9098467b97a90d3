import {
  checkIndicatorRows,
  dayOf,
  listedErrors,
  readIndicatorCsv,
  REGULAR_EVALUATION_SETTINGS,
  type AcceptedRow,
  type IndicatorImport,
  type IndicatorRowsInput,
  type NumberedRow,
  type RowError,
} from '@portal/domain';
import { writeAudits } from '../../platform/audit/audit.store';
import { transaction, type Db } from '../../platform/db/client';
import { AppError, refusedField } from '../../platform/errors/app-error';
import type { Actor, Context, Machine } from '../../platform/process/app-types';
import {
  listFigures,
  listRegistered,
  lockFigures,
  putFigures,
  type NewFigure,
  type StoredFigure,
} from './imported.store';

const { maxRows: MAX_ROWS } = REGULAR_EVALUATION_SETTINGS;

interface Sent {
  rows: readonly NumberedRow[];
  /** What is wrong with what was sent as such. */
  errors: readonly RowError[];
  isDryRun: boolean;
  /** The field of the request that the rows came in. */
  field: 'rows' | 'csv';
}

const keyOf = ({ facilityId, period, code }: Pick<NewFigure, 'facilityId' | 'period' | 'code'>) =>
  `${facilityId} ${period} ${code}`;

const isSame = (one: StoredFigure, other: NewFigure) =>
  one.value === other.value && one.numerator === other.numerator && one.denominator === other.denominator;

/** Sorts figures by what becomes of them. */
function compared(figures: readonly NewFigure[], stored: readonly StoredFigure[]) {
  const before = new Map(stored.map((figure) => [keyOf(figure), figure]));
  const added = figures.filter((figure) => !before.has(keyOf(figure)));
  const known = figures.filter((figure) => before.has(keyOf(figure)));
  const changed = known.filter((figure) => {
    const present = before.get(keyOf(figure));
    return present !== undefined && !isSame(present, figure);
  });
  return { added, changed, unchanged: known.length - changed.length };
}

/** Who sends: a user, or a service with a token, which the audit log names. */
const authorOf = (sender: Actor | Machine) =>
  'tokenId' in sender
    ? { id: null, actorId: undefined, by: { api_token: sender.name } }
    : { id: sender.id, actorId: sender.id, by: {} };

interface Stored {
  figures: readonly NewFigure[];
  acronyms: ReadonlyMap<string, string>;
  sender: Actor | Machine;
  at: Date;
}

/** Stores figures, with a line in the audit log for each facility. */
async function store(tx: Db, { figures, acronyms, sender, at }: Stored): Promise<void> {
  const { id, actorId, by } = authorOf(sender);
  await putFigures(tx, figures, { at, by: id });
  const counts = new Map<string, number>();
  for (const { facilityId } of figures) counts.set(facilityId, (counts.get(facilityId) ?? 0) + 1);
  await writeAudits(
    tx,
    [...counts].map(([facilityId, count]) => ({
      actorId,
      action: 'data-indicator.import',
      objectKind: 'data-indicator',
      objectId: facilityId,
      objectName: acronyms.get(facilityId) ?? '',
      facilityId,
      newValue: { count, ...by },
    })),
  );
}

const toFigure = ({ acronym: _acronym, ...figure }: AcceptedRow, facilityId: string): NewFigure => ({
  ...figure,
  facilityId,
});

/** With errors, nothing is imported: a dry run answers with them, and an import is refused with them. */
function withErrors({ rows, isDryRun, field }: Sent, found: readonly RowError[]): IndicatorImport {
  const errors = listedErrors(found);
  const none = { is_dry_run: isDryRun, rows: rows.length, added: 0, changed: 0, unchanged: 0, errors };
  if (isDryRun) return none;
  throw new AppError('notSaved', 422, {
    message: 'Nothing was imported, because rows are wrong.',
    errors: errors.map(({ row, field: cell, message }) => ({
      path: field === 'rows' ? [`rows[${row - 1}]`, ...(cell === null ? [] : [cell])].join('.') : field,
      message: field === 'rows' ? message : `Row ${row}: ${cell === null ? '' : `${cell}: `}${message}`,
    })),
    data: none,
  });
}

async function importFigures(context: Context, sender: Actor | Machine, sent: Sent): Promise<IndicatorImport> {
  if (sent.rows.length > MAX_ROWS) throw refusedField(sent.field, `At most ${MAX_ROWS} rows`);
  return transaction(context.db, async (tx) => {
    const at = context.now();
    const registered = await listRegistered(tx);
    const acronyms = new Map(registered.map(({ acronym }) => [acronym.toLowerCase(), acronym]));
    const { accepted, errors } = checkIndicatorRows(sent.rows, { acronyms, today: dayOf(at) });
    if (sent.errors.length > 0 || errors.length > 0) return withErrors(sent, [...sent.errors, ...errors]);
    const ids = new Map(registered.map(({ id, acronym }) => [acronym, id]));
    const figures = accepted.map((row) => toFigure(row, ids.get(row.acronym) ?? ''));
    if (!sent.isDryRun) await lockFigures(tx);
    const facilityIds = [...new Set(figures.map(({ facilityId }) => facilityId))];
    const periods = [...new Set(figures.map(({ period }) => period))];
    const stored = figures.length === 0 ? [] : await listFigures(tx, { facilityIds, periods });
    const { added, changed, unchanged } = compared(figures, stored);
    if (!sent.isDryRun && added.length + changed.length > 0)
      await store(tx, {
        figures: [...added, ...changed],
        acronyms: new Map(registered.map(({ id, acronym }) => [id, acronym])),
        sender,
        at,
      });
    return {
      is_dry_run: sent.isDryRun,
      rows: sent.rows.length,
      added: added.length,
      changed: changed.length,
      unchanged,
      errors: [],
    };
  });
}

/** Imports figures that a service or a user sends, all or none. */
export const importRows = (
  context: Context,
  sender: Actor | Machine,
  { rows, dry_run }: IndicatorRowsInput,
): Promise<IndicatorImport> =>
  importFigures(context, sender, {
    rows: rows.map((row, place) => ({
      ...row,
      row: place + 1,
      numerator: row.numerator ?? null,
      denominator: row.denominator ?? null,
    })),
    errors: [],
    isDryRun: dry_run === true,
    field: 'rows',
  });

const NO_ROWS = 'The file has no rows';

/** The same from the text of a CSV file. */
export function importCsv(
  context: Context,
  sender: Actor | Machine,
  { csv, isDryRun }: { csv: string; isDryRun: boolean },
): Promise<IndicatorImport> {
  const { rows, errors } = readIndicatorCsv(csv);
  if (rows.length === 0 && errors.length === 0) throw refusedField('csv', NO_ROWS);
  return importFigures(context, sender, { rows, errors, isDryRun, field: 'csv' });
}
