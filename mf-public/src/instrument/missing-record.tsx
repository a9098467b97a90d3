import { PageTitle } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import { MESSAGES } from './messages';
import '../page.css';

export interface MissingRecordProps {
  title: string;
  /** What may be the reason. */
  children: string;
}

/** The page of a public record that does not exist, with a link to the map. */
export const MissingRecord = ({ title, children }: MissingRecordProps) => (
  <div className="pub-page">
    <PageTitle title={title} trail={[{ label: MESSAGES.home, path: '/' }]} />
    <p>{children}</p>
    <p>
      <Link to="/">{MESSAGES.toMap}</Link>
    </p>
  </div>
);
