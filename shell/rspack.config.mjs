import { shell } from '@portal/portal-contract/rspack';

export default shell(import.meta.url);
