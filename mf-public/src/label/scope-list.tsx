import { configurationsInWords } from '@portal/domain';
import type { LabelScope } from '@portal/domain';
import { Link } from '@portal/ui/router';
import './label.css';
import { MESSAGES } from './messages';

const { scope: texts } = MESSAGES;

/** What a label is about: lidars with the numbers of their configurations, and photometers, by links to their pages. */
export const ScopeList = ({ scope: { lidars, photometers } }: { scope: LabelScope }) => (
  <div className="pub-scope">
    <h3>{texts.lidars}</h3>
    <ul>
      {lidars.map((lidar) => (
        <li key={lidar._id}>
          <Link to={`/lidar/${lidar._id}`}>{lidar.name}</Link>
          {configurationsInWords(lidar)}
        </li>
      ))}
    </ul>
    {photometers.length > 0 && (
      <>
        <h3>{texts.photometers}</h3>
        <ul>
          {photometers.map(({ _id, name }) => (
            <li key={_id}>
              <Link to={`/photometer/${_id}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
