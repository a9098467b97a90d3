import { UnfinishedPage } from './unfinished-page';

/** `/edit-my-nf/` */
export const SelectPersonalNfPage = () => <UnfinishedPage title="Please select National Facility" />;
