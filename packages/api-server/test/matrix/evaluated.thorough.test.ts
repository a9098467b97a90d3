import { sceneTests } from './scene-tests';

sceneTests('evaluated: accepted', 'evaluated: not accepted');
