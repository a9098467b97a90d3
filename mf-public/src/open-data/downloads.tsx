import { MESSAGES } from '../messages';
import { FACILITY_FILES } from './addresses';
import './open-data.css';

const { download, geoJson, csv } = MESSAGES.openData;

/** All certified facilities, whatever is searched for, as files to take away. */
export const Downloads = () => (
  <p className="pub-open-data">
    {download} <a href={FACILITY_FILES.geoJson}>{geoJson}</a>, <a href={FACILITY_FILES.csv}>{csv}</a>
  </p>
);
