import type { Compliance } from '@portal/domain';
import { Chip, DefinitionList } from '@portal/ui/core';
import { SuggestionPanel } from './suggestion-panel';
import type { Suggestion } from './suggestion-panel';
import './evaluations.css';

/** The evaluation of an aspect, limited to the parts visible to the reader. */
export interface AssessedAspect {
  label: string;
  /** `null` if not yet evaluated or not visible to the reader. */
  compliance: Compliance | null;
  comments: string | null;
  recommendations: string | null;
  /** The portal's suggestion, shown beside the evaluation. */
  suggestion?: Suggestion | undefined;
}

/** The evaluation of an instrument, aspect by aspect. */
export function ComplianceSummary({ aspects }: { aspects: readonly AssessedAspect[] }) {
  return (
    <ul className="ins-aspects" aria-label="Compliance">
      {aspects.map((aspect) => (
        <li key={aspect.label} className="ins-aspect">
          <Assessment {...aspect} />
          {aspect.suggestion && <SuggestionPanel {...aspect.suggestion} />}
        </li>
      ))}
    </ul>
  );
}

function Assessment({ label, compliance, comments, recommendations }: AssessedAspect) {
  return (
    <div>
      <div className="ins-evaluation-head">
        <strong>{label}</strong>
        {compliance ? (
          <Chip tone={compliance.colour}>{compliance.name}</Chip>
        ) : (
          <Chip tone="neutral">Not assessed</Chip>
        )}
      </div>
      {compliance && (
        <DefinitionList
          items={[
            { label: 'Comments', value: comments },
            { label: 'Recommendations', value: recommendations },
          ]}
        />
      )}
    </div>
  );
}
