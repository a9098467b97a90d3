import { sceneTests } from './scene-tests';

sceneTests('preliminary report: conditionally', 'preliminary report: yes', 'waiting for the final report');
