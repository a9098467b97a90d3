import type { QaAssessment } from '@portal/domain';
import { ASSESSMENT_WORDS } from '@portal/domain';
import { AssessmentChip } from '@portal/quality';
import { Button } from '@portal/ui/core';
import { TEST_MESSAGES } from './messages';

const { channels: texts } = TEST_MESSAGES;

/** A channel in the list, with its assessment as far as it is given. */
export interface RailRow {
  name: string;
  assessment: QaAssessment | null;
  isRemarkMissing: boolean;
}

interface ChannelRailProps {
  rows: readonly RailRow[];
  channel: string;
  /** Whether the assessments are those of the reader, or of a test with its result. Drafts of others are not shown. */
  isAssessed: boolean;
  suggestionFor: (name: string) => QaAssessment | null;
  onChoose: (name: string) => void;
}

/** The channels of a test with their assessments; one of them is at hand. */
export const ChannelRail = ({ rows, channel, isAssessed, suggestionFor, onChoose }: ChannelRailProps) => (
  <nav className="cars-rail" aria-label={texts.title}>
    <p className="cars-soft">
      {isAssessed
        ? texts.assessed(rows.filter(({ assessment }) => assessment !== null).length, rows.length)
        : texts.count(rows.length)}
    </p>
    <ol>
      {rows.map(({ name, assessment, isRemarkMissing }) => (
        <li key={name}>
          <button type="button" aria-current={name === channel} onClick={() => onChoose(name)}>
            <span className="cars-rail-name">{name}</span>
            <span className="cars-rail-state">
              {assessment ? (
                <AssessmentChip assessment={assessment} />
              ) : (
                <Unassessed isOpen={isAssessed} suggested={suggestionFor(name)} />
              )}
              {isRemarkMissing && <span className="cars-missing">{texts.remarkMissing}</span>}
            </span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);

/** A channel without an assessment: a suggestion other than a pass stands out from the others. */
function Unassessed({ isOpen, suggested }: { isOpen: boolean; suggested: QaAssessment | null }) {
  if (suggested !== null && suggested !== 'pass')
    return <span className="cars-doubt">{texts.doubt(ASSESSMENT_WORDS[suggested].toLowerCase())}</span>;
  return isOpen ? <span className="cars-soft">{texts.open}</span> : null;
}

interface ChannelStepsProps {
  names: readonly string[];
  channel: string;
  onChoose: (name: string) => void;
}

/** Which of how many channels is at hand, and buttons for those beside it. */
export function ChannelSteps({ names, channel, onChoose }: ChannelStepsProps) {
  const index = names.indexOf(channel);
  const [previous, next] = [names[index - 1], names[index + 1]];
  return (
    <div className="cars-buttons cars-steps">
      <span className="cars-soft">{texts.of(index + 1, names.length)}</span>
      <Button
        size="small"
        aria-keyshortcuts="K"
        aria-label={texts.previous}
        disabled={previous === undefined}
        onClick={() => previous !== undefined && onChoose(previous)}
      >
        <kbd>K</kbd>
      </Button>
      <Button
        size="small"
        aria-keyshortcuts="J"
        aria-label={texts.next}
        disabled={next === undefined}
        onClick={() => next !== undefined && onChoose(next)}
      >
        <kbd>J</kbd>
      </Button>
    </div>
  );
}
