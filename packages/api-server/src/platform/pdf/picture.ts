import type { Picture } from './document';
import { addElement, type Sheet } from './sheet';
import { PAGE } from './typography';

interface Room {
  /** Upper edge, pt. */
  y: number;
  width: number;
  height: number;
}

/** The types lack pictures that are opened before they are drawn. */
interface Opener {
  openImage: (bytes: Buffer) => { width: number; height: number };
}

/** Draws a picture at the right edge, in the largest size that fits, and returns the lower edge of its space. */
export function drawPicture({ pdf, root }: Sheet, { bytes, alt }: Picture, { y, width, height }: Room): number {
  const right = PAGE.width - PAGE.right;
  const image = (pdf as unknown as Opener).openImage(Buffer.from(bytes));
  const scale = Math.min(width / image.width, height / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  const bbox: [number, number, number, number] = [right - size.width, y, right, y + size.height];
  const figure = addElement(root, pdf, 'Figure', { alt, bbox });
  figure.add(() => pdf.image(image as unknown as Buffer, right - size.width, y, size));
  figure.end();
  return y + height;
}
