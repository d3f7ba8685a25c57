/** A process that only has a film made in a child process; tests kill it. */
import process from 'node:process';
import { renderFilmInChild } from '#film/process/render-film-in-child.ts';
import { exampleOrder } from '#tests/support/film/example-order.ts';

const [workFolder = '', outputFolder = ''] = process.argv.slice(2);
await renderFilmInChild(exampleOrder({ duration: 10, fps: 24 }), {
  workFolder,
  outputFolder,
  threads: 1,
});
