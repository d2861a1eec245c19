/**
 * Names that look alike have the same skeleton, as in Unicode's UTS 39: compatibility forms are decomposed, marks that
 * are hard to see are dropped, and each letter is replaced by the one that stands for all that look like it.
 *
 *     skeletonOf("Аda") === skeletonOf("Ada"); // the first A is Cyrillic
 *
 * The table is ours: the letters and digits of the scripts that people mix, as our typefaces and usual system fonts
 * draw them. Normalization covers wide, raised, mathematical and circled letters.
 */

/** By the sign that stands for them: all that look like it. */
const ALIKE: Readonly<Record<string, string>> = {
  a: "аɑα",
  b: "ЬƄьᏏ",
  c: "сϲᴄⅽ",
  d: "ԁᏧժ",
  e: "еҽ℮",
  f: "ẝꞙքſ",
  g: "ɡցƍ",
  h: "һհᏂ",
  i: "іıɩιӏ",
  j: "јϳյ",
  k: "κкᴋ",
  // One stroke: a small L, a capital I and the digit one.
  l: "I1|ІΙӀⅼɪǀⲒᛁ׀ߊ",
  n: "ոռ",
  o: "оοσօᴏଠ०০໐",
  p: "рρⲣ",
  q: "ԛգզ",
  r: "гᴦⲅ",
  s: "ѕꜱƽ",
  u: "υսʋᴜ",
  v: "νѵᴠט",
  w: "ѡԝաᴡɯ",
  x: "х×ⅹ᙮",
  y: "уүγʏყ",
  z: "ᴢ",
  A: "АΑᎪᗅ",
  B: "ВΒᏴᗷ",
  C: "СϹᏟⅭ",
  D: "ᎠᗞⅮ",
  E: "ЕΕᎬ",
  F: "ϜҒᖴ",
  G: "ԌᏀ",
  H: "НΗᎻᕼ",
  J: "ЈᎫᒍ",
  K: "КΚᏦ",
  L: "ᏞᒪⅬ",
  M: "МΜᎷᗰⅯ",
  N: "Ν",
  // A circle: a capital O and the digit nought.
  O: "0ОΟՕ〇ဝ",
  P: "РΡᏢᑭ",
  Q: "Ԛ",
  R: "ᎡᏒᖇ",
  S: "ЅՏᏚ",
  T: "ТΤᎢ",
  U: "Սᑌ",
  V: "ѴᏙⅤ",
  W: "ԜᎳ",
  X: "ХΧⅩ᙭",
  Y: "УΥҮᎽ",
  Z: "ΖᏃ",
  "2": "ƧᒿϨ",
  "3": "ЗʒӠƷȜ",
  "4": "Ꮞ",
  "5": "Ƽ",
  "6": "бᏮ",
  "8": "Ȣȣ",
  "9": "ꝮႭ",
  "-": "‐‑‒–—−﹘ー一",
  "'": "`´ʹʻʼʽ‘’‛′՚׳",
  ".": "․٠۰",
  ",": "‚",
  ":": "։׃ː",
  "!": "ǃ",
  "?": "ʔ",
  "*": "٭∗",
  _: "ˍ",
  Ae: "Æ",
  ae: "æӕ",
  // Two letters that touch look like one.
  rn: "mм",
};

const STANDS_FOR: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIKE).flatMap(([sign, all]) => Array.from(all, (letter) => [letter, sign] as const)),
);
/** Spaces of any width, and signs between letters that nobody sees. */
const GAPS = /\s+/gu;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

export function skeletonOf(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(UNSEEN, "").replaceAll(GAPS, " ").trim();
  return Array.from(plain, (letter) => STANDS_FOR.get(letter) ?? letter)
    .join("")
    .replaceAll("w", "vv")
    .normalize("NFKD");
}

/** Whether people can take one name for the other. Capital and small letters make no difference. */
export function looksLike(one: string, other: string): boolean {
  return keysOf(one).some((key) => keysOf(other).includes(key));
}

/** What a name shares with those that look like it: as written, in small letters and in capitals. */
function keysOf(name: string): readonly string[] {
  return [skeletonOf(name), skeletonOf(name.toLowerCase())];
}
