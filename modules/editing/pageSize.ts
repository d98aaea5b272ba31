/** Rows on a page of a list. For itself: what is asked of a list is checked with what the desk need not load. */
export const PAGE_SIZE = 50;
