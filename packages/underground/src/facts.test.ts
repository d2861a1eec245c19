/** The board as it was printed, written down here a second time: every value of the city's tables is held to it. */
import { expect, test } from "vitest";
import { LONDON } from "./cities/london.ts";

const KINDS = {
  start: `
    euston`,
  connection: `
    aldgate baker-street charing-cross elephant-and-castle hammersmith kings-cross-st-pancras notting-hill-gate
    victoria`,
  express: `
    acton angel arnos-grove bank bond-street canary-wharf earls-court finchley-road greenwich hainault holborn
    hounslow leicester-square marble-arch oxford-circus piccadilly-circus putney rayners-lane shepherds-bush
    stockwell tottenham-court-road turnham-green`,
  normal: `
    acton-town alperton borough canada-water canning-town ealing-common finchley goldhawk-road
    great-portland-street green-park hampstead high-street-kensington highbury-and-islington holloway-road
    kenton kew-gardens leytonstone mile-end moorgate mornington-crescent newbury-park northwood perivale pimlico
    ruislip south-kensington sudbury wembley-park west-ham westminster white-city willesden-junction woodford`,
  nationalRail: `
    barking blackfriars finsbury-park greenford harrow-on-the-hill kentish-town limehouse liverpool-street
    london-bridge marylebone paddington rickmansworth stratford vauxhall waterloo west-brompton`,
  terminus: `
    amersham beckton brixton cockfosters ealing-broadway edgware epping harrow-and-wealdstone heathrow
    high-barnet lewisham mill-hill-east morden richmond stanmore upminster uxbridge walthamstow-central watford
    wimbledon`,
};

/** Blocks by how many lines they have room for. */
const BLOCKS = {
  1: `
    acton white-city, acton-town hounslow, aldgate limehouse, alperton perivale, alperton sudbury,
    alperton white-city, amersham rickmansworth, angel highbury-and-islington, angel moorgate,
    arnos-grove cockfosters, arnos-grove finsbury-park, baker-street bond-street, baker-street oxford-circus,
    bank holborn, bank liverpool-street, bank moorgate, barking upminster, beckton canning-town,
    bond-street green-park, bond-street marble-arch, bond-street oxford-circus, borough elephant-and-castle,
    brixton stockwell, canada-water canary-wharf, canada-water london-bridge, canary-wharf canning-town,
    canary-wharf greenwich, canary-wharf limehouse, canning-town limehouse, charing-cross leicester-square,
    charing-cross piccadilly-circus, earls-court west-brompton, edgware hampstead,
    elephant-and-castle stockwell, epping woodford, euston oxford-circus, euston tottenham-court-road,
    finchley high-barnet, finchley kentish-town, finchley mill-hill-east, finsbury-park highbury-and-islington,
    finsbury-park holloway-road, finsbury-park walthamstow-central, green-park oxford-circus,
    green-park piccadilly-circus, green-park south-kensington, green-park victoria, green-park westminster,
    greenford perivale, greenford ruislip, greenwich lewisham, hainault newbury-park, hainault woodford,
    hampstead mornington-crescent, harrow-and-wealdstone kenton, harrow-on-the-hill northwood,
    harrow-on-the-hill rayners-lane, heathrow hounslow, holborn kings-cross-st-pancras,
    holborn leicester-square, holborn tottenham-court-road, holloway-road kings-cross-st-pancras,
    kentish-town mornington-crescent, kenton wembley-park, kenton willesden-junction, kew-gardens richmond,
    kew-gardens turnham-green, leicester-square piccadilly-circus, leicester-square tottenham-court-road,
    leytonstone newbury-park, leytonstone woodford, limehouse mile-end, liverpool-street mile-end,
    marble-arch notting-hill-gate, morden stockwell, northwood rickmansworth, northwood watford,
    notting-hill-gate shepherds-bush, oxford-circus piccadilly-circus, oxford-circus tottenham-court-road,
    paddington willesden-junction, pimlico vauxhall, pimlico victoria, putney west-brompton, putney wimbledon,
    rayners-lane sudbury, shepherds-bush white-city, stanmore wembley-park, stockwell vauxhall,
    waterloo westminster`,
  2: `
    acton alperton, acton ealing-broadway, acton ealing-common, acton-town ealing-common,
    acton-town turnham-green, aldgate mile-end, angel kings-cross-st-pancras, baker-street finchley-road,
    bank blackfriars, bank london-bridge, barking west-ham, blackfriars charing-cross, borough waterloo,
    canning-town west-ham, charing-cross waterloo, charing-cross westminster, earls-court hammersmith,
    earls-court high-street-kensington, elephant-and-castle waterloo, euston mornington-crescent,
    finchley-road wembley-park, goldhawk-road hammersmith, goldhawk-road shepherds-bush,
    hammersmith turnham-green, harrow-on-the-hill kenton, high-street-kensington notting-hill-gate,
    leytonstone stratford, mile-end stratford, mile-end west-ham, notting-hill-gate paddington,
    paddington shepherds-bush, rayners-lane ruislip, ruislip uxbridge, south-kensington victoria,
    stratford west-ham, victoria westminster`,
  3: `
    aldgate bank, aldgate liverpool-street, baker-street great-portland-street, baker-street marylebone,
    borough london-bridge, earls-court south-kensington, euston great-portland-street,
    kings-cross-st-pancras moorgate, liverpool-street moorgate`,
  4: `
    marylebone paddington`,
  5: `
    euston kings-cross-st-pancras`,
};

const sorted = (words: readonly string[]): readonly string[] => words.toSorted();

test.each(Object.entries(KINDS))("rule 1.1: the stations of the kind %s", (kind, names) => {
  const stations = LONDON.stations.filter(({ category }) => category === kind).map(({ id }) => id);
  expect(sorted(stations)).toEqual(sorted(names.trim().split(/\s+/)));
});

test("rule 1.1: every station is of one kind, and its name is spelled like its word", () => {
  expect(LONDON.stations).toHaveLength(100);
  const wordOf = (name: string): string =>
    name.toLowerCase().replaceAll("&", "and").replaceAll(/['.]/g, "").replaceAll(" ", "-");
  for (const { id, name } of LONDON.stations) expect(wordOf(name)).toBe(id);
});

test.each(Object.entries(BLOCKS))("rule 1.1: the blocks with room for %s", (spaces, blocks) => {
  const ends = (pair: readonly string[]): string => sorted(pair).join(" ");
  const found = LONDON.blocks.filter((block) => block.spaces === Number(spaces)).map(({ between }) => ends(between));
  expect(sorted(found)).toEqual(sorted(blocks.split(",").map((block) => ends(block.trim().split(" ")))));
});

test("rule 1.1: 137 blocks with 198 spaces", () => {
  expect(LONDON.blocks).toHaveLength(137);
  expect(LONDON.blocks.reduce((sum, { spaces }) => sum + spaces, 0)).toBe(198);
});

test("rule 1.2: the pieces of the lines", () => {
  const pieces = Object.fromEntries(LONDON.lines.map((line) => [line.id, line.pieces]));
  expect(pieces).toEqual({
    red: 20,
    black: 20,
    yellow: 20,
    blue: 20,
    purple: 20,
    pink: 15,
    orange: 15,
    green: 15,
    brown: 15,
    white: 15,
    grey: 15,
  });
});

/** The regions of the map as the stations round them, the outside first. */
const FACES = [
  `
    acton ealing-common acton-town hounslow heathrow hounslow acton-town turnham-green kew-gardens richmond
    kew-gardens turnham-green hammersmith earls-court west-brompton putney wimbledon putney west-brompton
    earls-court south-kensington victoria pimlico vauxhall stockwell morden stockwell brixton stockwell
    elephant-and-castle borough london-bridge canada-water canary-wharf greenwich lewisham greenwich
    canary-wharf canning-town beckton canning-town west-ham barking upminster barking west-ham stratford
    leytonstone newbury-park hainault woodford epping woodford leytonstone stratford mile-end liverpool-street
    moorgate angel highbury-and-islington finsbury-park walthamstow-central finsbury-park arnos-grove
    cockfosters arnos-grove finsbury-park holloway-road kings-cross-st-pancras euston mornington-crescent
    kentish-town finchley high-barnet finchley mill-hill-east finchley kentish-town mornington-crescent
    hampstead edgware hampstead mornington-crescent euston great-portland-street baker-street finchley-road
    wembley-park stanmore wembley-park kenton harrow-and-wealdstone kenton harrow-on-the-hill northwood watford
    northwood rickmansworth amersham rickmansworth northwood harrow-on-the-hill rayners-lane ruislip uxbridge
    ruislip greenford perivale alperton acton ealing-broadway`,
  `
    acton alperton white-city`,
  `
    acton white-city shepherds-bush goldhawk-road hammersmith turnham-green acton-town ealing-common`,
  `
    aldgate liverpool-street mile-end`,
  `
    aldgate mile-end limehouse`,
  `
    aldgate limehouse canary-wharf canada-water london-bridge bank`,
  `
    aldgate bank liverpool-street`,
  `
    alperton perivale greenford ruislip rayners-lane sudbury`,
  `
    alperton sudbury rayners-lane harrow-on-the-hill kenton willesden-junction paddington shepherds-bush
    white-city`,
  `
    angel moorgate kings-cross-st-pancras`,
  `
    angel kings-cross-st-pancras holloway-road finsbury-park highbury-and-islington`,
  `
    baker-street great-portland-street euston oxford-circus`,
  `
    baker-street oxford-circus bond-street`,
  `
    baker-street bond-street marble-arch notting-hill-gate paddington marylebone`,
  `
    baker-street marylebone paddington willesden-junction kenton wembley-park finchley-road`,
  `
    bank moorgate liverpool-street`,
  `
    bank london-bridge borough waterloo charing-cross blackfriars`,
  `
    bank blackfriars charing-cross leicester-square holborn`,
  `
    bank holborn kings-cross-st-pancras moorgate`,
  `
    bond-street oxford-circus green-park`,
  `
    bond-street green-park south-kensington earls-court high-street-kensington notting-hill-gate marble-arch`,
  `
    borough elephant-and-castle waterloo`,
  `
    canary-wharf limehouse canning-town`,
  `
    canning-town limehouse mile-end west-ham`,
  `
    charing-cross piccadilly-circus leicester-square`,
  `
    charing-cross waterloo westminster`,
  `
    charing-cross westminster green-park piccadilly-circus`,
  `
    earls-court hammersmith goldhawk-road shepherds-bush notting-hill-gate high-street-kensington`,
  `
    elephant-and-castle stockwell vauxhall pimlico victoria westminster waterloo`,
  `
    euston kings-cross-st-pancras holborn tottenham-court-road`,
  `
    euston tottenham-court-road oxford-circus`,
  `
    green-park oxford-circus piccadilly-circus`,
  `
    green-park westminster victoria`,
  `
    green-park victoria south-kensington`,
  `
    hainault newbury-park leytonstone woodford`,
  `
    holborn leicester-square tottenham-court-road`,
  `
    leicester-square piccadilly-circus oxford-circus tottenham-court-road`,
  `
    mile-end stratford west-ham`,
  `
    notting-hill-gate shepherds-bush paddington`,
].map((names) => names.trim().split(/\s+/));

test("rule 3.9: every station borders on the regions that it stands at", () => {
  expect(FACES).toHaveLength(39);
  expect(LONDON.outerFace).toBe(0);
  for (const { id, faces } of LONDON.stations)
    expect([id, ...faces]).toEqual([id, ...[...FACES.keys()].filter((face) => FACES[face]!.includes(id))]);
});

test("rule 3.9: every block borders on the regions on its two sides", () => {
  for (const { between, faces } of LONDON.blocks) {
    const [one, other] = between;
    const isBeside = (round: readonly string[]): boolean =>
      round.some((name, at) => {
        const next = round[(at + 1) % round.length];
        return (name === one && next === other) || (name === other && next === one);
      });
    expect([between, ...faces]).toEqual([between, ...[...FACES.keys()].filter((face) => isBeside(FACES[face]!))]);
  }
});
