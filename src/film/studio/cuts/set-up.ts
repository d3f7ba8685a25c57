/** How a camera is set up for a shot that a preset plans: its lens and where it looks from. */
export type SetUp = 'planned' | 'macro' | 'low' | 'level' | 'high' | 'long' | 'rack' | 'push';
