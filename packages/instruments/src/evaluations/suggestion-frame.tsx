import { byCode, COMPLIANCES } from '@portal/domain';
import type { ComplianceCode } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import type { ReactNode } from 'react';
import '../instruments.css';
import './evaluations.css';

/** Props of `SuggestionFrame`. */
export interface SuggestionFrameProps {
  /** What is evaluated. */
  title: string;
  /** What is suggested; `null` while nothing is. */
  compliance: ComplianceCode | null;
  /** What is asked. */
  hint?: string | undefined;
  /** In sentences, why. */
  reasons: readonly string[];
  /** Level of the title's heading; without one the title is none, for a panel beside something else. */
  level?: 2 | 3 | 4 | undefined;
  /** What is behind it. */
  children?: ReactNode;
}

/** A suggested compliance: what is asked, the evaluation, and why. */
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
  const compliance = byCode(COMPLIANCES, code);
  return <Chip tone={compliance?.colour ?? 'neutral'}>{compliance?.name ?? 'No suggestion'}</Chip>;
}
