import { browser } from '@portal/config/jest/browser';

export default browser(import.meta.url);
