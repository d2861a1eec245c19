import { defaultClientConditions, defineConfig } from "vite";
import { alongPlugin } from "./build/alongPlugin.ts";
import { pagePlugin } from "./build/pagePlugin.ts";
import { rulesPlugin } from "./build/rulesPlugin.ts";
import { wordFile } from "./build/wordFiles.ts";

const api = process.env["INTERCHANGE_API"];

/**
 * What home and every table need, in one file: it compresses better than twenty, and is one request. What is only
 * needed later must not match, or it would come with the first screen.
 */
const FIRST = [
  String.raw`packages/web/src/(app/(?!later)|games/(?!lessons)[a-z]+\.ts|games/metro/withFaces|pages/table/)`,
  String.raw`node_modules/@?preact/`,
  String.raw`packages/tabletop/src/(?!boxFacts|canonicalJson|clock|components?\.|componentS|componentsF|setup|shape|recordJson|recordText|seal|sha256)`,
  String.raw`packages/metro/src/(drawing/(?!marks|svg)|editions|geometry|layout|metroRules|module\.|moves|network|notation)`,
  String.raw`packages/metro/src/(lineNow|placing|position|registry|scene|scoring|stations|supply|tiles|trace|turn|view)`,
  String.raw`packages/games/src/([a-z]+|engines/metroRules)\.ts`,
  String.raw`packages/boards/src/((?!palettes)[a-z]+\.ts|metro/(?!compared|dragging|run|strip))`,
  String.raw`packages/web/src/games/(metro/(scene|metroWords)|underground/undergroundWords)\.`,
  String.raw`packages/web/src/keep/(basics|gameAt|here|indexedTables|oldShelf|overflowing|tables|useGameAt)`,
  // The first sheet puts the layers in order, so it must come before all others.
  String.raw`packages/web/src/(app/fonts/fonts|parts/tokens|parts/page)\.css`,
  // Styles of what nearly every later page shows: a sheet of its own is a request, and nothing is shown before it.
  String.raw`packages/web/src/parts/(rules/(ruleLink|term)|ui/(botFace|choice|progressLine|segments|sheet))\.css`,
  String.raw`packages/web/src/pages/online/pips\.css`,
  String.raw`packages/web/src/parts/(assist|game|memory|router|settings)\.`,
  String.raw`packages/web/src/parts/ui/(badge|button|field|frame|lazy|live|mark|panel|skeleton)`,
  String.raw`packages/web/src/parts/words/(figures|language|newsWords|part|words)\.`,
];

/** What of all tables is fetched later, by the beginnings of its paths. */
const LATER_AT_TABLES = [
  "advice/",
  "announce",
  "box/",
  "calling",
  "chatTab",
  "export",
  "flat/",
  "historyBar",
  "keepFocus",
  "keys",
  "lesson/",
  String.raw`log(Tab)?\.`,
  "noTable",
  "notices",
  "online/",
  "playControl",
  "puzzleVerdict",
  "recap",
  "refused",
  "replay",
  "result/",
  "review/",
  "rounds",
  "rulesAtTable",
  "scrolling",
  "setup/",
  "share/",
  "sheets",
  "sounding",
  "story",
  "tabs",
  "takingBack",
  "tapAgain",
  "text/(?!words)",
  "unopened",
  "useSounds",
];

/** What of Metro is fetched later; and words, which have files of their own. */
const LATER_IN_METRO = [
  String.raw`[a-z]{2}(?:-[A-Z]{2})?/`,
  "advice/",
  "bag",
  "beside",
  "box/",
  "differencesAt",
  "editionCard",
  "examples/",
  "final",
  "keyboard",
  "later",
  "ledger",
  "lesson",
  "listing",
  "marks",
  "metroResult",
  "metroSetup",
  "metroSheets",
  "modules/",
  "playedHere",
  "puzzle/",
  "result",
  "review",
  "rules",
  "scene",
  "scores",
  "setup/",
  "sign",
  "sounds",
  "strips",
  "text/",
  "terms",
  "traced",
  "whyNot",
];

/**
 * What every table needs, and what the plain table of Metro does: together, since most tables are that one and one file
 * compresses better than three.
 */
const TABLE = [
  String.raw`packages/host/src/(?!asking|found|memoryStore|testing|thinking|timing)`,
  String.raw`packages/web/src/client/(?!puzzleClient|simulated|online/)`,
  String.raw`packages/web/src/table/(?!${LATER_AT_TABLES.join("|")})`,
  String.raw`packages/web/src/games/metro/(?!${LATER_IN_METRO.join("|")})`,
];

/**
 * What home shares with the pages about other people's tables and with those that lead to lessons: one file, since the
 * first screen has to name each.
 */
const WAYS = [
  String.raw`packages/web/src/online/(api|house|identity|naming|newTable|troubleText)\.tsx?$`,
  String.raw`packages/web/src/pages/online/(apart|pips)\.tsx?$`,
  String.raw`packages/web/src/parts/(aloneScores|clockText|entries|fitting|sitters|ui/botFace|ui/choice|ui/progressLine|ui/segments|words/(learn|lobby|puzzle)Words)\.tsx?$`,
  String.raw`packages/web/src/(games/lessons|keep/everything|parts/lessons/[a-zA-Z]+|table/setup/plan)\.tsx?$`,
  String.raw`packages/games/src/botLadder`,
];

/** What home shows as soon as it stands, with the sign of each game: by themselves they would be nine requests. */
const HOME = [
  String.raw`packages/web/src/pages/home/(botWay|friendsWay|gameTabs|home(Page)?|joinWay|lessonCard|tiles|ways)\.`,
  String.raw`packages/web/src/games/[a-z]+/sign\.`,
];

/**
 * Small things that later pages share, and what tables fetch later: each by itself would be a request for next to
 * nothing, and on a slow network a page waits for requests more than for bytes.
 */
const SHARED = [
  String.raw`packages/web/src/parts/words/(access|along|flat|mine|online|page|review|rules|share|sound)Words\.`,
  String.raw`packages/web/src/parts/rules/(address|door|inLanguage|ruleLink|rulesDoor|term)\.`,
  String.raw`packages/web/src/(parts/(forget|tableNotes|ui/(near|sheet))|table/rulesAtTable)\.`,
  String.raw`packages/web/src/games/[a-z]+/(terms|setup/icon)\.tsx`,
];

/** What sets up a table, whatever the game; and what engines need for that alone. */
const SETUP = [
  String.raw`packages/web/src/pages/setup/`,
  String.raw`packages/web/src/table/(setup/(?!differences|plan\.)|box/(chooser|kept)\.)`,
];
/** With Metro's own part of it, which is small, and without which hardly anybody sets anything up. */
const SETTING = [
  String.raw`packages/tabletop/src/(boxFacts|canonicalJson|components|componentSet|setup|shape)\.`,
  String.raw`packages/metro/src/(chosenColours|components/(core|values)|game|imagine|options|unprinted)\.`,
];

/** What makes a table of a plan, which is asked for when it begins. */
const CREATE = String.raw`packages/(web/src/keep/create|host/src/found)\.`;

/** What every table fetches once its first screen stands. */
const ASIDE = [
  String.raw`packages/web/src/table/(announce|chatTab|flat/(laid|useFlat)|keepFocus|keys|log|notices|recap|replay|rounds|scrolling|story|tabs|takingBack|useSounds)\.`,
  String.raw`packages/web/src/(parts/sound/volume|table/setup/differences)\.`,
];
const METRO_ASIDE = String.raw`packages/web/src/games/metro/(bag|beside|differencesAt|keyboard|text/late)\.`;

/** The rules of all modules, which always come together; what the faces of all modules share; where their words and Metro's later parts are. */
const MODULES = [
  String.raw`packages/metro/src/(modules/[^/]+/[^/]+\.ts|drawing/marks|catalog|companies|lexicon|tourists|onceEach|secrets)`,
  String.raw`packages/metro/src/components/(interchange-1/(?!stations)|companies|tourists)`,
  String.raw`packages/web/src/games/metro/modules/whole\.`,
];
const FACES = String.raw`packages/web/src/games/metro/modules/(asideButton|choices|decision|face|kit|letters|load|modules|onBoard|onTable|own|ownDesk|panels|pieces|reactions|says|values)\.`;
const METRO_LATER = String.raw`packages/web/src/games/metro/(later|modules/(moduleWords|index|[a-z-]+/words))\.ts`;

/** The rules of On the Underground; and small things that both its table and what sets it up need. */
const UNDERGROUND_RULES = String.raw`packages/underground/src/(building|chosenMarkers|cities/london|city|components|course|destinations|distances|game|indices|loops|moves|notation|options|passenger|paying|positionHands|rulesOf|stages|start|topology|tracks|trips|turn|view)\.`;
const UNDERGROUND_MARKS = [
  String.raw`packages/web/src/games/underground/(marks|places|lesson/variants|setup/[a-zA-Z]+\.css)`,
  String.raw`packages/(underground/src/drawing|boards/src/map)/palette\.`,
];

export default defineConfig({
  plugins: [rulesPlugin(), alongPlugin(), pagePlugin()],
  resolve: { conditions: ["@interchange/source", ...defaultClientConditions] },
  build: {
    // `budget.mjs` reads there what comes with what.
    manifest: true,
    // Data addresses would need an exception in the server's content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that knows the page's style sheets preloads modules by itself.
      polyfill: false,
      // The names of what comes along weigh a kilobyte of the first screen, so only whole pages name it.
      resolveDependencies: (file, along) => (/(?:Page|(?<!no)Table|Result)-[^/]*$/.test(file) ? along : []),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: wordFile, debugName: "words", priority: 2, includeDependenciesRecursively: false },
            { name: "ways", test: new RegExp(WAYS.join("|")), priority: 2, includeDependenciesRecursively: false },
            // The list of games knows how turns are planned; only those who plan ask for it.
            { name: "planning", test: /games\/src\/onTurn/, priority: 2, includeDependenciesRecursively: false },
            // Likewise how long bots may think.
            {
              name: "thinking",
              test: /games\/src\/longestThought|web\/src\/bots\/thinker/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            { name: "first", test: new RegExp(FIRST.join("|")), priority: 1 },
            { name: "homePage", test: new RegExp(HOME.join("|")), includeDependenciesRecursively: false },
            { name: "table", test: new RegExp(TABLE.join("|")), includeDependenciesRecursively: false },
            { name: "shared", test: new RegExp(SHARED.join("|")), includeDependenciesRecursively: false },
            { name: "setup", test: new RegExp(SETUP.join("|")), includeDependenciesRecursively: false },
            { name: "setting", test: new RegExp(SETTING.join("|")), includeDependenciesRecursively: false },
            { name: "create", test: new RegExp(CREATE), includeDependenciesRecursively: false },
            { name: "aside", test: new RegExp(ASIDE.join("|")), includeDependenciesRecursively: false },
            { name: "metroAside", test: new RegExp(METRO_ASIDE), includeDependenciesRecursively: false },
            { name: "modules", test: new RegExp(MODULES.join("|")), includeDependenciesRecursively: false },
            { name: "faces", test: new RegExp(FACES), includeDependenciesRecursively: false },
            { name: "underground", test: new RegExp(UNDERGROUND_RULES), includeDependenciesRecursively: false },
            {
              name: "undergroundMarks",
              test: new RegExp(UNDERGROUND_MARKS.join("|")),
              includeDependenciesRecursively: false,
            },
            { name: "metroLater", test: new RegExp(METRO_LATER), includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  ...(api === undefined ? {} : { server: { proxy: { "/api": { target: api, ws: true } } } }),
});
