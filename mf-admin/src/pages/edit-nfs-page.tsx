import { UnfinishedPage } from './unfinished-page';

/** `/admin/edit-nfs` */
export const EditNfsPage = () => <UnfinishedPage title="Edit National Facilities" />;
