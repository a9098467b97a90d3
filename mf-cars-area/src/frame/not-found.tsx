import { LinkButton, PageTitle } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { notFound } = MESSAGES;

/** The page shown to users without the right to the requested one. */
export const NotFound = () => (
  <div className="cars-page">
    <PageTitle title={notFound.title} />
    <p>{notFound.text}</p>
    <p>
      <LinkButton to="/">{notFound.home}</LinkButton>
    </p>
  </div>
);
