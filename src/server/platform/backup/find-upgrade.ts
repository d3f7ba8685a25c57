import BASE_HASHES from '#database/former/base-hashes.json' with { type: 'json' };
import {
  readFormerSteps,
  readMigrations,
  type Migration,
} from '#server/platform/database/migrations.ts';

/** How the tables of an earlier version become those of this one. */
export interface Upgrade {
  /** What made the tables that the rows come from. */
  readonly made: readonly Migration[];
  /** What is to follow before migrations of this version do. */
  readonly toMake: readonly Migration[];
  /** Migrations of this version that are then in place. */
  readonly recorded: readonly Migration[];
}

/** Finds how to go on after the migrations with these hashes. Throws where they are not known. */
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

/** The first of the former steps stands for the migrations that `base-hashes.json` lists. */
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
