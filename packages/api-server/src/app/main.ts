import { runPortal } from './run-portal';

await runPortal();
