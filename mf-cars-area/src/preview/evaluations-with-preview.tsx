import { useState } from 'react';
import type { ReactNode } from 'react';
import { PreviewPlaceContext } from './preview-place';
import './preview-place.css';

export interface EvaluationsWithPreviewProps {
  evaluations: ReactNode;
  /** The decision, which opens the preview. */
  decision: ReactNode;
}

/** The evaluations and the decision on them in one view, with the preview of the report below the evaluations. */
export function EvaluationsWithPreview({ evaluations, decision }: EvaluationsWithPreviewProps) {
  const [place, setPlace] = useState<Element | null>(null);
  return (
    <div className="cars-desk-frame">
      <div className="cars-desk">
        <div className="cars-evaluations">
          {evaluations}
          <div className="cars-preview-place" ref={setPlace} />
        </div>
        <PreviewPlaceContext value={place}>{decision}</PreviewPlaceContext>
      </div>
    </div>
  );
}
