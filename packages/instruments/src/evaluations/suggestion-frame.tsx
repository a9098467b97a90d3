import { byCode } from '@portal/domain';
import type { ComplianceCode } from '@portal/domain';
import { Chip } from '@portal/ui/core';
import type { ReactNode } from 'react';
import { useServedLists } from '../form/type-lists';
import '../instruments.css';
import './evaluations.css';

export interface SuggestionFrameProps {
  /** Name of the aspect. */
  title: string;
  /** The suggested compliance; `null` if there is no suggestion. */
  compliance: ComplianceCode | null;
  /** Whether the suggestion has to wait for answers; no compliance is shown then. */
  isOpen?: boolean | undefined;
  /** The question that the compliance answers. */
  hint?: string | undefined;
  /** The reasons, in sentences. */
  reasons: readonly string[];
  /** Heading level of the title; if omitted, the title is plain text, for a panel beside other content. */
  level?: 2 | 3 | 4 | undefined;
  /** Details that support the reasons. */
  children?: ReactNode;
}

/** A suggested compliance with the question that it answers and its reasons. */
export function SuggestionFrame({
  title,
  compliance,
  isOpen = false,
  hint,
  reasons,
  level,
  children,
}: SuggestionFrameProps) {
  const Title = level === undefined ? 'strong' : (`h${level}` as const);
  return (
    <section className="ins-suggestion">
      <div className="ins-evaluation-head">
        <Title>{title}: suggested compliance</Title>
        {isOpen ? <NotAnsweredChip /> : <ComplianceChip code={compliance} />}
      </div>
      {hint !== undefined && <p className="ins-note">{hint}</p>}
      <Reasons texts={reasons} />
      {children}
    </section>
  );
}

/** The reasons, one sentence per line. */
export function Reasons({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="ins-reason">
      {text}
    </p>
  ));
}

/** Shown instead of a compliance while answers are missing. */
export const NotAnsweredChip = () => <Chip tone="neutral">Not answered</Chip>;

/** A compliance as a chip, named by the served list. */
export function ComplianceChip({ code }: { code: ComplianceCode | null }) {
  const compliance = byCode(useServedLists().compliance, code);
  return <Chip tone={compliance?.colour ?? 'neutral'}>{compliance?.name ?? 'No suggestion'}</Chip>;
}
