import { readdirSync, readFileSync } from 'node:fs';
import { ASPECT_RATIOS, CONTROL_DEFAULTS } from '#domain/order/controls.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import { isBlank, type WordLine, type Words } from '#domain/order/words.ts';
import { orderFromPrompt } from '#film/order-from-prompt.ts';
import { FREE_MIN, freeShare, withReadCard } from '#film/overlay/layout/read-card.ts';
import { shortSideOf } from '#film/overlay/layout/safe-area.ts';
import { chooseTitleStyle } from '#film/overlay/type/title-style.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import { planStoryboard } from '#film/storyboard/plan-storyboard.ts';
import type { Storyboard } from '#film/storyboard/storyboard.ts';

/**
 * Which facts of an order stand on the end card, and anywhere in the film, in films of the corpus' training briefs with
 * their labelled words: `node scripts/report-end-cards.ts`. With `--list` each film has a line: a fact that the end card
 * shows, `-` one that the story shows alone, `!` one that is left out.
 */
const FOLDER = 'corpus/briefs/training';
const DURATIONS = [5, 10, 15];
const BRIEF_COUNT = 60;
const SIGNATURE = 'Silver Heron Casino';
const isListed = process.argv.includes('--list');

interface Brief {
  readonly id: string;
  readonly prompt: string;
  readonly words: Words;
}

interface Fact {
  readonly name: string;
  readonly text: string;
}

/** A film as it is made, with what is read on its end card. */
interface Seen {
  readonly id: string;
  readonly film: Storyboard;
  readonly seconds: number;
  readonly free: number;
  readonly leastType: number;
  readonly facts: readonly (Fact & { readonly place: 'endCard' | 'story' | 'nowhere' })[];
}

function readBriefs(): Brief[] {
  const briefs = readdirSync(FOLDER)
    .toSorted()
    .flatMap((name) => readFileSync(`${FOLDER}/${name}`, 'utf8').trim().split('\n'))
    .map((line): Brief => JSON.parse(line))
    .filter(({ words }) => words.lines.length > 0);
  return Array.from({ length: BRIEF_COUNT }, (_, at) =>
    briefs.slice(Math.floor((at * briefs.length) / BRIEF_COUNT)),
  ).flatMap(([brief]) => brief ?? []);
}

function filmsOf(brief: Brief, index: number): Seen[] {
  const lines = brief.words.lines.map(({ condition, ...line }): WordLine => ({
    ...line,
    condition: condition ?? null,
  }));
  const signature = brief.words.signature ?? SIGNATURE;
  return ASPECT_RATIOS.flatMap((aspectRatio) =>
    DURATIONS.map((duration) => {
      const order = orderFromPrompt({
        prompt: brief.prompt,
        preset: PRESET_IDS[index % PRESET_IDS.length] ?? 'roulette',
        signature: null,
        words: { ...brief.words, lines, signature },
        seed: index + 1,
        controls: { ...CONTROL_DEFAULTS, aspectRatio, duration },
        markets: ['US'],
        shortSidePixels: 720,
      });
      return seen(brief.id, withReadCard(planStoryboard(order)));
    }),
  );
}

function seen(id: string, film: Storyboard): Seen {
  const shot = film.shots.at(-1);
  if (!shot) throw new Error('the film has no shots');
  const layout = layOutWords(film, shot, chooseTitleStyle(film));
  const onCard = wordsIn(layout.lines.map(({ text }) => text).join(' '));
  const told = film.shots.slice(0, -1).flatMap(({ words }) => words.map(({ text }) => text));
  const sizes = layout.lines.map(({ type }) => type.sizePixels);
  return {
    id,
    film,
    seconds: shot.frameCount / film.controls.fps,
    free: freeShare(layout, film),
    leastType: Math.min(...sizes) / shortSideOf(film.size),
    facts: factsOf(film.words).map((fact) => {
      const isOnCard = [...wordsIn(fact.text)].every((word) => onCard.has(word));
      const place = isOnCard ? 'endCard' : told.includes(fact.text) ? 'story' : 'nowhere';
      return { ...fact, place };
    }),
  };
}

/** Rows may part a text, and what is said of a sum may stand beside it. */
function wordsIn(text: string): ReadonlySet<string> {
  const words = text.toLocaleLowerCase().match(/\p{Script=Han}|[^\s\p{Script=Han}]+/gu);
  return new Set(words ?? []);
}

function factsOf({ headline, lines, callToAction, signature }: Words): Fact[] {
  const kinds = new Set<string>();
  const ofLines = lines.flatMap(({ kind, text, condition }) => {
    const isFirst = !kinds.has(kind) && kind !== 'note';
    kinds.add(kind);
    const name = isFirst ? kind : 'further lines';
    return [
      { name, text },
      { name: isFirst ? 'condition' : 'further lines', text: condition },
    ];
  });
  const all = [
    { name: 'headline', text: headline },
    ...ofLines,
    { name: 'call', text: callToAction },
    { name: 'signature', text: signature },
  ];
  return all.flatMap(({ name, text }) => (isBlank(text) ? [] : [{ name, text: text ?? '' }]));
}

const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`;

function table(films: readonly Seen[]): string[] {
  const names = ['headline', 'offer', 'condition', 'when', 'where', 'call', 'signature'];
  return [...names, 'further lines'].map((name) => {
    const cells = DURATIONS.map((duration) => {
      const facts = films
        .filter(({ film }) => film.controls.duration === duration)
        .flatMap((one) => one.facts.filter((fact) => fact.name === name));
      const count = (place: string) => facts.filter((fact) => fact.place === place).length;
      const onCard = share(count('endCard'), facts.length);
      return `${onCard}, ${share(facts.length - count('nowhere'), facts.length)}`;
    });
    return `| ${name} | ${cells.join(' | ')} |`;
  });
}

/** Whether an end card says when, where or what, and not of which event. */
function lacksEvent({ facts }: Seen): boolean {
  const isFact = ({ name, place }: Seen['facts'][number]) =>
    ['offer', 'when', 'where'].includes(name) && place === 'endCard';
  return (
    facts.some(isFact) && facts.some((one) => one.name === 'headline' && one.place !== 'endCard')
  );
}

const films = readBriefs().flatMap(filmsOf);
const countOf = (has: (film: Seen) => boolean) => films.filter(has).length;
const mean = (values: readonly number[]) =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(2);

if (isListed)
  for (const { id, film, facts, seconds, free } of films)
    console.log(
      [
        id,
        film.preset,
        film.controls.aspectRatio,
        film.controls.duration,
        film.shots.at(-1)?.card,
        `${seconds.toFixed(2)} s`,
        free.toFixed(2),
        ...facts.map(
          ({ name, place }) => `${name}${{ endCard: '', story: '-', nowhere: '!' }[place]}`,
        ),
      ].join(' '),
    );
console.log(
  `${films.length} films. Of the facts ordered, on the end card, and anywhere in the film:`,
);
console.log(`| | ${DURATIONS.map((duration) => `${duration} s`).join(' | ')} |`);
for (const row of table(films)) console.log(row);
console.log(`end cards with an offer, date or place but not its event: ${countOf(lacksEvent)}`);
for (const duration of DURATIONS) {
  const lengths = films.filter(({ film }) => film.controls.duration === duration);
  console.log(`end cards of ${duration} s last ${mean(lengths.map(({ seconds }) => seconds))} s`);
}
console.log(
  `free of the frame: ${mean(films.map(({ free }) => free))}, below ${FREE_MIN}: ${countOf(({ free }) => free < FREE_MIN)}`,
);
console.log(`least type: ${Math.min(...films.map(({ leastType }) => leastType)).toFixed(4)}`);
console.log(`films that leave words out: ${countOf(({ film }) => film.leftOut.length > 0)}`);
const kinds = Map.groupBy(films, ({ film }) => film.shots.at(-1)?.card);
console.log([...kinds].map(([kind, { length }]) => `${kind} ${length}`).join(', '));
