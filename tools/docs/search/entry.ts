/** One thing that can be found. Short names: the index is loaded by every page. */
export interface SearchEntry {
  readonly kind: '接口' | '字段' | '错误码' | '枚举' | '取值' | '说明';
  readonly title: string;
  readonly note: string;
  readonly url: string;
  /** More words it is found by, not shown. */
  readonly words: string;
}
