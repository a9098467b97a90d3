import { UnfinishedPage } from './unfinished-page';

/** `/cars/view-nf-history/` */
export const ViewNfHistoryPage = () => <UnfinishedPage title="National Facility Reports" />;
