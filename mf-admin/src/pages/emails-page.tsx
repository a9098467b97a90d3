import { UnfinishedPage } from './unfinished-page';

/** `/admin/email` */
export const EmailsPage = () => <UnfinishedPage title="Email System" />;
