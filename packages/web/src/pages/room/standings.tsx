/** The score of a room's series. */
import type { RoomInfo } from "@interchange/protocol";
import { Disc, memberOf, nameOf } from "./person.tsx";
import { t } from "../../words/index.ts";
import "./standings.css";

interface StandingsProps {
  readonly info: RoomInfo;
  readonly you?: number | undefined;
}

export function Standings({ info, you }: StandingsProps) {
  const words = t.room.standings;
  const { standings } = info;
  if (!standings.length) return undefined;
  return (
    <section class="panel standings" aria-labelledby="standings">
      <h2 id="standings">{words.title}</h2>
      <table class="standings-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{words.player}</span>
            </th>
            <th scope="col">{words.wins}</th>
            <th scope="col">{words.games}</th>
            <th scope="col">{words.points}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ member, games, wins, points }) => (
            <tr key={member} class={member === you ? "is-you" : ""}>
              <th scope="row">
                <span class="standings-who">
                  <Disc colour={memberOf(info, member)?.colour} name={nameOf(info, member)} />
                  <span>{nameOf(info, member)}</span>
                </span>
              </th>
              <td>
                <b>{wins}</b>
              </td>
              <td>{games}</td>
              <td>{points}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
