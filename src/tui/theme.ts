/** Semantic colours: two themes as data, each with its values for terminals of 256 and 16 colours. */

/** A colour at every depth: '#rrggbb', an xterm-256 index, an ANSI index or null for the terminal's own. */
interface Shade {
  readonly rgb: string;
  readonly x256: number;
  readonly x16: number | null;
}

function shade(rgb: string, x256: number, x16: number | null): Shade {
  return { rgb, x256, x16 };
}

const DUSK = {
  // the sand in three tones: hexes that touch never share one
  sand0: shade('#3d3426', 237, null),
  sand1: shade('#41382a', 237, null),
  sand2: shade('#393023', 237, null),
  grid: shade('#6b5d45', 240, 8),
  coord: shade('#8a7a5c', 243, 8),
  edge: shade('#ffffff', 231, 15),
  void: shade('#15120d', 233, null),
  // sky blue and orange of Okabe and Ito: apart for every kind of colour vision
  you: shade('#0b1a24', 16, 0),
  youBg: shade('#56b4e9', 74, 14),
  youFg: shade('#7cc8f5', 117, 14),
  youFront: shade('#28485c', 24, 4),
  foe: shade('#241500', 16, 0),
  foeBg: shade('#e69f00', 178, 11),
  foeFg: shade('#ffb733', 214, 11),
  foeFront: shade('#6b4a17', 94, 3),
  bothFront: shade('#5d5f5a', 242, 5),
  // where more than two meet: told apart by their letters where eyes or colours fail
  greenBg: shade('#5fbf77', 71, 10),
  greenFg: shade('#8fdc9f', 114, 10),
  violetBg: shade('#cc79a7', 175, 13),
  violetFg: shade('#e8a5c8', 182, 13),
  redBg: shade('#ee6f57', 203, 9),
  redFg: shade('#ffab99', 216, 9),
  paleBg: shade('#d9d4c7', 188, 7),
  paleFg: shade('#efeae0', 255, 15),
  yellowBg: shade('#e6e05a', 185, 3),
  yellowFg: shade('#f2ee8f', 228, 3),
  indigoBg: shade('#9a8cf0', 105, 12),
  indigoFg: shade('#bdb4ff', 147, 12),
  path: shade('#9fdcff', 153, 15),
  ghost: shade('#2f6f94', 31, 6),
  ghostFg: shade('#d9f1ff', 195, 15),
  cursor: shade('#f5e663', 227, 15),
  clash: shade('#b3261e', 124, 9),
  blood: shade('#ff6b5e', 203, 9),
  bloodBg: shade('#5a1512', 52, 1),
  item: shade('#f2e9c9', 230, 15),
  wall: shade('#8d8478', 245, 7),
  wallBg: shade('#57504a', 240, null),
  pillar: shade('#efe9dc', 255, 15),
  pillarBg: shade('#7d776c', 243, null),
  tree: shade('#7fd07a', 114, 10),
  treeBg: shade('#274427', 22, null),
  mud: shade('#b08a5a', 137, 3),
  mudBg: shade('#2a1d10', 234, null),
  rock: shade('#c9c9c9', 251, 7),
  rockBg: shade('#5b5b5b', 240, null),
  text: shade('#e8e0d0', 254, null),
  mute: shade('#a39a88', 247, 7),
  rule: shade('#6f675a', 242, 8),
  accent: shade('#f0c674', 222, 11),
  good: shade('#56d3a5', 79, 10),
  bad: shade('#ff8a75', 209, 9),
  warn: shade('#f5e663', 227, 11),
  key: shade('#ffffff', 231, 15),
  selBg: shade('#4a4232', 239, null),
  panel: shade('#1d1a15', 234, null),
  dieRed: shade('#ffffff', 231, 9),
  dieRedBg: shade('#a8322a', 124, null),
  dieWhite: shade('#111111', 16, 15),
  dieWhiteBg: shade('#e8e8e8', 254, null),
  dieBlack: shade('#ffffff', 231, 7),
  dieBlackBg: shade('#000000', 16, null),
  hp: shade('#56d3a5', 79, 10),
  hpLost: shade('#a8322a', 124, 9),
  hpNone: shade('#4d473c', 239, 8),
} as const satisfies Readonly<Record<string, Shade>>;

/** What a colour is for; the themes say what it looks like. */
export type Token = keyof typeof DUSK;

const NOON: Readonly<Record<Token, Shade>> = {
  sand0: shade('#dfc48f', 180, null),
  sand1: shade('#e2c997', 180, null),
  sand2: shade('#dbbf88', 180, null),
  grid: shade('#b8975c', 137, 8),
  coord: shade('#8f7446', 95, 8),
  edge: shade('#3a1d00', 52, 0),
  void: shade('#f6efe0', 255, null),
  you: shade('#ffffff', 231, 15),
  youBg: shade('#1c78b5', 25, 4),
  youFg: shade('#084a78', 24, 4),
  youFront: shade('#9cc9e3', 152, 4),
  foe: shade('#ffffff', 231, 15),
  foeBg: shade('#b85200', 130, 1),
  foeFg: shade('#7d3300', 94, 1),
  foeFront: shade('#efb069', 215, 1),
  bothFront: shade('#c9b7a0', 145, 5),
  greenBg: shade('#1d7a3a', 28, 2),
  greenFg: shade('#0a4520', 22, 2),
  violetBg: shade('#8e3a80', 90, 5),
  violetFg: shade('#6b1f60', 53, 5),
  redBg: shade('#b3261e', 124, 9),
  redFg: shade('#7a120d', 88, 9),
  paleBg: shade('#4a4a4a', 239, 8),
  paleFg: shade('#333333', 236, 8),
  yellowBg: shade('#6b6400', 58, 3),
  yellowFg: shade('#453f00', 58, 3),
  indigoBg: shade('#4b3fb0', 61, 12),
  indigoFg: shade('#2f2680', 18, 12),
  path: shade('#0b5c91', 24, 4),
  ghost: shade('#6fb1d8', 74, 4),
  ghostFg: shade('#06263a', 16, 4),
  cursor: shade('#7b1fa2', 91, 5),
  clash: shade('#fff3c4', 230, 1),
  blood: shade('#9c1208', 88, 1),
  bloodBg: shade('#d98a76', 174, 1),
  item: shade('#3d2a00', 235, 0),
  wall: shade('#5d554a', 240, 8),
  wallBg: shade('#a79c8b', 247, null),
  pillar: shade('#4d463a', 238, 0),
  pillarBg: shade('#f2ece0', 255, null),
  tree: shade('#1e5c22', 22, 2),
  treeBg: shade('#a9cf8f', 150, null),
  mud: shade('#4a2f10', 52, 3),
  mudBg: shade('#b48d57', 137, null),
  rock: shade('#3d3d3d', 237, 8),
  rockBg: shade('#b9b5ab', 249, null),
  text: shade('#2b2418', 235, null),
  mute: shade('#6d6250', 241, 8),
  rule: shade('#8f8268', 101, 8),
  accent: shade('#8a4b00', 94, 4),
  good: shade('#0c6b48', 23, 2),
  bad: shade('#a52818', 124, 1),
  warn: shade('#7a5c00', 58, 5),
  key: shade('#000000', 16, 0),
  selBg: shade('#ead9b4', 223, null),
  panel: shade('#efe5d0', 254, null),
  dieRed: shade('#ffffff', 231, 1),
  dieRedBg: shade('#a8322a', 124, null),
  dieWhite: shade('#111111', 16, 0),
  dieWhiteBg: shade('#ffffff', 231, null),
  dieBlack: shade('#ffffff', 231, 0),
  dieBlackBg: shade('#000000', 16, null),
  hp: shade('#0f7a52', 29, 2),
  hpLost: shade('#c0392b', 124, 1),
  hpNone: shade('#cbbd9f', 187, 8),
};

/** Every colour by its token. */
export interface Theme {
  readonly name: string;
  readonly shades: Readonly<Record<Token, Shade>>;
}

/** The themes: light on dark sand, dark on bright sand. */
export const THEMES = {
  dusk: { name: 'dusk', shades: DUSK },
  noon: { name: 'noon', shades: NOON },
} as const satisfies Readonly<Record<string, Theme>>;
