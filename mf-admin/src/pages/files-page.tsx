import { UnfinishedPage } from './unfinished-page';

/** `/admin/files` */
export const FilesPage = () => <UnfinishedPage title="File upload" />;
