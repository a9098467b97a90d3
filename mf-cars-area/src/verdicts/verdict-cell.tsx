import { Button, Icon } from '@portal/ui/core';
import { ComplianceMark } from './compliance-mark';
import { isDraft } from './verdict-values';
import { VERDICT_MESSAGES as texts } from './messages';
import type { JudgedAspect, SystemRow } from './system-row';
import { useVerdictPlace } from './use-verdict-place';

/** The verdict on one aspect of an instrument; opens it, to be edited or read. */
export function VerdictCell({ row, judged }: { row: SystemRow; judged: JudgedAspect }) {
  const { kind, instrument } = row;
  const { aspect, verdict, mayEdit } = judged;
  const { openVerdict } = useVerdictPlace(kind);
  const about = texts.about(aspect.name, instrument.name);
  const verb = mayEdit ? texts.edit : texts.view;
  return (
    <button
      type="button"
      className="verdict-cell"
      aria-haspopup="dialog"
      aria-label={texts.cell(verb, about, verdict.compliance?.name ?? texts.none, isDraft(verdict))}
      onClick={() => openVerdict(aspect, instrument._id)}
    >
      <Icon name={mayEdit ? 'edit' : 'view'} />
      <ComplianceMark verdict={verdict} />
    </button>
  );
}

/** The name of an instrument, and the way to its data. */
export function SystemCell({ row }: { row: SystemRow }) {
  const { kind, instrument } = row;
  const { openSystem } = useVerdictPlace(kind);
  return (
    <span className="verdict-system">
      <span>{instrument.name}</span>
      <Button
        size="small"
        icon={<Icon name="view" />}
        aria-haspopup="dialog"
        aria-label={texts.viewSystem(instrument.name)}
        onClick={() => openSystem(instrument._id)}
      >
        {texts.view}
      </Button>
    </span>
  );
}
