import { Disclosure } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { instructions } = MESSAGES;

/** How an evaluation goes. Open until a facility is chosen. */
export const Instructions = ({ isOpen }: { isOpen: boolean }) => (
  <Disclosure summary={instructions.title} open={isOpen}>
    <ol className="cars-instructions">
      {instructions.list.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ol>
  </Disclosure>
);
