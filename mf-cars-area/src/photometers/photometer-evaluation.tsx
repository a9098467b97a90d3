import { REVIEWER_HINTS } from '@portal/domain';
import type { ReviewedPhotometer } from '@portal/domain';
import { InstrumentEvaluation } from '../evaluations/instrument-evaluation';
import { EVALUATION_MESSAGES } from '../evaluations/messages';
import type { OpenEvaluation } from '../evaluations/open-evaluation';
import { PhotometerData } from './photometer-data';

const { beside: texts } = EVALUATION_MESSAGES;

/** The evaluation of a photometer, which has no computed suggestion. */
export function PhotometerEvaluation(open: OpenEvaluation<ReviewedPhotometer>) {
  const { row, evaluated } = open;
  const isGeneral = evaluated.aspect.key === 'general';
  return (
    <InstrumentEvaluation
      {...open}
      suggested={null}
      suggestion={
        <div className="evaluation-soft">
          {isGeneral && <p>{REVIEWER_HINTS.general}</p>}
          <p>{isGeneral ? texts.photometer : texts.data}</p>
        </div>
      }
      sheet={<PhotometerData instrument={row.instrument} />}
    />
  );
}
