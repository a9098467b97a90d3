import { remote } from '@portal/portal-contract/rspack';

export default remote(import.meta.url);
