import { DEMONSTRATION } from '@portal/domain';
import './label.css';
import { MESSAGES } from './messages';

/** Says that labels and certificates of a demonstration are none. */
export const DemonstrationMark = () => (
  <p className="pub-demonstration">
    <strong>{DEMONSTRATION}</strong> {MESSAGES.demonstration}
  </p>
);
