/** Names in the query of a list: a new filter or tab makes page and selection void. */
export const PAGE_PARAM = 'pageNo';
export const SIZE_PARAM = 'size';
/** The order; a new one begins at the first page. */
export const SORT_PARAM = 'sort';
export const SELECTED_PARAM = 'selected';
