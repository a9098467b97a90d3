import { DASHES, FONT_SIZE, lineColour, lineWidth, TONES } from '@portal/plots';
import type { Label, Mark, Scene } from '@portal/plots';
import { addElement, keepTogether, wrap, type Sheet } from './sheet';
import { PAGE, STYLES, TEXT_WIDTH } from './typography';

const ABOVE = 4;
const BELOW = 8;

const scaleOf = ({ width }: Scene) => Math.min(1, TEXT_WIDTH / width);

/** Height of a plot on a page, pt. */
export const heightOfPlot = (scene: Scene) => ABOVE + scene.height * scaleOf(scene) + BELOW;

/** Maximum width of a label: the given one, within the edges of the plot. */
function roomOf({ x, anchor, room = Infinity }: Label, width: number): number {
  const sides = { middle: 2 * Math.min(x, width - x), end: x, start: width - x };
  return Math.min(room, sides[anchor ?? 'start']);
}

/** A text that is no wider than its space; plots calculate with letters of the usual width, and some are wider. */
function cut({ pdf }: Sheet, text: string, room: number): string {
  if (pdf.widthOfString(text) <= room) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && pdf.widthOfString(`${letters.join('')}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function drawLabel(sheet: Sheet, scene: Scene, label: Label) {
  const { text, x, y, anchor, tone } = label;
  const { pdf } = sheet;
  const drawable = wrap(sheet, text, 'body', Infinity).join(' ');
  pdf.font(STYLES.body.font).fontSize(FONT_SIZE).fillColor(TONES[tone]);
  const clean = cut(sheet, drawable, roomOf(label, scene.width));
  const width = pdf.widthOfString(clean);
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  pdf.text(clean, left, y, { lineBreak: false, baseline: 'alphabetic' });
}

function drawMark(sheet: Sheet, scene: Scene, mark: Mark) {
  const { pdf } = sheet;
  if (mark.kind === 'text') return drawLabel(sheet, scene, mark);
  if (mark.kind === 'area') return void pdf.path(mark.d).fill(TONES[mark.tone]);
  pdf.lineWidth(lineWidth(mark));
  // `dash` takes a single dash and gap.
  if (mark.dash) pdf.addContent(`[${DASHES[mark.dash].join(' ')}] 0 d`);
  pdf.path(mark.d).stroke(lineColour(mark));
  if (mark.dash) pdf.undash();
}

/** Draws a plot over the width of the text: a figure with a description. Its values are in the text beside it. */
export function drawPlot(sheet: Sheet, { scene }: { scene: Scene }) {
  const { pdf, root } = sheet;
  keepTogether(sheet, heightOfPlot(scene));
  const scale = scaleOf(scene);
  const top = sheet.y + ABOVE;
  const bottom = top + scene.height * scale;
  const figure = addElement(root, pdf, 'Figure', {
    alt: `${scene.title}. ${scene.description}`,
    bbox: [PAGE.left, top, PAGE.left + scene.width * scale, bottom],
  });
  figure.add(() => {
    pdf.save();
    pdf.translate(PAGE.left, top).scale(scale);
    for (const mark of scene.marks) drawMark(sheet, scene, mark);
    pdf.restore();
  });
  figure.end();
  // Counts like the lines of text that it replaces, or the page would be taken for one with too few.
  for (let y = top; y < bottom; y += STYLES.body.leading) sheet.lines.at(-1)?.add(Math.round(y));
  sheet.y = bottom + BELOW;
}
