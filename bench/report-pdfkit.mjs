/** The report of report.mjs by pdfkit, laid out block by block as its users do. */
import PdfDocument from 'pdfkit';

/**
 * The same blocks by pdfkit.
 *
 * @param style  our sheet of measures and colours
 * @param fonts  bytes of the regular and the bold file
 * @param feet   what stands at the foot of each page
 */
export async function byPdfkit({ language, title, content }, style, fonts, feet) {
  const { paper, margin, size, palette } = style;
  const [width, foot] = [paper.width - 2 * margin.side, paper.height - margin.bottom];
  const document = new PdfDocument({
    size: [paper.width, paper.height],
    margins: { top: margin.top, bottom: margin.bottom, left: margin.side, right: margin.side },
    bufferPages: true,
    info: { Title: title },
    lang: language,
  });
  const chunks = [];
  const done = new Promise((resolve) => document.on('end', resolve));
  document.on('data', (chunk) => chunks.push(chunk));
  document.registerFont('regular', fonts[0]);
  document.registerFont('bold', fonts[1]);
  const left = margin.side;
  const room = (height) => {
    if (document.y + height > foot) document.addPage();
  };
  for (const block of content)
    switch (block.kind) {
      case 'heading':
        if (block.level === 1) document.addPage();
        else room(60);
        document.outline.addItem(block.text);
        document
          .font('bold')
          .fontSize(size.heads[block.level - 1])
          .fillColor(block.level === 1 ? palette.accent : palette.ink)
          .text(block.text, left, document.y + (block.level === 1 ? 0 : 10), { width });
        break;
      case 'paragraph':
        document.font('regular').fontSize(size.usual).fillColor(palette.ink);
        document.text(block.words, left, document.y + style.gap, { width });
        break;
      case 'list':
        document.font('regular').fontSize(size.usual).fillColor(palette.ink);
        for (const item of block.items) document.text(`• ${item}`, left + 4, document.y + 2, { width: width - 4 });
        break;
      case 'table': {
        const shares = block.columns.reduce((sum, { share }) => sum + share, 0);
        const widths = block.columns.map(({ share }) => (width * share) / shares);
        const step = size.usual * 1.5 + 5.2;
        const row = (cells, font, ground) => {
          const y = document.y;
          if (ground !== null) document.rect(left, y, width, step).fill(ground);
          document.font(font).fontSize(size.usual).fillColor(palette.ink);
          let x = left;
          cells.forEach((cell, index) => {
            document.text(cell, x + 5, y + 2.6, { lineBreak: false });
            x += widths[index];
          });
          document.y = y + step;
        };
        document.y += style.gap;
        room(3 * step);
        row(block.head, 'bold', palette.soft);
        block.rows.forEach((cells, index) => {
          if (document.y + step > foot) {
            document.addPage();
            row(block.head, 'bold', palette.soft);
          }
          row(cells, 'regular', index % 2 === 1 ? '#faf8f4' : null);
        });
        break;
      }
      case 'figure': {
        const scale = block.width / block.scene.width;
        const height = block.scene.height * scale;
        room(height + style.gap);
        const top = document.y + style.gap;
        document
          .save()
          .translate(left + (width - block.width) / 2, top)
          .scale(scale);
        for (const item of block.scene.items)
          if (item.kind === 'path') {
            const path = document.path(item.d.map((segment) => segment.join(' ')).join(' '));
            if (item.fill === undefined) path.lineWidth(item.width ?? 1).stroke(palette[item.stroke]);
            else path.fill(palette[item.fill]);
          } else {
            document
              .font(item.weight === 600 ? 'bold' : 'regular')
              .fontSize(item.size)
              .fillColor(palette[item.colour]);
            const wide = document.widthOfString(item.text);
            document.text(item.text, item.x - wide / 2, item.y - item.size, { lineBreak: false });
          }
        document.restore();
        document.y = top + height;
        break;
      }
    }
  const { count: pages } = document.bufferedPageRange();
  for (let page = 1; page < pages; page++) {
    document.switchToPage(page);
    // A foot stands below the margin, where pdfkit would turn the page.
    document.page.margins.bottom = 0;
    document.font('regular').fontSize(size.small).fillColor(palette.mute);
    document.text(title, left, margin.top - 30, { lineBreak: false });
    document.text(feet.foot, left, foot + 22, { lineBreak: false });
    document.text(feet.pageOf(page + 1, pages), left + width - 40, foot + 22, { lineBreak: false });
  }
  document.end();
  await done;
  return { bytes: Buffer.concat(chunks), pages };
}
