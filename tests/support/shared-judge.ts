import { openJudge } from '#server/features/compliance/open-judge.ts';

/** One judge for all tests of a process: each thread takes a second to load what it knows. */
export const SHARED_JUDGE = { ...openJudge(), close: () => Promise.resolve() };
