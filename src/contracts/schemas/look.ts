import { z } from 'zod';

import { objectError } from '#contracts/schemas/text.ts';
import {
  DICE_COLORS,
  DRESSINGS,
  DRESSINGS_MAX,
  HUES,
  HUES_MAX,
  LANDSCAPE_POSITIONS,
  LANDSCAPES,
  METALS,
  MOODS,
  MUSIC_STYLES,
  OCCASIONS,
  PACES,
  ROOMS,
  SETTINGS,
  TIMES_OF_DAY,
  TONES,
  WEATHERS,
} from '#domain/order/look.ts';

function oneOf<const Names extends readonly [string, ...string[]]>(part: string, names: Names) {
  return z.enum(names, { error: `Unknown ${part}: use one of ${names.join(', ')}` }).nullish();
}

function severalOf<const Names extends readonly [string, ...string[]]>(
  part: string,
  { names, max }: { names: Names; max: number },
) {
  return z
    .array(z.enum(names, { error: `Unknown ${part}: use some of ${names.join(', ')}` }), {
      error: `The look’s ${part} must be a list`,
    })
    .max(max, `The look’s ${part} can be at most ${max}`)
    .nullish();
}

const sceneryError = objectError(
  'landscape',
  "The look's landscape must be an object with a kind and a time, or none",
);
const scenerySchema = z.strictObject(
  {
    kind: z.enum(LANDSCAPES, {
      error: `Unknown landscape: use one of ${LANDSCAPES.join(', ')}`,
    }),
    time: z.enum(TIMES_OF_DAY, {
      error: `Unknown time of day: use one of ${TIMES_OF_DAY.join(', ')}`,
    }),
    weather: z
      .enum(WEATHERS, { error: `Unknown weather: use one of ${WEATHERS.join(', ')}` })
      .exactOptional()
      .describe('Defaults to clear.'),
    isSnowCovered: z
      .boolean({ error: 'Whether a landscape is covered with snow must be true or false' })
      .exactOptional()
      .describe('Whether snow lies on the land, though none may fall.'),
    position: z
      .enum(LANDSCAPE_POSITIONS, {
        error: `Unknown position: use one of ${LANDSCAPE_POSITIONS.join(', ')}`,
      })
      .exactOptional()
      .describe('Where the video shows its landscape. Defaults to the start.'),
  },
  { error: sceneryError },
);

/** With `none` the film has no landscape, whatever its prompt describes. */
const landscapeSchema = z
  .union([z.literal('none'), scenerySchema], {
    // What is wrong with an object is more telling than that it is not `none`.
    error: (issue) =>
      issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : sceneryError(issue),
  })
  .nullish();

/** How picture and sound should look and sound. Absent or null fields are read from the prompt. */
export const lookWishesSchema = z
  .strictObject(
    {
      mood: oneOf('mood', MOODS),
      setting: oneOf('setting', SETTINGS),
      occasion: oneOf('occasion', OCCASIONS),
      music: oneOf('music', MUSIC_STYLES),
      pace: oneOf('pace', PACES),
      dressing: severalOf('dressing', { names: DRESSINGS, max: DRESSINGS_MAX }),
      hues: severalOf('hues', { names: HUES, max: HUES_MAX }),
      metal: oneOf('metal', METALS),
      room: oneOf('room', ROOMS),
      tone: oneOf('tone', TONES),
      dice: oneOf('color of dice', DICE_COLORS),
      landscape: landscapeSchema,
    },
    { error: objectError('look', 'The look must be an object') },
  )
  .meta({ id: 'LookWishes' });
export type LookWishesBody = z.output<typeof lookWishesSchema>;
