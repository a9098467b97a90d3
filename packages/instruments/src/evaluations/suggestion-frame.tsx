import { byCode } from '@portal/domain';
import type { ComplianceCode } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { useServedLists } from '../form/type-lists';
import '../instruments.css';
import './evaluations.css';

/** Props of `SuggestionFrame`. */
export interface SuggestionFrameProps {
  /** The evaluated aspect. */
  title: string;
  /** The suggested compliance; `null` without one. */
  compliance: ComplianceCode | null;
  /** The question that the compliance answers. */
  hint?: string | undefined;
  /** The reasons, in sentences. */
  reasons: readonly string[];
  /** Level of the title's heading; without one the title is none, for a panel beside something else. */
  level?: 2 | 3 | 4 | undefined;
  /** The details behind the reasons. */
  children?: ReactNode;
}

/** A suggested compliance: the question, the answer, and its reasons. */
export function SuggestionFrame({ title, compliance, hint, reasons, level, children }: SuggestionFrameProps) {
  const Title = level === undefined ? 'strong' : (`h${level}` as const);
  return (
    <section className="ins-suggestion">
      <div className="ins-evaluation-head">
        <Title>{title}: suggested compliance</Title>
        <ComplianceChip code={compliance} />
      </div>
      {hint !== undefined && <p className="ins-note">{hint}</p>}
      <Reasons texts={reasons} />
      {children}
    </section>
  );
}

/** Why, one sentence below the other. */
export function Reasons({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="ins-reason">
      {text}
    </p>
  ));
}

/** An evaluation by its code. */
export function ComplianceChip({ code }: { code: ComplianceCode | null }) {
  const compliance = byCode(useServedLists().compliance, code);
  return <Chip tone={compliance?.colour ?? 'neutral'}>{compliance?.name ?? 'No suggestion'}</Chip>;
}
