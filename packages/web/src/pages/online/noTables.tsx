/** Shown while no table is open: create a public one, play a bot, or tell others where to come. */
import { createTable } from "../../storage/create.ts";
import { useSignal } from "@preact/signals";
import type { GamePage } from "../../games/gamePage.ts";
import { GAME_PAGES } from "../../games/gamePages.ts";
import { api } from "../../api/api.ts";
import { invitationTo } from "../../api/invitation.ts";
import { go } from "../../kit/router.ts";
import { defaultSetup } from "../../table/setup/tableSetup.ts";
import { t } from "../../words/index.ts";
import { Problem } from "../../kit/ui/problem.tsx";

export function NoTables() {
  const words = t.lobby;
  const problem = useSignal("");
  const said = useSignal("");
  /** The address, shown if the browser cannot copy it. */
  const shown = useSignal<string | undefined>(undefined);
  const play = async ({ entry }: GamePage): Promise<void> => {
    const created = await createTable(defaultSetup(entry));
    if (created.ok) go(`/table/${created.id}`);
    else problem.value = t.home.setup.full;
  };
  const copy = async (): Promise<void> => {
    const doors = await api.doors();
    const { link } = invitationTo("/lobby", doors.ok ? doors.value : { network: [] }, new URL(location.href));
    try {
      if (link !== undefined) await navigator.clipboard.writeText(link);
      said.value = link === undefined ? words.invite.closed : words.invite.copied;
    } catch {
      said.value = words.invite.refused;
      shown.value = link;
    }
  };
  return (
    <>
      <p class="buttons">
        <a class="button primary" href="/new?where=public">
          {t.home.join.list}
        </a>
        {GAME_PAGES.map((gamePage) => (
          <button key={gamePage.entry.id} type="button" class="button" onClick={() => void play(gamePage)}>
            {words.tables.playBot(gamePage.about().name)}
          </button>
        ))}
        <button type="button" class="button" onClick={() => void copy()}>
          {words.tables.copy}
        </button>
      </p>
      <Problem text={problem.value} />
      <p class="quiet" role="status">
        {said.value}
      </p>
      {shown.value !== undefined && (
        <input
          type="text"
          readOnly
          aria-label={words.tables.link}
          value={shown.value}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
