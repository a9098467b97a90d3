import { useProfile } from '@portal/api-slice';
import type { ComplianceCode, InstrumentName } from '@portal/domain';
import type { ReactNode } from 'react';
import type { OpenVerdict } from './instrument-windows';
import { VERDICT_MESSAGES as texts } from './messages';
import { isOwnFacility } from './rights';
import { upTo } from './system-row';
import { useLeavesVerdict } from './use-verdict-place';
import { VerdictBeside } from './verdict-beside';
import { VerdictForm } from './verdict-form';

/** Props of `InstrumentVerdict`. */
export interface InstrumentVerdictProps<Instrument> extends OpenVerdict<Instrument> {
  suggested: ComplianceCode | null;
  /** The suggestion and what else a reviewer should know. */
  suggestion: ReactNode;
  /** All that the facility says about the instrument. */
  sheet: ReactNode;
}

/** The verdict on one aspect of an instrument, with what it is based on. */
export function InstrumentVerdict<Instrument extends InstrumentName>(props: InstrumentVerdictProps<Instrument>) {
  const { application, row, judged, suggested, suggestion, sheet, onClose } = props;
  const { aspect, verdict, mayEdit } = judged;
  const { _id: instrumentId, name } = row.instrument;
  const profile = useProfile();
  const leaves = useLeavesVerdict(aspect, instrumentId);
  return (
    <VerdictForm
      address={{ facilityId: application.facility._id, subject: aspect.path, instrumentId }}
      subject={aspect.key}
      aspect={aspect.name}
      about={texts.about(aspect.name, name)}
      isOwn={isOwnFacility(profile, application)}
      upTo={upTo(application, aspect.path)}
      beside={<VerdictBeside suggestion={suggestion} system={{ label: texts[row.kind].system, sheet }} />}
      {...{ verdict, mayEdit, suggested, leaves, onClose }}
    />
  );
}
