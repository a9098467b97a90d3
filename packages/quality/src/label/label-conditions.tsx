import type { LabelCondition, LabelConditionCode } from '@portal/domain';
import { LABEL_CONDITIONS } from '@portal/domain';
import { Chip, dated } from '@portal/ui/core';
import type { Tone } from '@portal/ui/core';
import { Link } from '@portal/ui/router';
import '../quality.css';
import { LABEL_VIEW_MESSAGES } from './messages';

const { conditions: texts } = LABEL_VIEW_MESSAGES;

const LOOKS: Record<LabelCondition['state'], { tone: Tone; shape: string }> = {
  met: { tone: 'success', shape: '●' },
  warning: { tone: 'warning', shape: '▲' },
  unmet: { tone: 'danger', shape: '■' },
};

interface LabelConditionsProps {
  conditions: readonly LabelCondition[];
  /** Names the list. */
  label: string;
  /** Where a condition is mended, if that is another page. */
  mend?: Partial<Record<LabelConditionCode, { to: string; label: string }>>;
}

/** The conditions of a proposal as a check list: each with its state in words and with what was found. */
export const LabelConditions = ({ conditions, label, mend = {} }: LabelConditionsProps) => (
  <ul className="qa-conditions" aria-label={label}>
    {conditions.map(({ code, state, found }) => (
      <li key={code}>
        <Chip tone={LOOKS[state].tone}>
          <span aria-hidden="true">{LOOKS[state].shape}</span> {texts[state]}
        </Chip>
        <div>
          <p>{LABEL_CONDITIONS[code]}</p>
          {found !== null && <p className="qa-note">{dated(found)}</p>}
          {state !== 'met' && <Mend link={mend[code]} />}
        </div>
      </li>
    ))}
  </ul>
);

const Mend = ({ link }: { link: { to: string; label: string } | undefined }) =>
  link && <Link to={link.to}>{link.label}</Link>;
