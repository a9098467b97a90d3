import type { Difference } from '@portal/domain';
import '../facilities.css';
import { MESSAGES } from '../messages';

/** Props of `ChangesTable`. */
export interface ChangesTableProps {
  changes: readonly Difference[];
  /** Name of the table for screen readers, where several stand below each other. */
  name?: string | undefined;
  /** How the later of the two values is called. */
  afterwards: string;
}

const { changes: texts } = MESSAGES;

/** What changed, field by field. */
export function ChangesTable({ changes, name, afterwards }: ChangesTableProps) {
  return (
    <table className="fac-changes" aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{afterwards}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, label, before, after }) => (
          <tr key={path}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
