import { REVIEWER_HINTS } from '@portal/domain';
import type { ReviewedPhotometer } from '@portal/domain';
import { SuggestionFrame } from '@portal/instruments';
import { InstrumentVerdict } from '../verdicts/instrument-verdict';
import type { OpenVerdict } from '../verdicts/instrument-windows';
import { VERDICT_MESSAGES } from '../verdicts/messages';
import { PhotometerData } from './photometer-data';

const { beside: texts } = VERDICT_MESSAGES;

/** A verdict on a photometer, with all that the facility says about it. Nothing is computed for photometers. */
export function PhotometerVerdict(open: OpenVerdict<ReviewedPhotometer>) {
  const { row, judged } = open;
  const isGeneral = judged.aspect.key === 'general';
  return (
    <InstrumentVerdict
      {...open}
      suggested={null}
      suggestion={
        <SuggestionFrame
          title={judged.aspect.name}
          compliance={null}
          hint={isGeneral ? REVIEWER_HINTS.general : undefined}
          reasons={[isGeneral ? texts.photometer : texts.data]}
          level={3}
        />
      }
      sheet={<PhotometerData instrument={row.instrument} />}
    />
  );
}
