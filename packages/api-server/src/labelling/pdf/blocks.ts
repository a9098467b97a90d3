import type { Block } from '../../platform/pdf/document';

type Heading = Extract<Block, { kind: 'heading' }>;

/** The heading of a section, which is in the list of bookmarks. */
export const sectionHeading = (text: string): Heading => ({ kind: 'heading', level: 2, text, bookmark: true });

/** A heading within a section. */
export const subheading = (text: string): Heading => ({ kind: 'heading', level: 3, text });

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
