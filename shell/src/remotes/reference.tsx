import { composition } from '../composition';
import './reference.css';

/** What a person quotes to support: it names exactly what made up the portal in this tab. */
export const Reference = () => <p className="s-reference">Reference: {composition().id}</p>;
