import { openJudge } from '#server/features/compliance/open-judge.ts';

/** One judge for all tests of a process, because each thread takes a second to load. */
export const SHARED_JUDGE = { ...openJudge(), close: () => Promise.resolve() };
