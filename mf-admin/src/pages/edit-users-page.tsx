import { UnfinishedPage } from './unfinished-page';

/** `/admin/edit-users` */
export const EditUsersPage = () => <UnfinishedPage title="Edit Users" />;
