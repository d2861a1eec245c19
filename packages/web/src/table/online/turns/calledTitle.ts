/**
 * The name of the tab with a call in it. Every page names itself when it was drawn, which may be long after somebody was
 * called, most of all in a tab that nobody sees; so the call is put into each name that comes, whenever it does.
 */
type Call = (page: string) => string;

let page: string | undefined;
let shown: string | undefined;
let call: Call | undefined;

/** Without a call, pages' names are shown as they are. */
export function callByTitle(called?: Call): void {
  call = called;
  const title = document.querySelector("title");
  // There is one tab, so there is one that watches over its name: two would answer each other for ever.
  if (shown === undefined && title) new MutationObserver(show).observe(title, { childList: true });
  show();
}

function show(): void {
  if (page === undefined || document.title !== shown) page = document.title;
  const wanted = call?.(page) ?? page;
  if (document.title !== wanted) document.title = wanted;
  // As it reads back: with spaces that the document leaves out it would never be the same.
  shown = document.title;
}
