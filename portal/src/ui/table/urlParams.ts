/** Names of a list's query parameters; a new filter or tab resets page and selection. */
export const PAGE_PARAM = 'pageNo';
export const SIZE_PARAM = 'size';
/** The order; a new one starts at the first page. */
export const SORT_PARAM = 'sort';
export const SELECTED_PARAM = 'selected';
