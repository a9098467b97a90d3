import { LinkButton, PageTitle } from '@portal/ui/core';
import { MESSAGES } from '../messages';

const { notFound } = MESSAGES;

/** In the place of a page that is not for this person. */
export const NotFound = () => (
  <div className="cars-page">
    <PageTitle title={notFound.title} />
    <p>{notFound.text}</p>
    <p>
      <LinkButton to="/">{notFound.home}</LinkButton>
    </p>
  </div>
);
