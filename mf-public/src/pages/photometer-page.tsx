import { PageTitle } from '@portal/ui/core';

/** `/photometer/:id` */
export const PhotometerPage = () => <PageTitle title="Photometer" />;
