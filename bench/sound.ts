/**
 * Measures the sound of films: `npm run bench:sound` prints the table of docs/sound.md. Each style
 * of music is composed for two seeds. `--out FOLDER` keeps the sounds as WAVE files, `--only jazz`
 * selects a style.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { PlayedStyle, Pace } from '#domain/order/look.ts';
import type { PresetId } from '#domain/order/presets.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import { composeSoundtrack } from '#film/sound/soundtrack.ts';
import type { StereoSound } from '#film/stereo-sound.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';
import { sampleStoryboard } from '#film/studio/sample-storyboard.ts';
import { likenessOf, measureSoundtrack, type SoundReading } from './sound/measure-soundtrack.ts';
import { waveFile } from './sound/wave-file.ts';

type BenchFilm = readonly [music: PlayedStyle, pace: Pace, preset: PresetId, seconds: number];

const FILMS: readonly BenchFilm[] = [
  ['lounge', 'medium', 'blackjack', 15],
  ['jazz', 'medium', 'roulette', 15],
  ['electronic', 'fast', 'slots', 15],
  ['orchestral', 'medium', 'poker', 15],
  ['latin', 'medium', 'craps', 15],
  ['rock', 'fast', 'slots', 15],
  ['funk', 'fast', 'craps', 15],
  ['jazz', 'slow', 'poker', 8],
];
const SEEDS = [1, 2] as const;
const HEADINGS =
  '| film | seed | LUFS | dBTP | first second, LU | first half second, LU | 2–6 kHz | left and right | onsets a second, shot by shot | alike | CPU s |';

const { values } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string', default: '' } },
});
if (values.out) mkdirSync(values.out, { recursive: true });
process.stdout.write(`${HEADINGS}\n|${' --- |'.repeat(HEADINGS.split('|').length - 2)}\n`);
let spent = 0;
let films = 0;
for (const film of FILMS.filter(([music]) => music.includes(values.only))) {
  const takes = SEEDS.map((seed) => take(film, seed));
  const [first, second] = takes;
  const alike = first && second ? likenessOf(first.reading, second.reading) : 1;
  for (const one of takes) process.stdout.write(`${rowOf(film, one, alike)}\n`);
}
process.stdout.write(`\n${(spent / films).toFixed(2)} s of processor a film, on average.\n`);

interface Take {
  readonly seed: number;
  readonly storyboard: Storyboard;
  readonly reading: SoundReading;
  readonly cpuSeconds: number;
}

function take([music, pace, preset, duration]: BenchFilm, seed: number): Take {
  const look = { music, pace };
  const storyboard = cutOnBeats(sampleStoryboard({ preset, seed, look, controls: { duration } }));
  const before = process.cpuUsage();
  const sound = composeSoundtrack(storyboard);
  const { user, system } = process.cpuUsage(before);
  const cpuSeconds = (user + system) / 1_000_000;
  spent += cpuSeconds;
  films += 1;
  keep(sound, `${music}-${pace}-${String(seed)}.wav`);
  return { seed, storyboard, reading: measureSoundtrack(sound), cpuSeconds };
}

function keep(sound: StereoSound, name: string): void {
  if (values.out) writeFileSync(join(values.out, name), waveFile(sound));
}

function rowOf([music, pace, , seconds]: BenchFilm, one: Take, alike: number): string {
  const { reading, storyboard } = one;
  const cells = [
    `${music}, ${pace}, ${String(seconds)} s`,
    String(one.seed),
    reading.lufs.toFixed(1),
    reading.truePeak.toFixed(1),
    reading.firstSecondLu.toFixed(1),
    reading.firstHalfSecondLu.toFixed(1),
    `${(reading.presence * 100).toFixed(1)} %`,
    reading.correlation.toFixed(2),
    densities(storyboard, reading).join(' · '),
    alike.toFixed(2),
    one.cpuSeconds.toFixed(2),
  ];
  return `| ${cells.join(' | ')} |`;
}

function densities({ shots, controls }: Storyboard, { onsets }: SoundReading): string[] {
  return shots.map(({ kind, firstFrame, frameCount }) => {
    const from = firstFrame / controls.fps;
    const seconds = frameCount / controls.fps;
    const heard = onsets.filter((onset) => onset >= from && onset < from + seconds).length;
    return `${kind} ${(heard / seconds).toFixed(1)}`;
  });
}
