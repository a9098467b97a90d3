import { composition } from '../composition';
import './reference.css';

/** The composition id, which identifies for support the exact releases in this tab. */
export const Reference = () => <p className="s-reference">Reference: {composition().id}</p>;
