export { Tabs } from './tabs';
export type { Tab, TabsProps } from './tabs';
