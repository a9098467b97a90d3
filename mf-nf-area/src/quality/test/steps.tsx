import { useFocusAfterStep } from '@portal/quality';
import { Link } from '@portal/ui/router';
import { TEST_MESSAGES } from './messages';

const { test: texts } = TEST_MESSAGES;

/** The steps of a test, in their order. */
export type TestStep = 'start' | 'files' | 'details' | 'submit';
const STEPS: readonly TestStep[] = ['start', 'files', 'details', 'submit'];

/** The step that an address names; the files by default, as the first step is over once there is a test. */
export const stepIn = (params: URLSearchParams): Exclude<TestStep, 'start'> => {
  const step = params.get('step');
  return step === 'details' || step === 'submit' ? step : 'files';
};

/** The address of a step on the page of its test. */
export const toStep = (step: TestStep) => `?step=${step}`;

/** The steps of a test as a list; those of a test that exists can be opened in any order. */
export function Steps({ current, isStarted }: { current: TestStep; isStarted: boolean }) {
  useFocusAfterStep(current, '[aria-current=step]');
  return (
    <nav aria-label={texts.steps}>
      <ol className="nf-qa-steps">
        {STEPS.map((step) => {
          const name = texts.stepNames[step];
          const isOpen = isStarted && step !== 'start';
          return (
            <li
              key={step}
              aria-current={step === current ? 'step' : undefined}
              tabIndex={step === current ? -1 : undefined}
            >
              {isStarted && step === 'start' && <span className="p-visually-hidden">{texts.done}</span>}
              {isOpen && step !== current ? <Link to={toStep(step)}>{name}</Link> : name}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
