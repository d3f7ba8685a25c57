import BASE_HASHES from '#database/former/base-hashes.json' with { type: 'json' };
import {
  readFormerSteps,
  readMigrations,
  type Migration,
} from '#server/platform/database/migrations/migrations.ts';

/** How to turn the tables of an earlier version into those of this one. */
export interface Upgrade {
  /** The migrations that created the tables of the backup. */
  readonly made: readonly Migration[];
  /** Steps to apply before the migrations of this version. */
  readonly toMake: readonly Migration[];
  /** Migrations of this version that count as applied afterwards. */
  readonly recorded: readonly Migration[];
}

/** Finds out how to continue after the migrations with these hashes. Throws if they are unknown. */
export function findUpgrade(hashes: readonly string[]): Upgrade {
  const upgrade = upgradeWithin(hashes) ?? upgradeFromFormer(hashes);
  if (upgrade) return upgrade;
  throw new Error(
    'The backup was made by a version that this one does not know: a newer one, or one from before ' +
      'the first release. Restore it with the version that made it',
  );
}

function upgradeWithin(hashes: readonly string[]): Upgrade | null {
  const made = readMigrations().filter(({ sha256 }) => hashes.includes(sha256));
  return made.length === hashes.length ? { made, toMake: [], recorded: made } : null;
}

/** The first of the former steps stands for the migrations listed in `base-hashes.json`. */
function upgradeFromFormer(hashes: readonly string[]): Upgrade | null {
  const [base, ...steps] = readFormerSteps();
  const chain = [...BASE_HASHES, ...steps.map(({ sha256 }) => sha256)];
  const isKnown =
    hashes.length >= BASE_HASHES.length && hashes.every((hash, at) => hash === chain[at]);
  if (!isKnown || !base) return null;
  const count = hashes.length - BASE_HASHES.length;
  return {
    made: [base, ...steps.slice(0, count)],
    toMake: steps.slice(count),
    recorded: readMigrations().slice(0, 1),
  };
}
