/** What a seat is asked about its luck (34.3). */
import type { Roll } from '../../../../kernel/roll.ts';
import type { KeptThrow } from '../../../../kernel/ruleset.ts';

/** A roll that may be thrown again: whose it is, what for, and what lay on the table before it fell. */
interface Pleaded {
  readonly fighter: string;
  readonly what: string;
  readonly before: readonly Roll[];
}

/** 34.3 What a seat is asked about divine favour: whether to plead, and which throw to keep. */
export type LuckDecisions = {
  /** 34.3 Whether he calls on the gods about a roll that has just fallen; `luck`: his LK, as far as it is not spent. */
  favour: {
    ask: Pleaded & {
      readonly draw: number;
      readonly rolls: readonly Roll[];
      /** It has gone against him. */
      readonly against: boolean;
      readonly luck: number;
    };
    choice: boolean;
  };
  /** 34.3.1 Which of the two throws he accepts. */
  keep: {
    ask: Pleaded & { readonly first: readonly Roll[]; readonly second: readonly Roll[]; readonly luck: number };
    choice: KeptThrow;
  };
};
