/** Notifications: where they go, about what, and when not. Everything saves at once. */
import type { MyNotices, NoticeSettings, Tell, WayKind } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { troubleText } from "../../api/api.ts";
import type { Answer } from "../../api/api.ts";
import { identity, whoAmI } from "../../api/identity.ts";
import { notices } from "../../api/notices.ts";
import { Tick } from "../../kit/ui/form/choice.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { announce } from "../../kit/ui/live.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { language, t } from "../../words/index.ts";
import { Away } from "./away.tsx";
import { Saved } from "./book.tsx";
import type { Book } from "./book.tsx";
import { Switch } from "./switch.tsx";
import { Ways } from "./ways.tsx";
import "./notices.css";

const WAYS = ["push", "email", "webhook"] as const satisfies readonly WayKind[];
const TELLS = ["turn", "time", "invite", "end"] as const satisfies readonly Tell[];
/** What was saved last stays marked this long. */
const MARKED = 2_000;

export function NoticesPage() {
  const words = t.notices;
  const mine = useSignal<MyNotices | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const saved = useSignal<string | undefined>(undefined);
  const note = useSignal<string | undefined>(undefined);

  const known = useMemo(() => ({ mine, problem }), [mine, problem]);
  const learn = (answer: Answer<MyNotices>): boolean => learned(answer, known);
  useEffect(() => {
    void confirmAddress().then(async (said) => {
      note.value = said;
      const standing = await whoAmI();
      if (standing.kind === "known" && standing.name !== undefined) learned(await notices.mine(), known);
    });
  }, [known, note]);

  const save: Book["save"] = async (part, asked) => {
    const isSaved = learn(await asked);
    if (!isSaved) return false;
    saved.value = part;
    announce(words.saved);
    setTimeout(() => {
      if (saved.peek() === part) saved.value = undefined;
    }, MARKED);
    return true;
  };
  const set: Book["set"] = (part, change) => {
    const now = mine.peek();
    if (!now) return Promise.resolve(false);
    // Shown at once. A refusal brings back what the server has.
    const settings: NoticeSettings = { ...now.settings, timeZone: ownTimeZone(), language: ownLanguage(), ...change };
    mine.value = { ...now, settings };
    return save(part, notices.set(settings));
  };
  const standing = identity.value;
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <p class="quiet">{words.about}</p>
      {note.value !== undefined && <p role="status">{note.value}</p>}
      <Problem text={standing.kind === "apart" ? troubleText(standing.trouble) : problem.value} />
      {standing.kind === "known" && standing.name === undefined && (
        <p>
          {words.needsName} <a href="/settings#you">{words.toSettings}</a>
        </p>
      )}
      {mine.value && (
        <Parts book={{ mine: mine.value, save, set, saved, reload: async () => void learn(await notices.mine()) }} />
      )}
    </Frame>
  );
}

function Parts({ book }: { readonly book: Book }) {
  const words = t.notices;
  return (
    <div class="notices">
      <Ways book={book} />
      <Tells book={book} />
      <Quiet book={book} />
      <Away book={book} />
      <p>
        <a href="/settings#devices">{words.devices}</a>
      </p>
    </div>
  );
}

function Tells({ book }: { readonly book: Book }) {
  const words = t.notices.tells;
  const { settings, ways } = book.mine;
  const { tells } = settings;
  const has = (kind: WayKind): boolean => ways.some((way) => way.kind === kind && way.state !== "new");
  const change = (tell: Tell, kind: WayKind, isWanted: boolean): void => {
    const kinds = WAYS.filter((each) => (each === kind ? isWanted : tells[tell].includes(each)));
    void book.set("tells", { tells: { ...tells, [tell]: kinds } });
  };
  return (
    <section class="panel notices-tells">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <h2>{words.title}</h2> <Saved book={book} part="tells" />
            </th>
            {WAYS.map((kind) => (
              <th scope="col" key={kind}>
                {words.columns[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TELLS.map((tell) => (
            <tr key={tell}>
              <th scope="row">{words.rows[tell]}</th>
              {WAYS.map((kind) => (
                <td key={kind}>
                  <label class="notices-box">
                    <input
                      type="checkbox"
                      aria-label={words.box(words.rows[tell], words.columns[kind])}
                      checked={tells[tell].includes(kind) && has(kind)}
                      disabled={!has(kind)}
                      onChange={({ currentTarget }) => change(tell, kind, currentTarget.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {has("email") && (
        <Tick
          label={words.everyTurn}
          about={words.everyTurnAbout}
          checked={settings.isEveryTurnMailed}
          onChange={(checked) => void book.set("tells", { isEveryTurnMailed: checked })}
        />
      )}
    </section>
  );
}

/** From ten in the evening to seven in the morning. */
const NIGHT = { from: 22 * 60, to: 7 * 60 };

function Quiet({ book }: { readonly book: Book }) {
  const words = t.notices.quiet;
  const { quiet, ...others } = book.mine.settings;
  const set = (now: NoticeSettings["quiet"]): void => void book.set("quiet", { ...others, quiet: now });
  return (
    <section class="panel">
      <div class="notices-row">
        <Moon />
        <div>
          <h2 id="quiet-hours">{words.title}</h2>
          <p class="quiet">{quiet ? words.between(clock(quiet.from), clock(quiet.to)) : words.about}</p>
        </div>
        <Saved book={book} part="quiet" />
        <Switch
          labelledBy="quiet-hours"
          isOn={quiet !== undefined}
          onChange={(isOn) => set(isOn ? NIGHT : undefined)}
        />
      </div>
      {quiet && (
        <div class="notices-more">
          <div class="notices-times">
            {(["from", "to"] as const).map((end) => (
              <label key={end}>
                {words[end]}
                <input
                  type="time"
                  value={clock(quiet[end])}
                  onChange={({ currentTarget: { value } }) => {
                    const [hours, minutes] = value.split(":").map(Number);
                    if (hours !== undefined && minutes !== undefined) set({ ...quiet, [end]: hours * 60 + minutes });
                  }}
                />
              </label>
            ))}
          </div>
          <Tick
            label={words.urgent}
            about={words.urgentAbout}
            checked={quiet.isUrgentHeld ?? false}
            onChange={(isUrgentHeld) => set({ ...quiet, isUrgentHeld })}
          />
        </div>
      )}
    </section>
  );
}

function Moon() {
  return (
    <svg class="notices-sign" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z" />
    </svg>
  );
}

function clock(minutes: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function ownLanguage(): NoticeSettings["language"] {
  const chosen = language();
  return chosen === "de" || chosen === "pt-BR" ? chosen : "en";
}

/** What the server has; a refusal is told and changes nothing. */
function learned(
  answer: Answer<MyNotices>,
  { mine, problem }: { readonly mine: Signal<MyNotices | undefined>; readonly problem: Signal<string | undefined> },
): boolean {
  if (answer.ok) mine.value = answer.value;
  problem.value = answer.ok ? undefined : troubleText(answer.trouble);
  return answer.ok;
}

/** Confirms the e-mail address of a link, and takes its token out of the address. */
async function confirmAddress(): Promise<string | undefined> {
  const token = new URLSearchParams(location.search).get("confirm");
  if (token === null) return undefined;
  history.replaceState(history.state, "", location.pathname);
  const answer = await notices.confirm(token);
  return answer.ok ? t.notices.confirmed : troubleText(answer.trouble);
}
