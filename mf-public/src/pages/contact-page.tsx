import { PageTitle } from '@portal/ui/core';

/** `/contact` */
export const ContactPage = () => <PageTitle title="Contact form" />;
