import { Link } from 'react-router';

import type { JobBody } from '#contracts/schemas/job.ts';
import type { ProofSheetBody } from '#contracts/schemas/proof.ts';
import { VIDEO_COST_CREDITS } from '#domain/money/credits.ts';
import { DURATION_RANGE } from '#domain/order/controls.ts';
import { leftOutTexts, shownWords, type WordRole } from '#domain/order/words.ts';
import { copyOf } from '#web/features/videos/job-copy.ts';
import { TEXTS } from '#web/features/videos/texts.ts';
import { PATHS } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

interface Piece {
  readonly role: WordRole;
  readonly text: string;
}

/** The words as they were ordered, piece by piece. */
function piecesOf({ headline, lines, callToAction, signature, terms }: JobBody['words']): Piece[] {
  const piece = (role: WordRole, text: string | null): Piece[] => (text ? [{ role, text }] : []);
  return [
    ...piece('headline', headline),
    ...lines.flatMap(({ kind, text, condition }) => [
      ...piece(kind, text),
      ...piece('condition', condition),
    ]),
    ...piece('callToAction', callToAction),
    ...piece('signature', signature),
    ...piece('terms', terms),
  ];
}

interface TimedPiece extends Piece {
  /** When it can be read. */
  readonly spans?: readonly string[];
}

/** Each piece once, with all the times at which it can be read. */
function timedPieces(timed: ProofSheetBody['onScreen']): TimedPiece[] {
  const pieces = new Map<string, Piece & { spans: string[] }>();
  for (const { role, text, startSeconds, endSeconds } of timed) {
    const key = `${role} ${text}`;
    const piece = pieces.get(key) ?? { role, text, spans: [] };
    piece.spans.push(TEXTS.fromTo(startSeconds, endSeconds));
    pieces.set(key, piece);
  }
  return [...pieces.values()];
}

/** Each part that is left out asks for about one more step of length. */
function longer({ controlsJson, leftOut }: JobBody): number | null {
  const duration = Number(controlsJson['duration']);
  if (!(duration < DURATION_RANGE.max)) return null;
  return Math.min(DURATION_RANGE.max, duration + leftOut.length * DURATION_RANGE.step);
}

interface NotShownProps {
  readonly job: JobBody;
  readonly canOrder: boolean;
}

function NotShown({ job, canOrder }: NotShownProps) {
  const duration = longer(job);
  return (
    <div className="grid justify-items-start gap-2 rounded-plaque bg-amber-surface p-3 text-amber">
      <p>
        {TEXTS.notShown(Number(job.controlsJson['duration']))}{' '}
        {leftOutTexts(job.words, job.leftOut).map((text, index) => (
          <span key={text} dir="auto" className="wrap-anywhere">
            {index > 0 && ', '}
            <q>{text}</q>
          </span>
        ))}
      </p>
      {canOrder && duration !== null && (
        <Button
          asChild
          size="small"
          variant="secondary"
          className="h-auto! shrink! py-2 whitespace-normal!"
        >
          <Link
            to={PATHS.create}
            state={{ ...copyOf(job), controlsJson: { ...job.controlsJson, duration } }}
          >
            {TEXTS.makeItLonger(duration, VIDEO_COST_CREDITS)}
          </Link>
        </Button>
      )}
    </div>
  );
}

interface WordsCardProps {
  readonly job: JobBody;
  readonly sheet: ProofSheetBody | undefined;
  readonly canOrder: boolean;
}

/** What can be read in the film and when, and what the order asked for that it has no room for. */
export function WordsCard({ job, sheet, canOrder }: WordsCardProps) {
  const timed = sheet?.onScreen ?? [];
  const shown: readonly TimedPiece[] =
    timed.length > 0
      ? timedPieces(timed)
      : piecesOf(shownWords(job.words, job.leftOut) as JobBody['words']);
  return (
    <Card aria-labelledby="words-on-screen" className="grid gap-4">
      <CardTitle id="words-on-screen">{TEXTS.wordsOnScreen}</CardTitle>
      {shown.length === 0 && <p className="text-muted">{TEXTS.noWords}</p>}
      <ul className="grid gap-3 empty:hidden">
        {shown.map(({ role, text, spans = [] }) => (
          <li key={`${role} ${text}`} className="grid text-[0.9375rem]">
            <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
              <span>{TEXTS.roles[role]}</span>
              <span className="figures">{spans.join(', ')}</span>
            </span>
            <span dir="auto" className="font-medium wrap-anywhere">
              {text}
            </span>
          </li>
        ))}
      </ul>
      {job.leftOut.length > 0 && <NotShown job={job} canOrder={canOrder} />}
    </Card>
  );
}
