import { flagTexts, REVIEWER_HINTS } from '@portal/domain';
import type { SuggestedChannelCompliance, SuggestedCompliance, SuggestedWavelength } from '@portal/domain';
import { ComplianceChip, Reasons, SuggestionFrame } from './suggestion-frame';
import type { SuggestionFrameProps } from './suggestion-frame';

/** A suggestion for an aspect of a lidar. */
export type Suggestion =
  | { aspect: 'feasibility' | 'feature'; result: SuggestedCompliance }
  | { aspect: 'channel'; result: SuggestedChannelCompliance };

export type SuggestionPanelProps = Suggestion & Pick<SuggestionFrameProps, 'level'>;

const TITLES = { feasibility: 'Feasibility', feature: 'Feature', channel: 'Channel' } as const;

/** The suggested compliance of an aspect with its question and reasons, for channels also by wavelength and group. */
export function SuggestionPanel({ level, ...suggestion }: SuggestionPanelProps) {
  const { aspect, result } = suggestion;
  return (
    <SuggestionFrame
      title={TITLES[aspect]}
      compliance={result.compliance}
      hint={REVIEWER_HINTS[aspect]}
      reasons={flagTexts(aspect, result.code)}
      level={level}
    >
      {suggestion.aspect === 'channel' && <Wavelengths wavelengths={suggestion.result.wavelengths} />}
    </SuggestionFrame>
  );
}

function Wavelengths({ wavelengths }: { wavelengths: readonly SuggestedWavelength[] }) {
  return (
    <ul className="ins-wavelengths" aria-label="By wavelength">
      {wavelengths.map(({ name, compliance, code, channel_groups }) => (
        <li key={name}>
          <EvaluatedName name={name} compliance={compliance} />
          <Reasons texts={flagTexts('wavelength', code)} />
          <ul aria-label={`Channel groups of ${name}`}>
            {channel_groups.map((group) => (
              <li key={group.name}>
                <EvaluatedName name={group.name} compliance={group.compliance} />
                <Reasons texts={flagTexts('channel_group', group.code)} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const EvaluatedName = ({ name, compliance }: Pick<SuggestedWavelength, 'name' | 'compliance'>) => (
  <div className="ins-evaluation-head">
    <strong>{name}</strong>
    <ComplianceChip code={compliance} />
  </div>
);
