/** Where rows are blocks: who and what can be done, then role and status, then the day. */
export const MEMBER_ROW = 'max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center';
