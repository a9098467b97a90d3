import { FormLayout, useFormikContext } from '@portal/ui/form';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

export interface DraftLayoutProps {
  label: string;
  columns?: 1 | 2;
  problemsTitle: string;
  /** Called when a submission is tried: what was said of an earlier attempt is over then. */
  onTry: () => void;
  /** Renders the form; the given function has to be called when a draft is saved. */
  children: (noteSave: () => void) => ReactNode;
}

/** The layout of a form that saves drafts and submits: it tells of the last attempt only. */
export function DraftLayout({ problemsTitle, onTry, children, ...layout }: DraftLayoutProps) {
  const { submitCount } = useFormikContext();
  const [savedAfter, setSavedAfter] = useState<number | null>(null);
  useEffect(() => {
    if (submitCount > 0) onTry();
    // eslint-disable-next-line react/exhaustive-deps -- only an attempt is one
  }, [submitCount]);
  return (
    <FormLayout {...layout} problemsTitle={savedAfter === submitCount ? null : problemsTitle}>
      {children(() => setSavedAfter(submitCount))}
    </FormLayout>
  );
}
