import { referenceOf, serverMessage, useBeginInstitutionLoginMutation } from '@portal/api-slice';
import { Button, FormError, Loading } from '@portal/ui/core';
import { useSearchParams } from '@portal/ui/router';
import { composition } from '../composition';
import { goTo } from './go-to';
import './institution-login.css';
import { keepTarget } from './target';
import { useAnswer } from './use-answer';

/** A button for each institution whose login is accepted beside passwords; nothing without any. */
export function InstitutionLogin() {
  const { institutions = [] } = composition().settings;
  const [begin, begun] = useBeginInstitutionLoginMutation();
  const finished = useAnswer();
  const [query] = useSearchParams();
  if (institutions.length === 0) return null;
  if (finished.isLoading) return <Loading label="Logging you in" />;
  const error = begun.error ?? finished.error;
  const leave = async (institution: string) => {
    finished.reset();
    keepTarget(query.get('from'));
    const { data } = await begin({ institution });
    if (data) goTo(data.url);
  };
  return (
    <section className="s-institutions" aria-label="Log in at your institution">
      {error && (
        <FormError title="Could not log in!" reference={referenceOf(error)}>
          {serverMessage(error) ?? 'Please try again in a moment.'}
        </FormError>
      )}
      {institutions.map(({ id, name }) => (
        <Button key={id} loading={begun.isLoading} onClick={() => void leave(id)}>
          Log in with {name}
        </Button>
      ))}
    </section>
  );
}
