/** 33.2: what a man has learned in a bout. */
import type { ManContext } from '../context.ts';
import type { Feats, Kill } from '../munus/munus-types.ts';
import type { CampaignTables, EarningChart } from '../table-types.ts';
import type { Earned } from './man-events.ts';
import type { Man } from './man-types.ts';

/** 33.2.4.1, 33.2.4.2 The first turn in which a kill is worth no more than a kill. */
const BONUS_ENDS = 5;

/** 33.2, P309 The experience of a bout a man has lived through, item by item; nothing that comes to 0. @internal */
export function experienceOf({ earnings }: CampaignTables, feats: Feats): readonly Earned[] {
  const { dead, attackCf, defenceCf, thrownStrikes, missusGranted, opponentsGranted, kills } = feats;
  const base = Math.max(0, Math.floor((attackCf - defenceCf) / earnings.base));
  const items: readonly Earned[] = [
    { for: 'base', xp: base, cite: '33.2', sum: `(${attackCf} - ${defenceCf}) / ${earnings.base}` },
    times('thrown', thrownStrikes, earnings.thrown, '33.2.1'),
    times('missus', missusGranted ? 1 : 0, earnings.missus, '33.2.2'),
    times("opponent's missus", opponentsGranted, earnings["opponent's missus"], '33.2.3'),
    times('survival', dead ? 0 : 1, earnings.survived, 'P309'),
    ...kills.map((kill) => killOf(earnings, kill)),
  ];
  return items.filter(({ xp }) => xp > 0);
}

function times(what: Earned['for'], count: number, each: number, cite: string): Earned {
  return { for: what, xp: count * each, cite, sum: count === 1 ? `${each}` : `${count} x ${each}` };
}

/** 33.2.4, P108 One kill with its bonus, which is gone from turn 5 on. */
function killOf({ kill, slow, quick }: EarningChart, { way, turn, w }: Kill): Earned {
  const soon = (factor: number, what: 'slow kill' | 'quick kill', cite: string): Earned => {
    const left = Math.max(0, BONUS_ENDS - turn);
    const bonus = `${left} x ${factor}`;
    const sum = left === 0 ? `${kill}` : kill === 0 ? bonus : `${kill} + ${bonus}`;
    return { for: what, xp: kill + left * factor, cite, sum };
  };
  switch (way) {
    case 'slow':
      return soon(slow, 'slow kill', '33.2.4.1');
    case 'quick':
      return soon(quick, 'quick kill', '33.2.4.2');
    case 'beast':
      return { for: 'beast killed', xp: kill + w, cite: '33.2.4.3', sum: kill === 0 ? `${w}` : `${kill} + ${w}` };
    case 'other':
      return { for: 'kill', xp: kill, cite: '33.2.4', sum: `${kill}` };
  }
}

/** 33.2 He earns the experience of a bout. */
export function earnExperience(ctx: ManContext, man: Man, feats: Feats): Man {
  const earned = experienceOf(ctx.tables, feats);
  const total = earned.reduce((sum, { xp }) => sum + xp, 0);
  ctx.emit({ kind: 'experience-earned', cite: '33.2', man: man.name, earned, total });
  return { ...man, xp: man.xp + total };
}
