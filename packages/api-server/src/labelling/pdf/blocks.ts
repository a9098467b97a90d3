import type { Scene } from '@portal/plots';
import type { Block } from '../../platform/pdf/document';

type Heading = Extract<Block, { kind: 'heading' }>;

/** The heading of a section, listed in the bookmarks. */
export const sectionHeading = (text: string): Heading => ({ kind: 'heading', level: 2, text, bookmark: true });

/** A heading within a section. */
export const subheading = (text: string): Heading => ({ kind: 'heading', level: 3, text });

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Width at which plots are drawn for documents: their letters come out between body text and headings in size. */
export const PLOT_WIDTH = 660;

/** A plot under its title; empty if there is none. */
export const plotBlocks = (scene: Scene | undefined): Block[] =>
  scene ? [subheading(scene.title), { kind: 'plot', scene }] : [];
