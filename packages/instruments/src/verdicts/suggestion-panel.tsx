import { byCode, COMPLIANCES, flagTexts, REVIEWER_HINTS } from '@portal/domain';
import type { ComplianceCode, SuggestedChannelCompliance, SuggestedCompliance } from '@portal/domain';
import type { FLAGS, SuggestedWavelength } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import '../instruments.css';
import './verdicts.css';

/** What the portal computed for one aspect of a lidar. */
export type Suggestion =
  | { aspect: 'feasibility' | 'feature'; result: SuggestedCompliance }
  | { aspect: 'channel'; result: SuggestedChannelCompliance };

/** Props of `SuggestionPanel`. */
export type SuggestionPanelProps = Suggestion & {
  /** Level of the title's heading; without one the title is none, for a panel beside something else. */
  level?: 2 | 3 | 4 | undefined;
};

const TITLES = { feasibility: 'Feasibility', feature: 'Feature', channel: 'Channel' } as const;

/** The suggested compliance of an aspect: what is asked, the verdict, and in sentences why; for channels down to the groups. */
export function SuggestionPanel({ level, ...suggestion }: SuggestionPanelProps) {
  const { aspect, result } = suggestion;
  const Title = level === undefined ? 'strong' : (`h${level}` as const);
  return (
    <section className="ins-suggestion">
      <div className="ins-verdict-head">
        <Title>{TITLES[aspect]}: suggested compliance</Title>
        <ComplianceChip code={result.compliance} />
      </div>
      <p className="ins-note">{REVIEWER_HINTS[aspect]}</p>
      <Reasons of={aspect} code={result.code} />
      {suggestion.aspect === 'channel' && <Wavelengths wavelengths={suggestion.result.wavelengths} />}
    </section>
  );
}

function Wavelengths({ wavelengths }: { wavelengths: readonly SuggestedWavelength[] }) {
  return (
    <ul className="ins-wavelengths" aria-label="By wavelength">
      {wavelengths.map(({ name, compliance, code, channel_groups }) => (
        <li key={name}>
          <Judged name={name} compliance={compliance} />
          <Reasons of="wavelength" code={code} />
          <ul aria-label={`Channel groups of ${name}`}>
            {channel_groups.map((group) => (
              <li key={group.name}>
                <Judged name={group.name} compliance={group.compliance} />
                <Reasons of="channel_group" code={group.code} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const Judged = ({ name, compliance }: { name: string; compliance: ComplianceCode }) => (
  <div className="ins-verdict-head">
    <strong>{name}</strong>
    <ComplianceChip code={compliance} />
  </div>
);

function Reasons({ of, code }: { of: keyof typeof FLAGS; code: number }) {
  return flagTexts(of, code).map((text) => (
    <p key={text} className="ins-reason">
      {text}
    </p>
  ));
}

function ComplianceChip({ code }: { code: ComplianceCode }) {
  const compliance = byCode(COMPLIANCES, code);
  return <Chip tone={compliance?.colour ?? 'danger'}>{compliance?.name ?? code}</Chip>;
}
