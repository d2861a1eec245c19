/** A short introduction: a turn near the end of a game with this option. It refers to stations by id. */
import type { LessonScript } from "../../../../../table/learn/lesson.ts";
import { lessonSetup } from "../../lessonSetup.ts";

const ENTRIES =
  "=shopping|=parks|=dining|=parks|=dining|=culture|=culture|=shopping|" +
  "=west-ham|=perivale|=finchley|=holloway-road|red:euston/kings-cross-st-pancras|black:euston/oxford-circus|" +
  "green:liverpool-street/mile-end|orange:amersham/rickmansworth|trip:holloway-road:red|=putney|" +
  "blue:green-park/oxford-circus|yellow:liverpool-street/moorgate|pink:barking/upminster|" +
  "brown:finsbury-park/walthamstow-central|trip:putney:red+black+blue|" +
  "trip:west-ham:red+black+yellow+blue+green|=bank|=angel|green:bank/liverpool-street|" +
  "black:euston/mornington-crescent|green:limehouse/mile-end|token|trip:bank:green|" +
  "trip:finchley:red+black+yellow+green|=kew-gardens|=mile-end|blue:baker-street/oxford-circus|" +
  "blue:baker-street/marylebone|blue:marylebone/paddington|token|trip:angel:red+black|" +
  "trip:mile-end:yellow+green|=ealing-common|=canning-town|black:kentish-town/mornington-crescent|" +
  "black:bond-street/oxford-circus|green:bank/london-bridge|red:holborn/kings-cross-st-pancras|" +
  "trip:canning-town:green|=earls-court|pink:barking/west-ham|pink:stratford/west-ham|token|" +
  "yellow:aldgate/liverpool-street|trip:earls-court:red+black+blue+green|trip:kew-gardens|=borough|" +
  "=bond-street|red:bank/holborn|red:euston/great-portland-street|green:borough/london-bridge|" +
  "green:borough/waterloo|trip:bond-street:black+blue|trip:borough:red+black+green|=south-kensington|" +
  "=acton-town|yellow:aldgate/limehouse|yellow:canning-town/limehouse|yellow:beckton/canning-town|" +
  "brown:finsbury-park/holloway-road|trip:south-kensington:red+black+blue+green|=turnham-green|" +
  "orange:northwood/rickmansworth|orange:northwood/watford|red:bank/london-bridge|token|trip:turnham-green|" +
  "trip:acton-town|=hampstead|=canada-water|brown:holloway-road/kings-cross-st-pancras|" +
  "brown:euston/kings-cross-st-pancras|pink:mile-end/stratford|pink:aldgate/mile-end|trip:ealing-common|" +
  "=rayners-lane|orange:harrow-on-the-hill/northwood|orange:harrow-on-the-hill/kenton|" +
  "orange:harrow-and-wealdstone/kenton|token|trip:rayners-lane|trip:perivale|=shepherds-bush|=moorgate|" +
  "pink:aldgate/liverpool-street|pink:liverpool-street/moorgate|brown:euston/great-portland-street|" +
  "brown:baker-street/great-portland-street|trip:shepherds-bush|trip:moorgate:red+yellow+blue+green+brown|" +
  "=wembley-park|=leytonstone|black:hampstead/mornington-crescent|black:edgware/hampstead|" +
  "red:baker-street/great-portland-street|red:baker-street/marylebone|trip:hampstead:red+black+yellow+green|" +
  "=oxford-circus|pink:leytonstone/stratford|yellow:kings-cross-st-pancras/moorgate|" +
  "brown:baker-street/marylebone|brown:marylebone/paddington|trip:oxford-circus:black|" +
  "trip:leytonstone:yellow+blue+pink+brown|=hounslow|=tottenham-court-road|red:marylebone/paddington|" +
  "red:notting-hill-gate/paddington|token|black:finchley/kentish-town|trip:tottenham-court-road:red+pink+green|" +
  "trip:canada-water:red|=pimlico|=acton|blue:paddington/shepherds-bush|brown:notting-hill-gate/paddington|" +
  "blue:green-park/westminster|blue:waterloo/westminster|trip:acton:red+blue|trip:wembley-park:blue|" +
  "=highbury-and-islington|=piccadilly-circus|black:finchley/high-barnet|black:finchley/mill-hill-east|" +
  "green:canary-wharf/limehouse|green:canary-wharf/greenwich|trip:piccadilly-circus:blue|" +
  "trip:highbury-and-islington:black+brown|=stockwell|=woodford|blue:elephant-and-castle/waterloo|" +
  "blue:elephant-and-castle/stockwell|blue:brixton/stockwell|blue:morden/stockwell|trip:stockwell:blue+brown|" +
  "trip:woodford:blue+pink+green|=leicester-square|=arnos-grove|green:greenwich/lewisham|red:bank/blackfriars|" +
  "token|red:borough/london-bridge|trip:leicester-square:red+pink+green|trip:pimlico:red+blue|" +
  "=willesden-junction|=high-street-kensington|token|pink:leytonstone/woodford|pink:epping/woodford|" +
  "blue:stockwell/vauxhall|trip:arnos-grove:blue+brown|trip:willesden-junction:brown|=alperton|=canary-wharf|" +
  "red:borough/elephant-and-castle|red:elephant-and-castle/waterloo|red:notting-hill-gate/shepherds-bush|" +
  "red:shepherds-bush/white-city|trip:canary-wharf:red+green|trip:high-street-kensington:red+green|=ruislip|" +
  "=westminster|token|blue:goldhawk-road/shepherds-bush|blue:goldhawk-road/hammersmith|" +
  "blue:charing-cross/waterloo|trip:hounslow:blue+brown|trip:westminster:blue|=holborn|=kenton|" +
  "black:bond-street/green-park|red:alperton/white-city|black:green-park/south-kensington|" +
  "black:earls-court/south-kensington|trip:holborn:red+blue|trip:alperton:red|=greenwich|=goldhawk-road|" +
  "blue:blackfriars/charing-cross|token|token|yellow:euston/kings-cross-st-pancras|trip:greenwich:red+green|" +
  "trip:goldhawk-road:blue+green|=great-portland-street|=green-park|black:earls-court/west-brompton|" +
  "black:putney/west-brompton|black:putney/wimbledon|green:mile-end/stratford|trip:green-park:blue|=northwood|" +
  "yellow:euston/great-portland-street|yellow:baker-street/great-portland-street|" +
  "yellow:baker-street/finchley-road|yellow:finchley-road/wembley-park|trip:great-portland-street:yellow+blue|" +
  "=marble-arch|token|black:bond-street/marble-arch|token|token|trip:marble-arch:red+black|" +
  "trip:kenton:black+yellow|=finchley-road|=newbury-park|yellow:stanmore/wembley-park|yellow:aldgate/bank|" +
  "yellow:bank/blackfriars|blue:hammersmith/turnham-green|trip:finchley-road:yellow|" +
  "trip:newbury-park:yellow+pink|=mornington-crescent|=sudbury|red:bank/moorgate|" +
  "red:euston/mornington-crescent|token|token|trip:mornington-crescent:red+pink";

export const INTRO = {
  setup: lessonSetup({ "mornington-crescent": "yes" }),
  seat: 0,
  entries: ENTRIES,
  steps: [
    { id: "build", at: 222, asks: 2, rule: "6.4", colour: "red", place: "bank", other: "mornington-crescent" },
    {
      id: "ride",
      at: 224,
      asks: 4,
      rule: "6.4",
      colour: "red",
      place: "mornington-crescent",
      points: 1,
      theirs: 1,
      totals: [88, 81],
    },
  ],
} as const satisfies LessonScript;

export type IntroStep = (typeof INTRO)["steps"][number]["id"];
