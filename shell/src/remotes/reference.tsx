import { composition } from '../composition';
import './reference.css';

/** The composition id, which identifies for support exactly what made up the portal in this tab. */
export const Reference = () => <p className="s-reference">Reference: {composition().id}</p>;
