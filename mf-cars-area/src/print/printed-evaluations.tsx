import type { EditedEvaluation, ReviewedApplication } from '@portal/domain';
import { LIDAR_ASPECTS } from '@portal/domain';
import { formatDay, useIsPrinting } from '@portal/ui/core';
import { isDraft } from '../evaluations/evaluation-values';
import { EVALUATION_MESSAGES } from '../evaluations/messages';
import { lidarRows, photometerRows } from '../evaluations/system-row';
import type { SystemRow } from '../evaluations/system-row';
import './printed-evaluations.css';

const { printed: texts, aspects, matrix, columns, form } = EVALUATION_MESSAGES;

/** Printouts are read-only. */
const READER = { profile: null, isReadOnly: true };

/** Every evaluation of an application in words, for printouts only, where no sheet can be opened. */
export function PrintedEvaluations({ application }: { application: ReviewedApplication }) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const rows: SystemRow[] = [...lidarRows(application, READER), ...photometerRows(application, READER)];
  const { synergy_compliance: synergy } = application;
  return (
    <section className="printed" aria-label={texts.title}>
      <h2>{matrix.table}</h2>
      <PrintedMatrix rows={rows} />
      <p>
        <strong>{aspects.synergy}</strong>: {inWord(synergy)}
      </p>
      <h2>{texts.title}</h2>
      {rows.map(({ kind, instrument, evaluated }) => (
        <PrintedRecord
          key={instrument._id}
          title={`${matrix.kinds[kind]} ${instrument.name}`}
          lines={evaluated.map(({ aspect, evaluation }) => ({ name: aspect.name, evaluation }))}
        />
      ))}
      <PrintedRecord title={aspects.synergy} lines={[{ name: aspects.synergy, evaluation: synergy }]} />
    </section>
  );
}

/** A compliance in words, because chips rely on colours that may not be printed. */
function inWord(evaluation: EditedEvaluation): string {
  const word = evaluation.compliance?.name ?? EVALUATION_MESSAGES.none;
  return isDraft(evaluation) ? `${word} (${EVALUATION_MESSAGES.draft.toLowerCase()})` : word;
}

function PrintedMatrix({ rows }: { rows: readonly SystemRow[] }) {
  return (
    <table aria-label={matrix.table}>
      <thead>
        <tr>
          <th scope="col">{columns.system}</th>
          {LIDAR_ASPECTS.map((aspect) => (
            <th key={aspect} scope="col">
              {aspects[aspect]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, instrument, evaluated }) => (
          <tr key={instrument._id}>
            <th scope="row">
              {instrument.name} ({matrix.kinds[kind].toLowerCase()})
            </th>
            {LIDAR_ASPECTS.map((aspect) => {
              const found = evaluated.find(({ aspect: { key } }) => key === aspect);
              return <td key={aspect}>{found ? inWord(found.evaluation) : matrix.notApplicable}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PrintedRecordProps {
  title: string;
  lines: readonly { name: string; evaluation: EditedEvaluation }[];
}

/** The evaluations of one instrument, aspect by aspect. */
function PrintedRecord({ title, lines }: PrintedRecordProps) {
  return (
    <table className="printed-texts">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.aspect}</th>
          <th scope="col">{texts.compliance}</th>
          <th scope="col">{form.comments}</th>
          <th scope="col">{form.recommendations}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, evaluation }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {inWord(evaluation)}
              {evaluation.evaluation_date !== null && <div>{formatDay(evaluation.evaluation_date)}</div>}
            </td>
            <td>{evaluation.comments}</td>
            <td>{evaluation.recommendations}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
