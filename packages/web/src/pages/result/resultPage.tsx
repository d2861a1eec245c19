/** The result page: finds out which game was played and loads that game's result. */
import { gamePageOf } from "../../games/gamePages.ts";
import { useGameAt } from "../../storage/gameAt.ts";
import { RulesDoor } from "../../kit/rules/rulesDoor.tsx";
import { Fetched, Loading } from "../../kit/ui/lazy.tsx";
import { MoreToLearn } from "../../table/learn/moreToLearn.tsx";
import { ShownFirst } from "../../table/result/shownFirst.ts";
import { NoTable } from "../../table/frame/noTable.tsx";
import { NewAchievements } from "../myGames/newAchievements.tsx";

export function ResultPage({ id }: { readonly id: string }) {
  const found = useGameAt(id);
  if (!found) return <Loading />;
  if (!found.ok) return <NoTable unopened={found} id={id} />;
  const gamePage = gamePageOf(found.game);
  return (
    gamePage && (
      <ShownFirst.Provider
        value={
          <>
            <NewAchievements id={id} isOnline={false} />
            <MoreToLearn game={found.game} id={id} />
          </>
        }
      >
        <Fetched key={id} load={() => gamePage.result(found.modules)}>
          {(Result) => (
            <>
              <Result id={id} />
              <RulesDoor source={gamePage.rules()} modules={found.modules} />
            </>
          )}
        </Fetched>
      </ShownFirst.Provider>
    )
  );
}
