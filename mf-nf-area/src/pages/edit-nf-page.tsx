import { UnfinishedPage } from './unfinished-page';

/** `/edit-nf/:id?` */
export const EditNfPage = () => <UnfinishedPage title="National Facility" />;
