import { PageTitle } from '@portal/ui/core';

/** `/` */
export const HomePage = () => <PageTitle title="Home" />;
