import { UnfinishedPage } from './unfinished-page';

/** `/cars/register-nf` */
export const RegisterNfPage = () => <UnfinishedPage title="Register National Facility" />;
