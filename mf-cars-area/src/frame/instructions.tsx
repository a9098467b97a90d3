import { useProfile } from '@portal/api-slice';
import { can, isAdministrator } from '@portal/domain';
import type { Profile, ReviewedApplication } from '@portal/domain';
import { Disclosure } from '@portal/ui/core';
import { ownComponents } from '../evaluations/own-components';
import { MESSAGES } from '../messages';

const { title, forEverybody, forEvaluators, forReaders, forEverybodyLast } = MESSAGES.instructions;

export interface InstructionsProps {
  /** The chosen application; `undefined` before one is chosen. */
  application: ReviewedApplication | undefined;
  isOpen: boolean;
}

/** The steps of an evaluation, in the words for those who evaluate or for those who read. */
export function Instructions({ application, isOpen }: InstructionsProps) {
  const profile = useProfile();
  const ofRole = evaluates(profile, application) ? forEvaluators : forReaders;
  return (
    <Disclosure summary={title} open={isOpen}>
      <ol className="cars-instructions">
        {[forEverybody, ...ofRole, forEverybodyLast].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** Whether the user gives evaluations: at this facility, or by role before one is chosen. CARS decides on them. */
function evaluates(profile: Profile | null, application: ReviewedApplication | undefined): boolean {
  if (isAdministrator(profile)) return true;
  if (application) return ownComponents(profile, application).length > 0;
  return can(profile, 'evaluate-application') && !can(profile, 'issue-nf-report');
}
