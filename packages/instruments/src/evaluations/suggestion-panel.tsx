import { flagTexts, REVIEWER_HINTS } from '@portal/domain';
import type { SuggestedChannelCompliance, SuggestedCompliance, SuggestedWavelength, Unanswered } from '@portal/domain';
import { Disclosure } from '@portal/ui/core';
import { ComplianceChip, NotAnsweredChip, Reasons, SuggestionFrame } from './suggestion-frame';
import type { SuggestionFrameProps } from './suggestion-frame';

/** A suggestion for an aspect of a lidar. */
export type Suggestion =
  | { aspect: 'feasibility' | 'feature'; result: SuggestedCompliance }
  | { aspect: 'channel'; result: SuggestedChannelCompliance };

export type SuggestionPanelProps = Suggestion &
  Pick<SuggestionFrameProps, 'level'> & {
    /** For those who still answer: flags that only mean a missing answer give no compliance. */
    unanswered?: Unanswered;
    /** Folds the details by wavelength, where the channels themselves follow. */
    isFolded?: boolean;
  };

const ALL_ANSWERED: Unanswered = { names: [], bits: 0 };

const BY_WAVELENGTH = 'By wavelength';
const TITLES = { feasibility: 'Feasibility', feature: 'Feature', channel: 'Channel' } as const;

/** The suggested compliance of an aspect with its question and reasons, for channels also by wavelength and group. */
export function SuggestionPanel({
  level,
  unanswered = ALL_ANSWERED,
  isFolded = false,
  ...suggestion
}: SuggestionPanelProps) {
  const { aspect, result } = suggestion;
  const isOpen = (result.code & unanswered.bits) !== 0;
  const certain = isOpen ? result.code & ~unanswered.bits : result.code;
  const details = suggestion.aspect === 'channel' && (
    <Wavelengths wavelengths={suggestion.result.wavelengths} open={unanswered.names} />
  );
  return (
    <SuggestionFrame
      title={TITLES[aspect]}
      compliance={result.compliance}
      hint={REVIEWER_HINTS[aspect]}
      isOpen={isOpen}
      reasons={[
        ...(isOpen ? [`Not answered: ${unanswered.names.join(', ')}.`] : []),
        ...(isOpen && certain === 0 ? [] : flagTexts(aspect, certain)),
      ]}
      level={level}
    >
      {details && (isFolded ? <Disclosure summary={BY_WAVELENGTH}>{details}</Disclosure> : details)}
    </SuggestionFrame>
  );
}

interface WavelengthsProps {
  wavelengths: readonly SuggestedWavelength[];
  /** The names of unanswered groups. */
  open: readonly string[];
}

function Wavelengths({ wavelengths, open }: WavelengthsProps) {
  return (
    <ul className="ins-wavelengths" aria-label={BY_WAVELENGTH}>
      {wavelengths.map(({ channel_groups, ...wavelength }) => (
        <li key={wavelength.name}>
          <Evaluated
            {...wavelength}
            kind="wavelength"
            isOpen={wavelength.code !== 0 && channel_groups.some(({ name }) => open.includes(name))}
          />
          <ul aria-label={`Channel groups of ${wavelength.name}`}>
            {channel_groups.map((group) => (
              <li key={group.name}>
                <Evaluated {...group} kind="channel_group" isOpen={open.includes(group.name)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

interface EvaluatedProps extends Pick<SuggestedWavelength, 'name' | 'compliance' | 'code'> {
  kind: 'wavelength' | 'channel_group';
  /** Whether answers are missing. */
  isOpen: boolean;
}

const Evaluated = ({ name, compliance, code, kind, isOpen }: EvaluatedProps) => (
  <>
    <div className="ins-evaluation-head">
      <strong>{name}</strong>
      {isOpen ? <NotAnsweredChip /> : <ComplianceChip code={compliance} />}
    </div>
    {!isOpen && <Reasons texts={flagTexts(kind, code)} />}
  </>
);
