import { sceneTests } from './scene-tests';

sceneTests('submitted', 'submitted and evaluated');
