import { pure } from '@portal/config/jest/pure';

export default pure(import.meta.url);
