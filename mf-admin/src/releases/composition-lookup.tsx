import type { ReleasedPart } from '@portal/domain';
import { FormActions, FormLayout, Formik, SubmitButton, TextField } from '@portal/ui/form';
import { useLocation, useUrlParameter } from '@portal/ui/router';
import { useEffect, useRef } from 'react';
import { CompositionAnswer } from './composition-answer';
import { idIn, isId, PARAMETER, ANCHOR } from './composition-link';
import { FoldedPanel } from './folded-panel';
import { MESSAGES } from './messages';

const { lookup: texts } = MESSAGES;

const validate = ({ id }: { id: string }) => (isId(idIn(id)) ? {} : { id: texts.invalid });

/** Looks up a composition by the id that users quote to support; the id is kept in the URL, for sharing. */
export function CompositionLookup({ parts }: { parts: readonly ReleasedPart[] }) {
  const [inAddress, setId] = useUrlParameter(PARAMETER);
  const id = idIn(inAddress ?? '');
  const panel = useScrollToAnswer(id);
  const lookUp = (form: { id: string }) => setId(idIn(form.id));
  return (
    <div id={ANCHOR} ref={panel} tabIndex={-1}>
      <FoldedPanel title={texts.title} isOpen={id !== ''}>
        <Formik initialValues={{ id }} validate={validate} onSubmit={lookUp} enableReinitialize>
          <FormLayout label={texts.title}>
            <TextField name="id" label={texts.label} hint={texts.hint} />
            <FormActions>
              <SubmitButton whileInvalid="explain" isQuiet>
                {texts.submit}
              </SubmitButton>
            </FormActions>
          </FormLayout>
        </Formik>
        {isId(id) && <CompositionAnswer id={id} parts={parts} />}
      </FoldedPanel>
    </div>
  );
}

/** Scrolls to the answer and focuses it when a link points there. */
function useScrollToAnswer(id: string) {
  const panel = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const isTarget = hash === `#${ANCHOR}` && id !== '';
  const followed = useRef<string | null>(null);
  useEffect(() => {
    // The location's key differs for each navigation, even if the same link is followed again.
    if (!isTarget || followed.current === key) return;
    followed.current = key;
    panel.current?.scrollIntoView();
    panel.current?.focus({ preventScroll: true });
  }, [isTarget, key]);
  return panel;
}
