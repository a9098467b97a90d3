import { sceneTests } from './scene-tests';

sceneTests('registered', 'invited', 'draft');
