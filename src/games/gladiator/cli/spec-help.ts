/** What --help tells of a SPEC. */

/** A SPEC key by key; it stands below the options of every command that takes one. */
export const SPEC_HELP = `
A <spec> is KIND or KIND(key=value,...); several men are joined by +; @FILE is a gladiator's card.
  tr st ag cn w   ratings (3.4); what is left open is rolled
  armour          a row of his table, 1 to 6, or head/chest/groin/arms/legs as in A/C3/-/C4/B4
  shield          large, small, XL (V2.0) or none
  weapon          what he leads with in place of his kind's (21): axe, bow, dagger, flail, javelin,
                  maul, pike, scimitar, scissor, spear, sword or trident. A maul, pike or spear
                  beside a shield strikes at half CF: add shield=none. Where it is left open a
                  centurion asked for by weight, or a plain one who is drawn, throws for it:
                  sword, axe, flail or maul (P331)
  dagger          yes: a retiarius has one in the sheath (21.4.1)
  talents         as in sword:1/axe/TH:2/FA, by campaign rules (31)
  luck            2 to 12, by campaign rules (34)
  wave            1, 2 ..: comes in when those before him are out of the fight (38.2.3)
  fs, pr          fighting spirit and prestige of a centurion (29.2)
  name            up to 20 letters
`;
