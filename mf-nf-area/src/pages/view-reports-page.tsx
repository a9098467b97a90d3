import { UnfinishedPage } from './unfinished-page';

/** `/view-reports/` */
export const ViewReportsPage = () => <UnfinishedPage title="National Facility Reports" />;
