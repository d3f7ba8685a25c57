/** A process whose only work is to have a film made in a child; tests end it without warning. */
import process from 'node:process';
import { renderFilmInChild } from '#film/process/render-film-in-child.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const [workFolder = '', outputFolder = ''] = process.argv.slice(2);
await renderFilmInChild(exampleOrder({ duration: 20, fps: 60 }), {
  workFolder,
  outputFolder,
  threads: 1,
});
