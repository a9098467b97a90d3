export * from './builders/a-facility';
export * from './builders/a-label';
export * from './builders/a-public-label';
export * from './builders/a-lidar';
export * from './builders/a-photometer';
export * from './builders/a-regular-evaluation';
export * from './builders/a-user';
export * from './builders/an-id';
