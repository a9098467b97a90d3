import { UnfinishedPage } from './unfinished-page';

/** `/cars/evaluate-nf/:id?` */
export const EvaluateNfPage = () => <UnfinishedPage title="Evaluate National Facility" />;
