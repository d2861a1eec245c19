/** A short introduction: the last turn of a game with this option. It refers to stations by id. */
import type { LessonScript } from "../../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../lessonSetup.ts";

const ENTRIES =
  "=parks|=dining|=culture|=shopping|=culture|=dining|=parks|=shopping|=earls-court|=moorgate|=holborn|" +
  "=finchley-road|red:euston/kings-cross-st-pancras|black:holborn/kings-cross-st-pancras|" +
  "green:euston/oxford-circus|orange:amersham/rickmansworth|trip:holborn:red+black|trip:moorgate:black|" +
  "=leytonstone|=ruislip|blue:kings-cross-st-pancras/moorgate|yellow:baker-street/oxford-circus|" +
  "pink:liverpool-street/mile-end|brown:barking/upminster|trip:finchley-road:red+yellow+blue+green|" +
  "trip:leytonstone:red+yellow+blue+pink+green|=acton|=bond-street|black:bank/holborn|" +
  "green:bond-street/oxford-circus|black:euston/kings-cross-st-pancras|black:bank/london-bridge|" +
  "trip:bond-street:black+pink+green|trip:ruislip:yellow+green|=shepherds-bush|=highbury-and-islington|" +
  "blue:liverpool-street/moorgate|yellow:baker-street/marylebone|yellow:marylebone/paddington|" +
  "blue:euston/kings-cross-st-pancras|trip:acton|trip:highbury-and-islington:yellow+blue+green|=greenwich|" +
  "=sudbury|token|orange:northwood/rickmansworth|orange:northwood/watford|red:euston/great-portland-street|" +
  "trip:shepherds-bush:red+yellow+green|trip:sudbury|=newbury-park|=angel|pink:limehouse/mile-end|token|" +
  "yellow:green-park/oxford-circus|token|trip:angel:yellow+blue+green|trip:newbury-park:blue+pink|" +
  "=south-kensington|=white-city|red:baker-street/great-portland-street|black:canada-water/london-bridge|" +
  "black:canada-water/canary-wharf|black:canary-wharf/limehouse|trip:greenwich:black+pink|" +
  "trip:south-kensington:red+black+yellow|=high-street-kensington|=hounslow|yellow:paddington/shepherds-bush|" +
  "pink:canning-town/limehouse|pink:beckton/canning-town|blue:euston/mornington-crescent|trip:earls-court|" +
  "trip:high-street-kensington|=kew-gardens|=acton-town|red:baker-street/marylebone|red:marylebone/paddington|" +
  "green:euston/kings-cross-st-pancras|green:baker-street/bond-street|trip:hounslow|trip:acton-town|" +
  "=wembley-park|=mornington-crescent|blue:kentish-town/mornington-crescent|brown:barking/west-ham|" +
  "brown:stratford/west-ham|brown:mile-end/stratford|trip:kew-gardens|=turnham-green|" +
  "green:baker-street/marylebone|green:marylebone/paddington|token|orange:harrow-on-the-hill/northwood|" +
  "trip:turnham-green|trip:mornington-crescent:red+yellow+blue|=hampstead|=piccadilly-circus|" +
  "blue:finchley/kentish-town|blue:finchley/high-barnet|blue:finchley/mill-hill-east|brown:aldgate/mile-end|" +
  "trip:piccadilly-circus:blue+green|trip:white-city:yellow|=west-ham|=canada-water|" +
  "orange:harrow-on-the-hill/kenton|orange:harrow-and-wealdstone/kenton|token|" +
  "black:euston/tottenham-court-road|trip:canada-water:red+black+yellow|=mile-end|" +
  "brown:aldgate/liverpool-street|brown:liverpool-street/moorgate|yellow:green-park/westminster|" +
  "yellow:waterloo/westminster|trip:mile-end:black+pink|=canary-wharf|red:kings-cross-st-pancras/moorgate|" +
  "red:liverpool-street/moorgate|red:aldgate/liverpool-street|red:notting-hill-gate/paddington|" +
  "trip:canary-wharf:black+pink|trip:west-ham:red+black+brown|=goldhawk-road|=stockwell|" +
  "yellow:elephant-and-castle/waterloo|yellow:green-park/victoria|token|token|trip:stockwell:red+yellow+brown|" +
  "trip:goldhawk-road:yellow|=northwood|=kenton|red:high-street-kensington/notting-hill-gate|" +
  "red:earls-court/high-street-kensington|red:earls-court/west-brompton|red:putney/west-brompton|" +
  "trip:hampstead:red+yellow+blue|=finchley|pink:bank/liverpool-street|pink:bank/blackfriars|" +
  "pink:blackfriars/charing-cross|pink:charing-cross/waterloo|trip:finchley:blue|=canning-town|" +
  "red:putney/wimbledon|black:canary-wharf/canning-town|token|green:paddington/shepherds-bush|" +
  "trip:canning-town:black+blue|=alperton|yellow:shepherds-bush/white-city|" +
  "yellow:elephant-and-castle/stockwell|yellow:brixton/stockwell|yellow:morden/stockwell|" +
  "trip:alperton:yellow+pink|=hainault|orange:kenton/willesden-junction|orange:paddington/willesden-junction|" +
  "orange:marylebone/paddington|token|trip:hainault:red+yellow+brown|trip:northwood:red+orange+brown|" +
  "=westminster|=green-park|yellow:acton/white-city|yellow:acton/ealing-broadway|pink:bank/london-bridge|token|" +
  "trip:kenton:orange|=pimlico|token|green:bond-street/green-park|token|token|trip:green-park:orange+green|" +
  "=bank|blue:aldgate/liverpool-street|blue:aldgate/limehouse|blue:aldgate/bank|blue:bank/blackfriars|" +
  "trip:bank:yellow+pink|trip:westminster:yellow+pink|=ealing-common|=tottenham-court-road|" +
  "green:green-park/piccadilly-circus|green:charing-cross/piccadilly-circus|green:charing-cross/waterloo|" +
  "red:aldgate/mile-end|trip:tottenham-court-road:red+black+yellow|trip:wembley-park:red+black+orange|" +
  "=perivale|=marble-arch|token|token|pink:borough/london-bridge|blue:blackfriars/charing-cross|" +
  "trip:marble-arch:red+orange|trip:pimlico:red+yellow|=oxford-circus|=holloway-road|red:mile-end/stratford|" +
  "black:canning-town/west-ham|black:stratford/west-ham|black:holborn/tottenham-court-road|" +
  "trip:oxford-circus:yellow|trip:holloway-road:green|=leicester-square|=willesden-junction|" +
  "pink:charing-cross/leicester-square|token|token|brown:kings-cross-st-pancras/moorgate|" +
  "trip:leicester-square:blue+pink|trip:willesden-junction:yellow+pink+orange|=borough|=great-portland-street|" +
  "black:leytonstone/stratford|black:barking/west-ham|token|token|trip:great-portland-street:red+orange|" +
  "=woodford|blue:euston/great-portland-street|blue:baker-street/great-portland-street|token|" +
  "blue:charing-cross/westminster|trip:borough:blue+pink|=putney|black:euston/great-portland-street|" +
  "black:baker-street/great-portland-street|green:borough/waterloo|green:borough/london-bridge|" +
  "trip:putney:red+green|trip:woodford:red+black|=rayners-lane|=arnos-grove|" +
  "blue:holloway-road/kings-cross-st-pancras|blue:finsbury-park/holloway-road|token|token|" +
  "trip:arnos-grove:black+blue|trip:ealing-common:yellow+blue";

export const INTRO = {
  setup: lessonSetup({ "last-round": "designer" }),
  seat: 1,
  entries: ENTRIES,
  steps: [
    { id: "build", at: 238, asks: 2, rule: "6.3", colour: "blue", place: "finsbury-park", points: 1 },
    {
      id: "ride",
      at: 240,
      asks: 4,
      rule: "6.3",
      colour: "blue",
      place: "arnos-grove",
      other: "ealing-common",
      points: 3,
      theirs: 1,
      totals: [89, 88],
    },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
