import { DASHES, FONT_SIZE, lineWidth, TONES } from '@portal/plots';
import type { Label, Mark, Scene } from '@portal/plots';
import { addElement, keepTogether, wrap, type Sheet } from './sheet';
import { PAGE, STYLES, TEXT_WIDTH } from './typography';

const ABOVE = 4;
const BELOW = 8;

const scaleOf = ({ width }: Scene) => Math.min(1, TEXT_WIDTH / width);

/** How much of a page a plot takes, pt. */
export const heightOfPlot = (scene: Scene) => ABOVE + scene.height * scaleOf(scene) + BELOW;

function drawLabel(sheet: Sheet, { text, x, y, anchor, tone }: Label) {
  const { pdf } = sheet;
  const clean = wrap(sheet, text, 'body', Infinity).join(' ');
  pdf.font(STYLES.body.font).fontSize(FONT_SIZE).fillColor(TONES[tone]);
  const width = pdf.widthOfString(clean);
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  pdf.text(clean, left, y, { lineBreak: false, baseline: 'alphabetic' });
}

function drawMark(sheet: Sheet, mark: Mark) {
  const { pdf } = sheet;
  if (mark.kind === 'text') return drawLabel(sheet, mark);
  if (mark.kind === 'area') return void pdf.path(mark.d).fill(TONES[mark.tone]);
  pdf.lineWidth(lineWidth(mark.tone));
  if (mark.isDashed) pdf.dash(DASHES[0], { space: DASHES[1] });
  pdf.path(mark.d).stroke(TONES[mark.tone]);
  if (mark.isDashed) pdf.undash();
}

/** Draws a plot over the width of the text: a figure that says in words what it shows. Its figures stand beside it. */
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
    for (const mark of scene.marks) drawMark(sheet, mark);
    pdf.restore();
  });
  figure.end();
  // As much as a few lines of text, where too few of them would look like a mistake.
  for (let y = top; y < bottom; y += STYLES.body.leading) sheet.lines.at(-1)?.add(Math.round(y));
  sheet.y = bottom + BELOW;
}
