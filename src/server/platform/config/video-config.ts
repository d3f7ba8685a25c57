import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { z } from 'zod';

import { MICROS_PER_DOLLAR } from '#domain/clips/clip-costs.ts';
import { STUDIO_ENGINE } from '#domain/clips/engines.ts';
import { PLANS } from '#domain/money/plans.ts';
import { PRESET_IDS } from '#domain/order/presets.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { completeSettings } from '#server/platform/video-engines/engine-defaults.ts';
import {
  engineEntrySchema,
  VIDEO_PROTOCOLS,
  type EngineEntry,
  type EngineSettings,
} from '#server/platform/video-engines/engine-settings.ts';

export interface VideoConfig {
  /** The name of an engine, or `studio`. */
  readonly defaultEngine: string;
  /** Engine names by preset id and by plan; a preset's choice takes precedence over a plan's. */
  readonly choices: Readonly<Record<string, string>>;
  readonly engines: readonly EngineSettings[];
  /** Maximum daily cost of one organization's clips. */
  readonly dayCostMaxMicros: number;
  /** Null means no limit. */
  readonly monthCostMaxMicros: number | null;
  readonly installationMonthCostMaxMicros: number | null;
}

const fileSchema = z.strictObject({
  engines: z.record(z.string().regex(/^[a-z0-9][a-z0-9-]{0,40}$/), engineEntrySchema),
});

/** Throws with every reason why the engines cannot work as configured. */
export function videoFrom(environment: Environment): VideoConfig {
  const file = environment.VIDEO_ENGINES_FILE;
  const entries = new Map(file === undefined ? [] : entriesOf(file));
  const defaultEngine = environment.VIDEO_ENGINE;
  if (defaultEngine !== STUDIO_ENGINE) {
    entries.set(
      defaultEngine,
      withVariables(defaultEngine, entries.get(defaultEngine), environment),
    );
  }
  const choices = choicesOf(environment.VIDEO_ENGINE_BY ?? '');
  const folder = file === undefined ? '.' : dirname(resolve(file));
  const engines = [...entries].map(([name, entry]) => completeSettings(name, entry, folder));
  const problems = [...engines.flatMap(problemsOf), ...unknownChoices(choices, entries)];
  if (problems.length > 0) {
    throw new Error(`The video engines are not configured rightly:\n  ${problems.join('\n  ')}`);
  }
  const dayCostMaxMicros = Math.round(environment.VIDEO_DAY_COST_MAX * MICROS_PER_DOLLAR);
  const { VIDEO_MONTH_COST_MAX: month, VIDEO_INSTALLATION_MONTH_COST_MAX: all } = environment;
  const monthCostMaxMicros = microsOf(month) ?? null;
  const installationMonthCostMaxMicros = microsOf(all) ?? null;
  const ceilings = { dayCostMaxMicros, monthCostMaxMicros, installationMonthCostMaxMicros };
  return { defaultEngine, choices, engines, ...ceilings };
}

function entriesOf(path: string): [string, EngineEntry][] {
  let text: unknown;
  try {
    text = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`VIDEO_ENGINES_FILE cannot be read: ${String(error)}`, { cause: error });
  }
  const parsed = fileSchema.safeParse(text);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join('.')}: ${issue.message}`,
    );
    throw new Error(`VIDEO_ENGINES_FILE is not valid:\n${problems.join('\n')}`);
  }
  return Object.entries(parsed.data.engines);
}

/** The variables describe the default engine and take precedence over the file. */
function withVariables(
  name: string,
  entry: EngineEntry | undefined,
  environment: Environment,
): EngineEntry {
  const protocol = entry?.protocol ?? VIDEO_PROTOCOLS.find((known) => known === name);
  if (protocol === undefined) {
    throw new Error(
      `VIDEO_ENGINE is "${name}": use studio, ${VIDEO_PROTOCOLS.join(', ')}, or a name of VIDEO_ENGINES_FILE.`,
    );
  }
  const given = {
    apiUrl: environment.VIDEO_API_URL,
    apiKey: environment.VIDEO_API_KEY,
    model: environment.VIDEO_MODEL,
    pollSeconds: environment.VIDEO_POLL_SECONDS,
    deadlineMinutes: environment.VIDEO_DEADLINE_MINUTES,
    sound: environment.VIDEO_SOUND,
    pricePerSecond: microsOf(environment.VIDEO_PRICE_PER_SECOND),
    filmCostMax: microsOf(environment.VIDEO_FILM_COST_MAX),
  };
  const present = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...entry, protocol, ...Object.fromEntries(present) };
}

function microsOf(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : Math.round(dollars * MICROS_PER_DOLLAR);
}

/** `slots=studio, Enterprise=fal` */
function choicesOf(text: string): Record<string, string> {
  const pairs = text.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [of = '', name = ''] = pair.split('=').map((part) => part.trim());
      if (![...PRESET_IDS, ...PLANS].some((known) => known === of) || name === '') {
        throw new Error(
          `VIDEO_ENGINE_BY has "${pair.trim()}": it takes pairs like slots=studio, a preset (${PRESET_IDS.join(', ')}) or a plan (${PLANS.join(', ')}) and an engine.`,
        );
      }
      return [of, name];
    }),
  );
}

function unknownChoices(
  choices: Record<string, string>,
  entries: ReadonlyMap<string, EngineEntry>,
): string[] {
  return Object.entries(choices)
    .filter(([, name]) => name !== STUDIO_ENGINE && !entries.has(name))
    .map(([of, name]) => `VIDEO_ENGINE_BY gives ${of} to "${name}", which is not configured`);
}

type Requirement = readonly [isMissing: (engine: EngineSettings) => boolean, sentence: string];

const REQUIREMENTS: Record<EngineSettings['protocol'], readonly Requirement[]> = {
  'openai-videos': [
    [
      ({ apiUrl }) => apiUrl === '',
      'needs the address of its server, as far as /v1 (VIDEO_API_URL)',
    ],
  ],
  comfyui: [
    [({ apiUrl }) => apiUrl === '', 'needs the address of its server (VIDEO_API_URL)'],
    [({ workflowPath }) => workflowPath === null, 'needs a workflowFile (VIDEO_ENGINES_FILE)'],
  ],
  fal: [
    [({ apiKey }) => apiKey === null, 'needs a key (VIDEO_API_KEY)'],
    [
      ({ model }) => model === '',
      'needs the name of a model, such as owner/app/path (VIDEO_MODEL)',
    ],
  ],
  'ai-sdk': [
    [
      ({ apiKey, provider }) => apiKey === null && provider !== 'google-vertex',
      'needs a key (VIDEO_API_KEY)',
    ],
    [({ model }) => model === '', 'needs the name of a model (VIDEO_MODEL)'],
  ],
};

function problemsOf(engine: EngineSettings): string[] {
  return REQUIREMENTS[engine.protocol]
    .filter(([isMissing]) => isMissing(engine))
    .map(([, sentence]) => `${engine.name} ${sentence}`);
}
