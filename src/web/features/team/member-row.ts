/** Where rows are blocks: who, then role and status, then the day and what can be done. */
export const MEMBER_ROW = 'max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:items-center';
