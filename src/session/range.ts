/** Things of one run by number: `from` is the first of them, `to` the first that is not. */
export interface Range {
  readonly from: number;
  readonly to: number;
}
