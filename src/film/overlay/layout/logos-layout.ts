import type { LogoVariant } from '#domain/brands/brand.ts';
import { clearSpaceOf, signOf } from '#film/brand/sign-room.ts';
import { SMALL } from '#film/brand/paint-logo.ts';
import type { HexColor } from '#film/color/hex.ts';
import type { Box } from '#film/overlay/layout/box.ts';
import { cornerHeight } from '#film/overlay/legal/legal-layout.ts';
import { withReadCard } from '#film/overlay/layout/read-card.ts';
import { rightOf, safeArea } from '#film/overlay/layout/safe-area.ts';
import { chooseTitleStyle } from '#film/overlay/type/title-style.ts';
import { layOutFrame, wordsZone } from '#film/overlay/layout/frame-layout.ts';
import { layOutWords } from '#film/overlay/layout/words-layout.ts';
import { cutOnBeats } from '#film/rhythm/cut-on-beats.ts';
import type { Shot, Storyboard } from '#film/storyboard/storyboard.ts';

/** A logo that is laid over the picture. */
export interface Mark {
  readonly kind: 'endCard' | 'watermark';
  /** As large as the logo may be; what is not its shape stays free. */
  readonly box: Box;
  readonly clearSpace: number;
  readonly variants: readonly LogoVariant[];
  /** What it stands on, as far as that can be said before the picture is there. */
  readonly ground: HexColor;
  /** How bright that may come out. */
  readonly brightest: HexColor;
  /** Painted under it; null where it stands on the picture. */
  readonly plate: HexColor | null;
  readonly firstFrame: number;
  readonly endFrame: number;
}

/** End cards are dimmed, but lamps out of focus stay bright in places. */
const DIMMED: HexColor = '#1c1a1c';
const DIMMED_LAMPS: HexColor = '#767676';
/** That of the legal lines and labels (`overlay/paint-legal.ts`). */
const PLATE: HexColor = '#0b0b0d';
const SIGN_WIDTH = 0.6;
/** A watermark's height, as a share of its corner's. */
const WATERMARK_HEIGHT = 0.62;

/** Where a film's logos stand over its picture; none where its brand has none. */
export function layOutMarks(planned: Storyboard): readonly Mark[] {
  const storyboard = withReadCard(planned);
  const { brand, shots } = storyboard;
  const endCard = shots.at(-1);
  if (!brand || brand.logos.length === 0 || !endCard) return [];
  const sign = signMark(storyboard, endCard);
  return [...(sign ? [sign] : []), ...(brand.hasWatermark ? [watermark(storyboard, endCard)] : [])];
}

/** Above the words of the end card, or where they would be. */
function signMark(storyboard: Storyboard, shot: Shot): Mark | null {
  const sign = signOf(storyboard, shot);
  if (!sign) return null;
  const { brand, frameCount } = storyboard;
  const { lines, plates } = layOutWords(storyboard, shot, chooseTitleStyle(storyboard));
  const zone = wordsZone(storyboard, shot);
  const middle = zone.y + (zone.height + sign.height) / 2;
  const below = [...lines, ...plates].map(({ box }) => box.y);
  const foot = Math.min(middle, ...below.map((top) => top - sign.clearSpace));
  const width = Math.round(zone.width * SIGN_WIDTH);
  const role = brand?.endCard?.ground;
  const plate = (role && (brand?.palette[role] as HexColor | null | undefined)) ?? null;
  return {
    kind: 'endCard',
    box: {
      x: Math.round(zone.x + (zone.width - width) / 2),
      y: Math.max(zone.y, Math.round(foot - sign.height)),
      width,
      height: sign.height,
    },
    clearSpace: sign.clearSpace,
    variants: sign.variants,
    ground: plate ?? DIMMED,
    brightest: plate ?? DIMMED_LAMPS,
    plate,
    firstFrame: shot.firstFrame,
    endFrame: frameCount,
  };
}

/** In the upper left corner, after the intro and until the end card signs. */
function watermark(storyboard: Storyboard, endCard: Shot): Mark {
  const safe = safeArea(storyboard.size);
  const { label } = layOutFrame(storyboard);
  const room = cornerHeight(storyboard.size);
  const height = Math.round(room * WATERMARK_HEIGHT);
  const inset = Math.round((room - height) / 2);
  const end = label.isOnFooter ? rightOf(safe) : label.plate.x;
  const share = storyboard.brand ? clearSpaceOf(storyboard.brand) : 0;
  return {
    kind: 'watermark',
    box: {
      x: safe.x + inset,
      y: safe.y + inset,
      width: Math.round(Math.min(height * 4, (end - safe.x) / 2)),
      height,
    },
    clearSpace: Math.min(inset, Math.ceil(height * share)),
    variants: SMALL,
    ground: PLATE,
    brightest: PLATE,
    plate: PLATE,
    firstFrame: endOfIntro(storyboard),
    endFrame: endCard.firstFrame,
  };
}

function endOfIntro(storyboard: Storyboard): number {
  const [first] = cutOnBeats(storyboard).shots;
  return first?.isIntro === true ? first.frameCount : 0;
}
