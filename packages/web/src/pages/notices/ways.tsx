/** The ways of notices, each with its state: push on this device, e-mail, a webhook. */
import type { NoticeWay } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { troubleText } from "../../api/api.ts";
import { notices, pushedWay, pushing, subscribe, unsubscribe } from "../../api/notices.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import { t } from "../../words/index.ts";
import { AddressSheet } from "./addressSheet.tsx";
import { Saved } from "./book.tsx";
import type { Book } from "./book.tsx";
import { HookRow } from "./hookRow.tsx";
import { Switch } from "./switch.tsx";
import { Row, SetUp, TestState } from "./wayRow.tsx";

interface WayProps {
  readonly book: Book;
}

export function Ways({ book }: WayProps) {
  return (
    <section class="panel notices-ways" aria-label={t.notices.ways.title}>
      <Push book={book} />
      <Mail book={book} />
      <Hook book={book} />
    </section>
  );
}

function Push({ book }: WayProps) {
  const words = t.notices.ways;
  const can = useSignal(pushing());
  const problem = useSignal<string | undefined>(undefined);
  const way = book.mine.ways.find(({ id }) => id === pushedWay());
  const others = book.mine.ways.filter(({ kind, id }) => kind === "push" && id !== way?.id);
  const why = {
    can: words.pushCan,
    denied: words.pushDenied,
    insecure: words.pushInsecure,
    uninstalled: words.pushUninstalled,
    absent: words.pushAbsent,
  };
  const turn = async (isOn: boolean): Promise<void> => {
    problem.value = undefined;
    if (isOn) {
      const answer = await subscribe(book.mine.pushKey);
      if (typeof answer === "string") can.value = answer;
      else if (!answer.ok) problem.value = troubleText(answer.trouble);
      else {
        await book.set("push", {});
        await book.reload();
      }
    } else {
      await unsubscribe();
      await book.save("push", notices.mine());
    }
  };
  return (
    <Row
      name="push"
      sign="M6 16V11a6 6 0 0 1 12 0v5l1.500 2h-15zM10 20.500h4"
      title={words.push}
      about={way ? undefined : why[can.value]}
      control={
        can.value === "can" && (
          <>
            <Saved book={book} part="push" />
            <Switch labelledBy="way-push" isOn={way?.state === "on"} onChange={(isOn) => void turn(isOn)} />
          </>
        )
      }
    >
      {way && <State way={way} book={book} />}
      {others.length > 0 && <p class="quiet">{words.pushOthers(t.common.names(others.map(({ name }) => name)))}</p>}
      <Problem text={problem.value} />
    </Row>
  );
}

function Mail({ book }: WayProps) {
  const words = t.notices.ways;
  const { ways, canMail } = book.mine;
  const way = ways.find(({ kind }) => kind === "email");
  const isAsked = useSignal(false);
  const send = async (address: string): Promise<string | undefined> => {
    await book.set("email", {});
    const answer = await notices.setMail(address);
    await book.reload();
    return answer.ok ? undefined : troubleText(answer.trouble);
  };
  const about = !canMail ? words.mailCannot : way ? undefined : words.mailNone;
  return (
    <Row
      name="email"
      sign="M3 6h18v12H3zM3.500 6.500L12 13l8.500-6.500"
      title={words.mail}
      about={about}
      control={
        canMail && (
          <>
            <Saved book={book} part="email" />
            {way && way.state !== "new" ? (
              <Switch
                labelledBy="way-email"
                isOn={way.state === "on"}
                onChange={(isOn) => void book.save("email", notices.turn(way.id, isOn))}
              />
            ) : (
              <SetUp
                name="email"
                label={way ? t.notices.change : t.notices.setUp}
                onClick={() => (isAsked.value = true)}
              />
            )}
          </>
        )
      }
    >
      {way?.state === "new" && (
        <p class="quiet">
          {words.mailNew(way.name)}{" "}
          <button type="button" class="link" onClick={() => void send(way.name)}>
            {words.mailAgain}
          </button>
        </p>
      )}
      {way && way.state !== "new" && (
        <>
          <p class="quiet">{way.name}</p>
          <State way={way} book={book}>
            <Remove way={way} book={book} />
          </State>
        </>
      )}
      {isAsked.value && (
        <AddressSheet
          title={words.mail}
          about={words.mailAbout}
          label={words.mailAddress}
          kind="email"
          yes={words.mailSave}
          onSave={send}
          onClose={() => (isAsked.value = false)}
        />
      )}
    </Row>
  );
}

function Hook({ book }: WayProps) {
  const words = t.notices.ways;
  const way = book.mine.ways.find(({ kind }) => kind === "webhook");
  return (
    <HookRow
      title={words.hook}
      way={way}
      about={words.hookNone}
      control={
        way && (
          <>
            <Saved book={book} part="webhook" />
            <Switch
              labelledBy="way-webhook"
              isOn={way.state === "on"}
              onChange={(isOn) => void book.save("webhook", notices.turn(way.id, isOn))}
            />
          </>
        )
      }
      onSave={async (url, shape) => {
        await book.set("webhook", {});
        const answer = await notices.setHook(url, shape);
        await book.reload();
        return answer.ok ? undefined : troubleText(answer.trouble);
      }}
      onTest={(id) => notices.test(id)}
      onTested={() => void book.reload()}
      onRemove={(id) => void book.save("webhook", notices.remove(id))}
    />
  );
}

function State({ way, book, children }: WayProps & { readonly way: NoticeWay; readonly children?: ComponentChildren }) {
  return (
    <TestState way={way} onTest={() => notices.test(way.id)} onTested={() => void book.reload()}>
      {children}
    </TestState>
  );
}

function Remove({ way, book }: WayProps & { readonly way: NoticeWay }) {
  return (
    <button type="button" class="link" onClick={() => void book.save(way.kind, notices.remove(way.id))}>
      {t.notices.remove}
    </button>
  );
}
