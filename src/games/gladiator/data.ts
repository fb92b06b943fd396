/** The printed tables, and what was fitted to bouts, bundled with the program and handed to the engine as JSON. */

import achievements from '../../../data/gladiator/achievements.json' with { type: 'json' };
import actions from '../../../data/gladiator/actions.json' with { type: 'json' };
import advantageStatus from '../../../data/gladiator/advantage-status.json' with { type: 'json' };
import chancesFile from '../../../data/gladiator/ai/chances.json' with { type: 'json' };
import armourDrm from '../../../data/gladiator/armour-drm.json' with { type: 'json' };
import armourHeavy from '../../../data/gladiator/armour-heavy.json' with { type: 'json' };
import armourLight from '../../../data/gladiator/armour-light.json' with { type: 'json' };
import armourMedium from '../../../data/gladiator/armour-medium.json' with { type: 'json' };
import attackSequence from '../../../data/gladiator/attack-sequence.json' with { type: 'json' };
import beastActions from '../../../data/gladiator/beast-actions.json' with { type: 'json' };
import beastAdvantage from '../../../data/gladiator/beast-advantage.json' with { type: 'json' };
import beastCritical from '../../../data/gladiator/beast-critical.json' with { type: 'json' };
import beastWoundTrack from '../../../data/gladiator/beast-wound-track.json' with { type: 'json' };
import beasts from '../../../data/gladiator/beasts.json' with { type: 'json' };
import billingsArmourHeavy from '../../../data/gladiator/billings/armour-heavy.json' with { type: 'json' };
import billingsArmourLight from '../../../data/gladiator/billings/armour-light.json' with { type: 'json' };
import billingsArmourMedium from '../../../data/gladiator/billings/armour-medium.json' with { type: 'json' };
import billingsCollision from '../../../data/gladiator/billings/collision.json' with { type: 'json' };
import billingsCrt from '../../../data/gladiator/billings/crt.json' with { type: 'json' };
import billingsFormulas from '../../../data/gladiator/billings/formulas.json' with { type: 'json' };
import billingsNetDrms from '../../../data/gladiator/billings/net-drms.json' with { type: 'json' };
import billingsPhysicalCharacteristics from '../../../data/gladiator/billings/physical-characteristics.json' with {
  type: 'json',
};
import billingsRecovery from '../../../data/gladiator/billings/recovery.json' with { type: 'json' };
import billingsStyles from '../../../data/gladiator/billings/styles.json' with { type: 'json' };
import billingsThrows from '../../../data/gladiator/billings/throws.json' with { type: 'json' };
import armourAllowance from '../../../data/gladiator/career/armour-allowance.json' with { type: 'json' };
import armourPrices from '../../../data/gladiator/career/armour-prices.json' with { type: 'json' };
import billingsArmourAllowance from '../../../data/gladiator/career/billings/armour-allowance.json' with {
  type: 'json',
};
import billingsArmourPrices from '../../../data/gladiator/career/billings/armour-prices.json' with { type: 'json' };
import billingsHouseArmourPrices from '../../../data/gladiator/career/billings/house-armour-prices.json' with {
  type: 'json',
};
import billingsImprovements from '../../../data/gladiator/career/billings/improvements.json' with { type: 'json' };
import classicArmourPrices from '../../../data/gladiator/career/classic/armour-prices.json' with { type: 'json' };
import experience from '../../../data/gladiator/career/experience.json' with { type: 'json' };
import improvements from '../../../data/gladiator/career/improvements.json' with { type: 'json' };
import pairing from '../../../data/gladiator/career/pairing.json' with { type: 'json' };
import randomEvents from '../../../data/gladiator/career/random-events.json' with { type: 'json' };
import randomMatch from '../../../data/gladiator/career/random-match.json' with { type: 'json' };
import socialOrigin from '../../../data/gladiator/career/social-origin.json' with { type: 'json' };
import stockAuction from '../../../data/gladiator/career/stock-auction.json' with { type: 'json' };
import talents from '../../../data/gladiator/career/talents.json' with { type: 'json' };
import v2Experience from '../../../data/gladiator/career/v2/experience.json' with { type: 'json' };
import classicArmourHeavy from '../../../data/gladiator/classic/armour-heavy.json' with { type: 'json' };
import classicArmourLight from '../../../data/gladiator/classic/armour-light.json' with { type: 'json' };
import classicArmourMedium from '../../../data/gladiator/classic/armour-medium.json' with { type: 'json' };
import classicCharacteristicChart from '../../../data/gladiator/classic/characteristic-chart.json' with {
  type: 'json',
};
import classicCollision from '../../../data/gladiator/classic/collision.json' with { type: 'json' };
import classicCritical from '../../../data/gladiator/classic/critical.json' with { type: 'json' };
import classicCrt from '../../../data/gladiator/classic/crt.json' with { type: 'json' };
import classicFormulas from '../../../data/gladiator/classic/formulas.json' with { type: 'json' };
import classicMissus from '../../../data/gladiator/classic/missus.json' with { type: 'json' };
import classicNetDrms from '../../../data/gladiator/classic/net-drms.json' with { type: 'json' };
import classicRecovery from '../../../data/gladiator/classic/recovery.json' with { type: 'json' };
import collision from '../../../data/gladiator/collision.json' with { type: 'json' };
import critical from '../../../data/gladiator/critical.json' with { type: 'json' };
import crt from '../../../data/gladiator/crt.json' with { type: 'json' };
import droppedObject from '../../../data/gladiator/dropped-object.json' with { type: 'json' };
import formulas from '../../../data/gladiator/formulas.json' with { type: 'json' };
import greenwoodSpecialDefences from '../../../data/gladiator/greenwood/special-defences.json' with { type: 'json' };
import lasso from '../../../data/gladiator/lasso.json' with { type: 'json' };
import lessons from '../../../data/gladiator/lessons.json' with { type: 'json' };
import mountedAdvantage from '../../../data/gladiator/mounted-advantage.json' with { type: 'json' };
import moveRates from '../../../data/gladiator/move-rates.json' with { type: 'json' };
import names from '../../../data/gladiator/names.json' with { type: 'json' };
import netAttacks from '../../../data/gladiator/net-attacks.json' with { type: 'json' };
import netDrms from '../../../data/gladiator/net-drms.json' with { type: 'json' };
import obstacleCollision from '../../../data/gladiator/obstacle-collision.json' with { type: 'json' };
import physicalCharacteristics from '../../../data/gladiator/physical-characteristics.json' with { type: 'json' };
import positionalAdvantage from '../../../data/gladiator/positional-advantage.json' with { type: 'json' };
import presetChances from '../../../data/gladiator/preset-chances.json' with { type: 'json' };
import presets from '../../../data/gladiator/presets.json' with { type: 'json' };
import randomCenturion from '../../../data/gladiator/random-centurion.json' with { type: 'json' };
import randomMovement from '../../../data/gladiator/random-movement.json' with { type: 'json' };
import recovery from '../../../data/gladiator/recovery.json' with { type: 'json' };
import severity from '../../../data/gladiator/severity.json' with { type: 'json' };
import shieldTracks from '../../../data/gladiator/shield-tracks.json' with { type: 'json' };
import specialDefences from '../../../data/gladiator/special-defences.json' with { type: 'json' };
import springsteenAnimals from '../../../data/gladiator/springsteen-animals.json' with { type: 'json' };
import springsteenCollision from '../../../data/gladiator/springsteen-collision.json' with { type: 'json' };
import springsteenCritical from '../../../data/gladiator/springsteen-critical.json' with { type: 'json' };
import springsteenLocation from '../../../data/gladiator/springsteen-location.json' with { type: 'json' };
import springsteenMovement from '../../../data/gladiator/springsteen-movement.json' with { type: 'json' };
import springsteenSpeed from '../../../data/gladiator/springsteen-speed.json' with { type: 'json' };
import styles from '../../../data/gladiator/styles.json' with { type: 'json' };
import v2ArmourByType from '../../../data/gladiator/v2/armour-by-type.json' with { type: 'json' };
import v2Arms from '../../../data/gladiator/v2/arms.json' with { type: 'json' };
import v2Formulas from '../../../data/gladiator/v2/formulas.json' with { type: 'json' };
import v2GladiatorTypes from '../../../data/gladiator/v2/gladiator-types.json' with { type: 'json' };
import v2OriginDrms from '../../../data/gladiator/v2/origin-drms.json' with { type: 'json' };
import v2Origins from '../../../data/gladiator/v2/origins.json' with { type: 'json' };
import v2RatingsAg from '../../../data/gladiator/v2/ratings-ag.json' with { type: 'json' };
import v2RatingsCn from '../../../data/gladiator/v2/ratings-cn.json' with { type: 'json' };
import v2RatingsSt from '../../../data/gladiator/v2/ratings-st.json' with { type: 'json' };
import v2RatingsTr from '../../../data/gladiator/v2/ratings-tr.json' with { type: 'json' };
import v2RatingsW from '../../../data/gladiator/v2/ratings-w.json' with { type: 'json' };
import v2Weapons from '../../../data/gladiator/v2/weapons.json' with { type: 'json' };
import weaponRecords from '../../../data/gladiator/weapon-records.json' with { type: 'json' };
import weapons from '../../../data/gladiator/weapons.json' with { type: 'json' };
import woundTracks from '../../../data/gladiator/wound-tracks.json' with { type: 'json' };
import type { PresetTexts } from '../presets.ts';

/** GLADIATOR's tables by id. */
export const gladiatorTables = {
  actions,
  'advantage-status': advantageStatus,
  'armour-drm': armourDrm,
  'armour-heavy': armourHeavy,
  'armour-light': armourLight,
  'armour-medium': armourMedium,
  'attack-sequence': attackSequence,
  'beast-actions': beastActions,
  'beast-advantage': beastAdvantage,
  'beast-critical': beastCritical,
  'beast-wound-track': beastWoundTrack,
  beasts,
  'mounted-advantage': mountedAdvantage,
  collision,
  critical,
  crt,
  'dropped-object': droppedObject,
  formulas,
  lasso,
  'move-rates': moveRates,
  names,
  'net-attacks': netAttacks,
  'net-drms': netDrms,
  'obstacle-collision': obstacleCollision,
  'physical-characteristics': physicalCharacteristics,
  'positional-advantage': positionalAdvantage,
  'random-centurion': randomCenturion,
  'random-movement': randomMovement,
  recovery,
  severity,
  'shield-tracks': shieldTracks,
  'special-defences': specialDefences,
  'greenwood/special-defences': greenwoodSpecialDefences,
  'springsteen-animals': springsteenAnimals,
  'springsteen-collision': springsteenCollision,
  'springsteen-critical': springsteenCritical,
  'springsteen-location': springsteenLocation,
  'springsteen-movement': springsteenMovement,
  'springsteen-speed': springsteenSpeed,
  styles,
  'weapon-records': weaponRecords,
  weapons,
  'wound-tracks': woundTracks,
  'classic/armour-heavy': classicArmourHeavy,
  'classic/armour-light': classicArmourLight,
  'classic/armour-medium': classicArmourMedium,
  'classic/characteristic-chart': classicCharacteristicChart,
  'classic/collision': classicCollision,
  'classic/critical': classicCritical,
  'classic/crt': classicCrt,
  'classic/formulas': classicFormulas,
  'classic/missus': classicMissus,
  'classic/net-drms': classicNetDrms,
  'classic/recovery': classicRecovery,
  'billings/armour-heavy': billingsArmourHeavy,
  'billings/armour-light': billingsArmourLight,
  'billings/armour-medium': billingsArmourMedium,
  'billings/collision': billingsCollision,
  'billings/crt': billingsCrt,
  'billings/formulas': billingsFormulas,
  'billings/net-drms': billingsNetDrms,
  'billings/physical-characteristics': billingsPhysicalCharacteristics,
  'billings/recovery': billingsRecovery,
  'billings/styles': billingsStyles,
  'billings/throws': billingsThrows,
  'v2/armour-by-type': v2ArmourByType,
  'v2/arms': v2Arms,
  'v2/formulas': v2Formulas,
  'v2/gladiator-types': v2GladiatorTypes,
  'v2/origin-drms': v2OriginDrms,
  'v2/origins': v2Origins,
  'v2/ratings-ag': v2RatingsAg,
  'v2/ratings-cn': v2RatingsCn,
  'v2/ratings-st': v2RatingsSt,
  'v2/ratings-tr': v2RatingsTr,
  'v2/ratings-w': v2RatingsW,
  'v2/weapons': v2Weapons,
};

/** The tables of the Campaign Game by id, with those of GLADIATOR beneath them. */
export const campaignTexts = {
  ...gladiatorTables,
  'armour-allowance': armourAllowance,
  'armour-prices': armourPrices,
  experience,
  improvements,
  pairing,
  'classic/armour-prices': classicArmourPrices,
  'billings/armour-allowance': billingsArmourAllowance,
  'billings/armour-prices': billingsArmourPrices,
  'billings/house-armour-prices': billingsHouseArmourPrices,
  'billings/improvements': billingsImprovements,
  'v2/experience': v2Experience,
  'random-events': randomEvents,
  'random-match': randomMatch,
  'social-origin': socialOrigin,
  'stock-auction': stockAuction,
  talents,
};

/** Practice bouts made ready, and how often each was won. */
export const presetTexts: PresetTexts = { presets, chances: presetChances };

/** Weights of the chance to win, fitted by `npm run train`: no table of the book's. */
export const chancesText: unknown = chancesFile;

/** The achievements, which are no table. */
export const achievementTexts: unknown = achievements;

/** The lessons, as they are written. */
export const lessonsText: unknown = lessons;
