import type { ReleasedPart } from '@portal/domain';
import { Panel } from '@portal/ui/core';
import { FormActions, FormLayout, Formik, SubmitButton, TextField } from '@portal/ui/form';
import { useLocation, useSearchParams } from '@portal/ui/router';
import { useEffect, useRef } from 'react';
import { CompositionAnswer } from './composition-answer';
import { idIn, isId, PARAMETER, PLACE } from './composition-place';
import { MESSAGES } from './messages';

const { lookup: texts } = MESSAGES;

const validate = ({ id }: { id: string }) => (isId(idIn(id)) ? {} : { id: texts.invalid });

/** What somebody had who names the composition of a page; the id stands in the address, so that it can be passed on. */
export function CompositionLookup({ parts }: { parts: readonly ReleasedPart[] }) {
  const [params, setParams] = useSearchParams();
  const asked = idIn(params.get(PARAMETER) ?? '');
  const place = useUrlState(asked);
  const lookUp = ({ id }: { id: string }) => {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(PARAMETER, idIn(id));
        return next;
      },
      { preventScrollReset: true },
    );
  };
  return (
    <div id={PLACE} ref={place} tabIndex={-1}>
      <Panel title={texts.title}>
        <div className="adm-stack">
          <Formik initialValues={{ id: asked }} validate={validate} onSubmit={lookUp} enableReinitialize>
            <FormLayout label={texts.title}>
              <TextField name="id" label={texts.label} hint={texts.hint} />
              <FormActions>
                <SubmitButton whileInvalid="explain" isQuiet>
                  {texts.submit}
                </SubmitButton>
              </FormActions>
            </FormLayout>
          </Formik>
          {isId(asked) && <CompositionAnswer id={asked} parts={parts} />}
        </div>
      </Panel>
    </div>
  );
}

/** Whoever follows a link to the answer is brought there. */
function useUrlState(asked: string) {
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  const isAskedFor = hash === `#${PLACE}` && asked !== '';
  const followed = useRef<string | null>(null);
  useEffect(() => {
    // Each time a link is followed has a key of its own, also when it is the same link again.
    if (!isAskedFor || followed.current === key) return;
    followed.current = key;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [isAskedFor, key]);
  return place;
}
