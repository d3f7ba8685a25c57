import * as fc from 'fast-check';

const wanted = process.env['TEST_SEED'] ?? '1';

// Property tests use the same values in every run, so that results are reproducible.
// TEST_SEED=random uses others; a failure names its seed, which can be passed as TEST_SEED.
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted) });
