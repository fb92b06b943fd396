/** What harena sim is asked, as words. */

export interface SimOptions {
  readonly red?: string;
  readonly blue?: string;
  readonly n?: string;
  /** Careers instead of bouts. */
  readonly careers?: string;
  /** Seasons of houses, so many months each, instead of bouts. */
  readonly months?: string;
  readonly rules?: string;
  readonly arena?: string;
  readonly beasts?: string;
  readonly tables?: string;
  readonly defenceCards?: true;
  readonly seed?: string;
  readonly sineMissione?: true;
  readonly json?: boolean;
  readonly ascii?: boolean;
  readonly journal?: string;
  readonly workers?: string;
  readonly matrix?: string;
  readonly svg?: string;
  readonly chunk?: string;
}
