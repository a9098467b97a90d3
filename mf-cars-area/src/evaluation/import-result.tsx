import { REGULAR_EVALUATION_SETTINGS, type IndicatorImport } from '@portal/domain';
import { Alert } from '@portal/ui/core';
import { EVALUATION_MESSAGES } from './messages';

const { importing: texts } = EVALUATION_MESSAGES;
/** Errors that the server lists; one after them says how many more there are. */
const { maxErrors: LISTED } = REGULAR_EVALUATION_SETTINGS;
/** Characters of a line that are shown. */
const LINE = 200;

interface ImportResultProps {
  answer: IndicatorImport;
  /** The text that was checked. */
  csv: string;
}

/** What an import would do or has done; errors stand beside the line that they are about. */
export function ImportResult({ answer, csv }: ImportResultProps) {
  const { errors, rows, added, changed, unchanged, is_dry_run: isDryRun } = answer;
  if (errors.length > 0)
    return (
      <>
        <Alert
          type="error"
          showIcon
          title={errors.length > LISTED ? texts.withMany(LISTED) : texts.withErrors(errors.length)}
        />
        <Errors errors={errors} csv={csv} />
      </>
    );
  const counts = texts.counts(added, changed, unchanged);
  const isKnown = isDryRun && added + changed === 0;
  return (
    <Alert
      type={isDryRun ? 'info' : 'success'}
      showIcon
      title={isDryRun ? texts.checked(rows) : texts.imported(rows)}
      description={isKnown ? `${counts} ${texts.nothingNew}` : counts}
    />
  );
}

function Errors({ errors, csv }: { errors: IndicatorImport['errors']; csv: string }) {
  const lines = csv.split(/\r\n|\r|\n/);
  return (
    <>
      <table className="cars-figures cars-import-errors" aria-label={texts.errors}>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.problem}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, field, message }) => (
            <tr key={`${row} ${field} ${message}`}>
              <th scope="row">{row}</th>
              <td>
                <code>{lines[row - 1]?.slice(0, LINE)}</code>
              </td>
              <td>{field === null ? message : texts.field(field, message)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
