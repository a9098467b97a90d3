import type { Scene } from '@portal/plots';
import type { Block } from '../../platform/pdf/document';

type Heading = Extract<Block, { kind: 'heading' }>;

/** The heading of a section, which is in the list of bookmarks. */
export const sectionHeading = (text: string): Heading => ({ kind: 'heading', level: 2, text, bookmark: true });

/** A heading within a section. */
export const subheading = (text: string): Heading => ({ kind: 'heading', level: 3, text });

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Width for which plots of documents are drawn: their letters come out between those of the text and of a heading. */
export const PLOT_WIDTH = 660;

/** A plot under its title; nothing where there is none to draw. */
export const plotBlocks = (scene: Scene | undefined): Block[] =>
  scene ? [subheading(scene.title), { kind: 'plot', scene }] : [];
