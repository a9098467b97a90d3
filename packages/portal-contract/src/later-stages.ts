import { settingsOfPage } from './page-settings';

/** Whether the installation uses the stages after the initial acceptance, as the page says. */
export const areLaterStagesInUse = (): boolean => settingsOfPage()?.stages === 'all';

/** Whether the installation is a demonstration that shows labels, which are none: its pages have to say so. */
export const areLabelsInvented = (): boolean => areLaterStagesInUse() && settingsOfPage()?.mode === 'demo';
