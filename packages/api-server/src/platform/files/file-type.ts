import { FILES } from '@portal/domain';

export interface FileType {
  contentType: string;
  kind: 'image' | 'document';
  /** The usual one first. */
  extensions: readonly [string, ...string[]];
  /** Maximum size, bytes. */
  maxBytes: number;
  /** First bytes of the content, hex. Names and the type stated by the sender are ignored. */
  signature: string;
}

const image = { kind: 'image', maxBytes: FILES.imageBytes } as const;

/** The types that the portal accepts. */
export const FILE_TYPES = {
  jpeg: { ...image, contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'], signature: 'ffd8ff' },
  png: { ...image, contentType: 'image/png', extensions: ['png'], signature: '89504e470d0a1a0a' },
  pdf: {
    kind: 'document',
    maxBytes: FILES.otherBytes,
    contentType: 'application/pdf',
    extensions: ['pdf'],
    signature: Buffer.from('%PDF-').toString('hex'),
  },
} as const satisfies Record<string, FileType>;

const TYPES: readonly FileType[] = Object.values(FILE_TYPES);

/** Number of bytes needed to distinguish the types. */
export const SIGNATURE_BYTES = 8;

/** The type of content that begins like this; undefined if the portal does not accept it. */
export const fileType = (beginning: Buffer): FileType | undefined =>
  TYPES.find(({ signature }) => beginning.toString('hex').startsWith(signature));
