import type { InstrumentKind } from '@portal/domain';
import { MESSAGES } from '../messages';
import { instrumentData } from './addresses';
import './open-data.css';

/** Leads from the page of an instrument to the same for programs. */
export const ForPrograms = ({ kind, id }: { kind: InstrumentKind; id: string }) => (
  <p className="pub-open-data">
    {MESSAGES.openData.page} <a href={instrumentData(kind, id)}>{MESSAGES.openData.json}</a>
  </p>
);
