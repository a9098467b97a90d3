import { DEMONSTRATION } from '@portal/domain';
import './demonstration-mark.css';

// Apart from the other texts of labels, which the home page does not load.
const INVENTED = 'This portal is a demonstration. Its labels and certificates are invented.';

/** Says that labels and certificates of a demonstration are none. */
export const DemonstrationMark = () => (
  <p className="pub-demonstration">
    <strong>{DEMONSTRATION}</strong> {INVENTED}
  </p>
);
